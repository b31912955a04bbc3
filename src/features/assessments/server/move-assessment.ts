import { type AssessmentMove, stateAfter, statesBefore } from "@/domain/assessment/assessment";
import { conflict } from "@/domain/errors";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { findState, moveState } from "./store";

/** The only writer of `state`: compare-and-set along the transition table, with its audit row. */
export async function moveAssessment(
  ctx: AppContext,
  id: string,
  move: AssessmentMove,
  data: Parameters<typeof moveState>[4] = {},
): Promise<void> {
  const moved = await moveState(ctx.db, id, statesBefore(move), stateAfter(move), data);
  if (moved === 0) throw conflict(REFUSED[move], { code: "STATE" });
  await audit(ctx, `assessment.${move}`, { type: "assessment", id });
}

const REFUSED: Record<AssessmentMove, string> = {
  start: "A run is already going on for this assessment, or it is archived. Open the run to watch it.",
  needAnswers: "This run is no longer going on.",
  complete: "This run is no longer going on.",
  fail: "This run is no longer going on.",
  cancel: "This run is no longer going on.",
  archive: "This assessment cannot be archived while a run is going on. Cancel the run first.",
  restore: "This assessment is not archived.",
  restoreScored: "This assessment is not archived.",
};

/** The same for a step that may be repeated after a crash: already being there is success. */
export async function settleAssessment(ctx: AppContext, id: string, move: AssessmentMove): Promise<void> {
  const moved = await moveState(ctx.db, id, statesBefore(move), stateAfter(move));
  if (moved === 1) return audit(ctx, `assessment.${move}`, { type: "assessment", id });
  if ((await findState(ctx.db, id)) !== stateAfter(move)) throw conflict(REFUSED[move], { code: "STATE" });
}
