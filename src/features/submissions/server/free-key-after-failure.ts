import type { AppContext } from "@/kernel/context";
import { freeKey } from "./store";

/** Told of every job's end, in its transaction: a failed one frees its idempotency key (jobs.md section 4). */
export async function freeKeyAfterFailure(db: AppContext["db"], jobId: string): Promise<void> {
  await freeKey(db, jobId, "FAILED");
}
