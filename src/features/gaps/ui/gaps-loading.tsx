import { Loading, SkeletonLine } from "@/ui/skeleton";
import { gapText } from "./text";

/** The screen ends at the window's edge: the three columns scroll, the bar stays. 127 px = head and tabs of an assessment. */
export const SPLIT_HEIGHT = "flex h-[calc(100dvh-127px)] min-h-[560px] flex-col max-wide:h-auto max-wide:min-h-0 max-wide:flex-1";
export const SPLIT_COLUMNS =
  "grid min-h-0 flex-1 grid-cols-[300px_408px_minmax(0,1fr)] grid-rows-[minmax(0,1fr)] " +
  "max-desk:grid-cols-[250px_350px_minmax(0,1fr)] max-split:grid-cols-[210px_300px_minmax(0,1fr)] max-wide:block";

const ROWS = [150, 190, 130, 170, 160, 180];

/** The three columns at their widths, so that nothing moves when they fill. */
export function GapsLoading() {
  return (
    <Loading what={gapText.title}>
      <div className={SPLIT_HEIGHT}><div className={SPLIT_COLUMNS}>
        <div className="space-y-6 border-r border-line py-4 pl-8 max-wide:hidden">
          <SkeletonLine width={220} height={30} />
          {ROWS.map((width) => <p key={width} className="space-y-2"><SkeletonLine width={width} /><br /><SkeletonLine width={90} /></p>)}
        </div>
        <div className="space-y-5 border-r border-line p-5 max-wide:border-r-0">
          <SkeletonLine width={180} />
          <p><SkeletonLine width={260} height={18} /></p>
          <p><SkeletonLine width="100%" height={62} /></p>
          <p><SkeletonLine width="100%" height={120} /></p>
          <p><SkeletonLine width="100%" height={34} /></p>
        </div>
        <div className="bg-desk max-wide:hidden" />
      </div></div>
    </Loading>
  );
}
