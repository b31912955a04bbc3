import type { JobError} from "@/domain/jobs/job-errors";
import { toJobError } from "@/domain/jobs/job-errors";
import type { AppContext } from "@/kernel/context";
import { readingGround } from "./reading-ground";
import { adoptReadings, findReadings, keepReading } from "./store-readings";

export interface Asked {
  /** Categories that have an answer now. */
  read: number;
  /** Categories the model service was too busy for. */
  waiting: number;
  /** The longest wait it asked for, seconds; null = it named none. */
  retryAfterSec: number | null;
}

export interface AskOptions {
  jobId: string;
  signal: AbortSignal;
  /** Told before each question. */
  progress: (done: number, total: number, category: string) => Promise<void>;
}

/** Questions in the air at once for one assessment; the first goes alone, for the others read what it put in the cache. */
const AT_ONCE = 3;

/**
 * Asks the model about every category of the run that has no answer yet, and keeps each answer as it comes: a step that
 * is repeated asks only for what is missing. A busy service is no failure here; how many still wait is returned.
 */
export async function askCategories(ctx: AppContext, runId: string, options: AskOptions): Promise<Asked> {
  const { run, documents, firm, hash } = await readingGround(ctx, runId);
  const { rubric, analyst } = ctx.ports;
  await adoptReadings(ctx.db, run, hash);
  const done = new Set((await findReadings(ctx.db, runId, hash)).map(({ category }) => category));
  const queue = rubric.categories.filter(({ id }) => !done.has(id));
  let read = done.size;
  const busy: JobError[] = [];
  const failed: unknown[] = [];

  const ask = async ({ id, name }: (typeof queue)[number]): Promise<void> => {
    await options.progress(read, rubric.categories.length, name.en);
    const reply = await analyst.analyse({ rubric, documents, firm, categories: [id], asOf: run.asOf, jobId: options.jobId, signal: options.signal });
    const account = reply.account ?? { leftOut: [], notes: [], dropped: [], offTopic: 0, promptVersionIds: [] };
    await keepReading(ctx.db, runId, hash, { category: id, findings: reply.findings, account }, ctx.now());
    read += 1;
  };
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined && failed.length === 0; next = queue.shift()) {
      await ask(next).catch((thrown: unknown) => {
        const error = toJobError(thrown);
        if (error.code === "THROTTLED") busy.push(error);
        else failed.push(thrown);
      });
    }
  };
  if (done.size === 0) {
    const first = queue.shift();
    // Alone also when it is turned away: six more would be turned away with it.
    if (first) await ask(first).catch((thrown: unknown) => {
      const error = toJobError(thrown);
      if (error.code !== "THROTTLED") throw thrown;
      busy.push(error);
    });
    if (busy.length > 0) return asked(0, rubric.categories.length, busy);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failed.length > 0) throw failed[0];
  return asked(read, rubric.categories.length - read, busy);
}

const asked = (read: number, waiting: number, busy: readonly JobError[]): Asked => {
  const waits = busy.flatMap(({ retryAfterSec }) => retryAfterSec ?? []);
  return { read, waiting, retryAfterSec: waits.length === 0 ? null : Math.max(...waits) };
};
