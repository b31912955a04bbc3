import type { EntryView, GapView } from "../contract";

/** The gap this data point is a row of, or a companion in. */
export const holderOf = (gaps: readonly GapView[], dataPoint: string): GapView | undefined =>
  gaps.find((gap) => gap.dataPoint === dataPoint || gap.companions.some((each) => each.dataPoint === dataPoint));

/** The state of the field of this data point, of a gap or of a companion. */
export function entryOf(gaps: readonly GapView[], dataPoint: string): EntryView | undefined {
  const holder = holderOf(gaps, dataPoint);
  return holder?.companions.find((each) => each.dataPoint === dataPoint) ?? holder;
}
