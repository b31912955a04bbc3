import { findNames } from "@/features/evidence/server";
import { AppError } from "@/domain/errors";
import type { Gap, GapCompanion } from "@/domain/gaps/gap";
import type { AppContext } from "@/kernel/context";
import type { GapView } from "../contract";
import { loadGaps } from "./load-gaps";
import { toGapView } from "./to-view";

const holds = (gap: Gap, dataPoint: string): boolean => gap.dataPoint === dataPoint || gap.companions.some((each) => each.dataPoint === dataPoint);

/** The gap or the companion of this key. */
export function entryIn(gaps: readonly Gap[], dataPoint: string): Gap | GapCompanion | null {
  const gap = gaps.find((each) => holds(each, dataPoint));
  return gap?.companions.find((each) => each.dataPoint === dataPoint) ?? gap ?? null;
}

/** One gap as it stands after a change, of itself or of a companion, with the effect computed anew. */
export async function gapNow(ctx: AppContext, assessmentId: string, dataPoint: string): Promise<GapView> {
  const { gaps, assessed, versions, skipped } = await loadGaps(ctx, assessmentId);
  const gap = gaps.find((each) => holds(each, dataPoint));
  if (!gap) throw new AppError("NOT_FOUND", "This gap is no longer part of the rubric.");
  const names = await findNames(ctx.db, [gap, ...gap.companions].flatMap(({ answer }) => (answer ? [answer.answeredBy] : [])));
  return toGapView(gap, { rubric: ctx.ports.rubric, assessed, versions, skipped, names });
}
