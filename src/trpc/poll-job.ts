import { LATER_MS, FIRST_POLLS, SOON_MS, WATCH_MS } from "./poll-plan";

/** A job as GET /api/jobs/:id answers it; `result` depends on its type. */
export interface PolledJob {
  id: string;
  status: "PENDING" | "PROCESSING" | "COMPLETED" | "FAILED" | "CANCELLED";
  result?: unknown;
  error?: string | null;
}

export interface JobPolling {
  /** The last answer; null before the first. */
  job: PolledJob | null;
  /** Still asking. */
  loading: boolean;
  error: string | null;
}

export const POLL_TEXT = {
  failed: "Job failed",
  noAnswer: "Failed to fetch job status",
  timeOut: "Polling timeout exceeded",
} as const;

/** One answer may take this long; then it counts as none. */
const ANSWER_MS = 15_000;
/** Answers that failed in a row before it gives up: one lost packet is no reason. */
const PATIENCE = 3;

/**
 * Asks until the job has ended, then rests: every 3 s, after ten answers every 10 s, for two minutes in all. What it
 * learns goes to `onChange`. `signal` stops the asking, never the job.
 */
export async function pollJob(jobId: string, onChange: (state: JobPolling) => void, { signal, fetch: ask = fetch }: { signal: AbortSignal; fetch?: typeof fetch }): Promise<void> {
  const until = Date.now() + WATCH_MS;
  let job: PolledJob | null = null;
  let failures = 0;
  const tell = (state: Omit<JobPolling, "job">): void => {
    if (!signal.aborted) onChange({ job, ...state });
  };
  tell({ loading: true, error: null });
  for (let polls = 0; !signal.aborted; polls += 1) {
    const answer = await askOnce(jobId, ask, signal);
    if (signal.aborted) return;
    if (answer.job) {
      job = answer.job;
      failures = 0;
      if (job.status === "FAILED") return tell({ loading: false, error: job.error || POLL_TEXT.failed });
      if (job.status === "COMPLETED" || job.status === "CANCELLED") return tell({ loading: false, error: null });
      tell({ loading: true, error: null });
    } else {
      failures += 1;
      if (answer.final || failures >= PATIENCE) return tell({ loading: false, error: POLL_TEXT.noAnswer });
    }
    const wait = polls + 1 < FIRST_POLLS ? SOON_MS : LATER_MS;
    if (Date.now() + wait > until) return tell({ loading: false, error: POLL_TEXT.timeOut });
    await pause(wait, signal);
  }
}

/** `final`: the server has refused, and asking again would not change it. */
async function askOnce(jobId: string, ask: typeof fetch, signal: AbortSignal): Promise<{ job: PolledJob | null; final: boolean }> {
  try {
    const response = await ask(`/api/jobs/${encodeURIComponent(jobId)}`, { signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]) });
    if (response.ok) return { job: (await response.json()) as PolledJob, final: false };
    return { job: null, final: response.status >= 400 && response.status < 500 && response.status !== 429 };
  } catch {
    return { job: null, final: false };
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done, { once: true });
  });
}
