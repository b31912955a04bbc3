import type { AppContext } from "@/kernel/context";
import { stateAfter, statesBefore } from "@/domain/assessment/assessment";
import { closeOpenRun, findEndedChain, moveFrom } from "./store";

/**
 * A chain that ended without a result (failed, cancelled, out of time, lost) frees its assessment in the same
 * transaction, so that no assessment says "analysing" while nothing works on it. Other jobs move nothing.
 */
export async function settleAfterJob(db: AppContext["db"], jobId: string, at: Date): Promise<void> {
  const chain = await findEndedChain(db, jobId);
  if (!chain) return;
  const move = chain.status === "FAILED" ? "fail" : "cancel";
  if (await moveFrom(db, chain.assessmentId, statesBefore(move), stateAfter(move))) await closeOpenRun(db, chain.assessmentId, at);
}
