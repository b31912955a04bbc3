import type { AppContext } from "@/kernel/context";
import { stateAfter, statesBefore } from "@/domain/assessment/assessment";
import { moveAfter } from "./move-after";
import { closeOpenRun, findEndedJob, moveFrom } from "./store";

/**
 * A job that held its assessment and has ended frees it in the same transaction, so that no assessment says
 * "analysing" while nothing works on it. Other jobs move nothing.
 */
export async function settleAfterJob(db: AppContext["db"], jobId: string, at: Date): Promise<void> {
  const ended = await findEndedJob(db, jobId);
  const move = ended && moveAfter(ended);
  if (!ended || !move) return;
  const moved = await moveFrom(db, ended.assessmentId, statesBefore(move), stateAfter(move));
  if (moved && (move === "fail" || move === "cancel")) await closeOpenRun(db, ended.assessmentId, at);
}
