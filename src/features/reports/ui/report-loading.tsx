import { Loading, SkeletonLine } from "@/ui/skeleton";
import { reportText as text } from "./text";

/** The outline of a page on its desk. */
export function ReportLoading() {
  return (
    <Loading what={text.title}>
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)_300px] desk:grid-cols-[200px_minmax(0,1fr)_300px] max-wide:grid-cols-1">
        <div className="space-y-3 py-5 pl-8 max-desk:hidden">{[70, 60, 66, 58, 64].map((width) => <p key={width}><SkeletonLine width={width} /></p>)}</div>
        <div className="bg-desk px-6 py-5"><div className="mx-auto max-w-[740px] space-y-4 bg-paper p-12" style={{ aspectRatio: 0.707 }}><p><SkeletonLine width={240} height={26} /></p><p><SkeletonLine width="80%" /></p><p><SkeletonLine width="90%" /></p></div></div>
        <div className="space-y-4 p-6 max-wide:hidden"><p><SkeletonLine width={90} /></p><p><SkeletonLine width={220} height={34} /></p></div>
      </div>
    </Loading>
  );
}
