import { Loading, SkeletonLine } from "@/ui/skeleton";
import { resultText as text } from "./text";

/** Figures first, then rows, at the heights they will have. */
export function ScorecardLoading() {
  return (
    <Loading what={text.title}>
      <div className="grid grid-cols-[minmax(0,1fr)_400px] gap-12 max-desk:grid-cols-1">
        <div className="space-y-5">
          <p><SkeletonLine width={190} height={70} /></p>
          <p><SkeletonLine width="100%" height={44} /></p>
          <div className="grid grid-cols-3 gap-6">{[0, 1, 2].map((part) => <p key={part} className="border-t-[1.5px] border-line pt-2"><SkeletonLine width={70} /><br /><SkeletonLine width={110} height={22} /></p>)}</div>
        </div>
        <p className="max-desk:hidden"><SkeletonLine width="100%" height={290} /></p>
      </div>
      <h2 className="mt-7 mb-1">{text.categories}</h2>
      <div className="border-t-[1.5px] border-ink">
        {[150, 210, 190, 120, 90, 200, 180].map((width) => <p key={width} className="flex min-h-11 items-center border-b border-line"><SkeletonLine width={width} /></p>)}
      </div>
    </Loading>
  );
}
