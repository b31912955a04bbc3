import { JobError } from "@/domain/jobs/job-errors";
import type { JobLedger } from "@/kernel/job-ledger";

/** People cannot read faster, and each write is a row: a page read in 4 ms must not cost one. */
const AT_MOST_EVERY_MS = 250;

/** Writes the first, the last and now and then one between. */
export function progressWriter(ledger: JobLedger, jobId: string): (done: number, total: number, sentence: string) => Promise<void> {
  let writtenAt = Number.NEGATIVE_INFINITY;
  return async (done, total, sentence) => {
    const at = performance.now();
    if (done < total && at - writtenAt < AT_MOST_EVERY_MS) return;
    writtenAt = at;
    if (!(await ledger.progress(jobId, done, total, sentence))) throw new JobError("CANCELLED");
  };
}
