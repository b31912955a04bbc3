import type { WatchedEvent } from "@/features/jobs/contract";
import { SILENCE_MS } from "./poll-plan";

/** More than this on one page and the rest is polled; the server's limit (WATCHED_MAX). */
const MOST = 50;
/** Screens mount one after the other; their jobs go into one connection. */
const GATHER_MS = 50;
/** A stream that says nothing by then is blocked somewhere on the way. */
const CONNECT_MS = 10_000;
/** Waits after each failure in a row; polling does the work meanwhile. */
const RETRY_MS = [5_000, 15_000, 60_000, 300_000] as const;
/** A connection that ended as it should is made again after this, so that ended jobs make no loop. */
const RENEW_MS = 1_000;
/** Up for longer than a line may be silent: something came over it, if only a sign of life. */
const PROOF_MS = SILENCE_MS + 5_000;

/** News of one job; "anew" says that the connection stands (again) and what was shown may be out of date. */
export type JobNews = Pick<WatchedEvent, "type" | "at" | "data"> | "anew";

interface Handlers {
  onUp: () => void;
  onNews: (told: WatchedEvent) => void;
  /** The transport has lost the connection and tries again by itself. */
  onDown: () => void;
  /** It will not come back by itself: refused, or ended by the server after its time. */
  onEnd: (failed: boolean) => void;
}

export type OpenLive = (jobs: string[], handlers: Handlers) => { unsubscribe: () => void };

/** Whether the tab is seen. */
export interface Sight {
  hidden: () => boolean;
  onChange: (listener: () => void) => void;
}

export interface LiveJobs {
  /** Follows a job as long as anybody does; returns the way to stop. */
  watch: (jobId: string, onNews: (news: JobNews) => void) => () => void;
  /** News of this job comes by itself now, so nobody needs to ask. */
  covers: (jobId: string) => boolean;
  /** Told when the answer of `covers` may have changed. */
  subscribe: (listener: () => void) => () => void;
}

/** One thing to do later; setting another forgets the one before. */
function oneTimer() {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const clear = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const set = (ms: number, what: () => void): void => {
    clear();
    timer = setTimeout(() => {
      timer = null;
      what();
    }, ms);
  };
  return { set, clear, pending: () => timer !== null };
}

/** Who wants news of which job. */
function readers() {
  const wanted = new Map<string, Set<(news: JobNews) => void>>();
  return {
    jobs: () => [...wanted.keys()],
    tell: (jobId: string, news: JobNews): void => wanted.get(jobId)?.forEach((each) => each(news)),
    add(jobId: string, onNews: (news: JobNews) => void): () => void {
      const set = wanted.get(jobId) ?? new Set();
      wanted.set(jobId, set.add(onNews));
      return () => {
        set.delete(onNews);
        if (set.size === 0 && wanted.get(jobId) === set) wanted.delete(jobId);
      };
    },
  };
}

/** Whether the line is up and may be relied on, so that nobody needs to ask. */
function lineState() {
  const listeners = new Set<() => void>();
  let up = false;
  /** False after a line that told nothing and fell silent: something on the way may hold streams back, and who polls goes on. */
  let proven = true;
  let toldSinceUp = false;
  const change = (isUp: boolean, isProven = proven): void => {
    if (up === isUp && proven === isProven) return;
    up = isUp;
    proven = isProven;
    for (const listener of listeners) listener();
  };
  return {
    isUp: () => up,
    reliable: () => up && proven,
    cameUp: (): void => {
      toldSinceUp = false;
      change(true);
    },
    told: (): void => {
      toldSinceUp = true;
      change(up, true);
    },
    proved: () => change(up, true),
    fellSilent: () => change(false, toldSinceUp),
    closed: () => change(false),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * All jobs that a tab watches, over one connection: browsers allow six to one address. A hidden tab has none, so that
 * many tabs do not block each other.
 */
export function createLiveJobs(open: OpenLive, sight: Sight): LiveJobs {
  const wanted = readers();
  const line = lineState();
  const timer = oneTimer();
  let carried: ReadonlySet<string> = new Set();
  let connection: { unsubscribe: () => void } | null = null;
  let failures = 0;

  const drop = (): void => {
    timer.clear();
    const old = connection;
    connection = null;
    carried = new Set();
    old?.unsubscribe();
    line.closed();
  };
  const fail = (): void => {
    drop();
    timer.set(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? CONNECT_MS, connect);
    failures += 1;
  };
  const connect = (): void => {
    drop();
    const jobs = wanted.jobs().slice(0, MOST);
    if (jobs.length === 0 || sight.hidden()) return;
    carried = new Set(jobs);
    const mine = { unsubscribe: (): void => undefined };
    connection = mine;
    // What a connection says after it was replaced counts no more.
    const ours = (what: () => void): void => void (connection === mine && what());
    timer.set(CONNECT_MS, fail);
    const opened = open(jobs, {
      onUp: () => ours(() => {
        timer.clear();
        failures = 0;
        line.cameUp();
        if (!line.reliable()) timer.set(PROOF_MS, line.proved);
        for (const jobId of carried) wanted.tell(jobId, "anew");
      }),
      onNews: ({ jobId, ...news }) => ours(() => {
        line.told();
        wanted.tell(jobId, news);
      }),
      onDown: () => ours(() => {
        if (!line.isUp()) return;
        line.fellSilent();
        timer.set(CONNECT_MS, fail);
      }),
      onEnd: (failed) => ours(() => {
        if (failed) return fail();
        drop();
        timer.set(RENEW_MS, connect);
      }),
    });
    mine.unsubscribe = () => opened.unsubscribe();
  };
  sight.onChange(() => {
    if (sight.hidden()) drop();
    else timer.set(GATHER_MS, connect);
  });

  return {
    watch(jobId, onNews) {
      const remove = wanted.add(jobId, onNews);
      const resting = connection === null && failures > 0 && timer.pending();
      if (!carried.has(jobId) && carried.size < MOST && !resting) timer.set(GATHER_MS, connect);
      return () => {
        remove();
        if (wanted.jobs().length === 0) drop();
      };
    },
    covers: (jobId) => line.reliable() && carried.has(jobId),
    subscribe: line.subscribe,
  };
}
