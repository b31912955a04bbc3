import { JobError } from "@/domain/jobs/job-errors";
import type { JobLedger, JobStanding } from "@/kernel/job-ledger";
import { finalFailure } from "./step-failure";

/** A cancelled step stops this soon; one query a second and only while a step runs. */
const LOOK_EVERY_MS = 1_000;

const REASON: Record<Exclude<JobStanding, "live">, () => JobError> = {
  overdue: () => new JobError("TIMEOUT"),
  ended: () => new JobError("CANCELLED"),
};

/** Watches the job's row while a step runs; works the same whichever process or driver runs it. */
export async function watchJob(ledger: JobLedger, jobId: string): Promise<{ signal: AbortSignal; reason(): JobError | null; stop(): void }> {
  const standing = await ledger.standing(jobId);
  if (standing !== "live") throw finalFailure(REASON[standing]());

  const controller = new AbortController();
  let reason: JobError | null = null;
  const look = async (): Promise<void> => {
    // A failed look says nothing about the job; the next one will.
    const seen = await ledger.standing(jobId).catch(() => "live" as const);
    if (seen === "live" || reason !== null) return;
    reason = REASON[seen]();
    controller.abort(reason);
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return { signal: controller.signal, reason: () => reason, stop: () => clearInterval(timer) };
}
