import { type JobError, toJobError } from "@/domain/jobs/job-errors";

/** How a round of questions ended. */
export interface Round {
  /** Questions the model service was too busy for. */
  waiting: number;
  /** The longest wait it asked for, seconds; null = it named none. */
  retryAfterSec: number | null;
}

/** A round with nothing to ask about: an assessment made of answers alone. */
export const NO_QUESTION: Round = { waiting: 0, retryAfterSec: null };

/** Questions in the air at once about one assessment. */
const AT_ONCE = 3;

/**
 * Asks about each item, a few at a time; with `cold` the first goes alone, for the others read what it put in the cache.
 * A busy service is no failure: how many still wait is returned. @throws the first other failure, once what is in the air has ended
 */
export async function askQueue<T>(items: readonly T[], cold: boolean, ask: (item: T) => Promise<void>): Promise<Round> {
  const queue = [...items];
  const busy: JobError[] = [];
  const failed: unknown[] = [];
  const one = (item: T): Promise<void> =>
    ask(item).catch((thrown: unknown) => {
      const error = toJobError(thrown);
      if (error.code === "THROTTLED") busy.push(error);
      else failed.push(thrown);
    });
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined && failed.length === 0; next = queue.shift()) await one(next);
  };
  const first = cold ? queue.shift() : undefined;
  if (first !== undefined) await one(first);
  // Alone also when it is turned away: the rest would be turned away with it.
  if (busy.length === 0) await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failed.length > 0) throw failed[0];
  const waits = busy.flatMap(({ retryAfterSec }) => retryAfterSec ?? []);
  return { waiting: busy.length + queue.length, retryAfterSec: waits.length === 0 ? null : Math.max(...waits) };
}
