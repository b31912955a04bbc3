/** The polling rule of jobs: soon at first, then calmly, and never for ever. Times in milliseconds. */
export const FIRST_POLLS = 10;
export const SOON_MS = 3000;
export const LATER_MS = 10_000;
export const WATCH_MS = 120_000;
/** A live stream that says nothing for this long, not even that it is there, is lost or held back on the way. */
export const SILENCE_MS = 20_000;

export interface Watch {
  /** Answers and failures since the watch began. */
  polls: number;
  watchedMs: number;
  /** The job ended, was cancelled among them. */
  terminal: boolean;
  /** The tab is not seen. */
  hidden: boolean;
}

export type PollPlan = { kind: "poll"; inMs: number } | { kind: "rest"; why: "ended" | "hidden" | "long" };

export function pollPlan({ polls, watchedMs, terminal, hidden }: Watch): PollPlan {
  if (terminal) return { kind: "rest", why: "ended" };
  if (hidden) return { kind: "rest", why: "hidden" };
  if (watchedMs >= WATCH_MS) return { kind: "rest", why: "long" };
  return { kind: "poll", inMs: polls < FIRST_POLLS ? SOON_MS : LATER_MS };
}
