import { isTerminal } from "@/domain/jobs/job";
import { streamedEvent } from "@/domain/jobs/stream-event";
import type { LiveEvent } from "@/kernel/live-jobs";
import type { StoryPage } from "./store-live";

/** Newest events kept for all viewers of a job; one further behind reads the rows again, so slowness costs no memory. */
const KEPT = 256;
/** Beyond every event's number: asks where the story stands without reading it. */
const FROM_NOW = 2 ** 31 - 1;
const READ_AGAIN_MS = 1_000;

/** What is told of one job in this process, while anybody watches it. */
export interface LiveChannel {
  /** What is kept after `cursor` and where that leaves the viewer; null when the viewer is behind what is kept. */
  take(cursor: number): { events: readonly LiveEvent[]; cursor: number } | null;
  /** Number of the newest event known here. */
  newest(): number;
  /** The job has ended and whoever stands at `cursor` has had all of it. */
  over(cursor: number): boolean;
  /** Reads what is new; begun after this call, one read for all who ask meanwhile. */
  refresh(): Promise<void>;
  /** Something may be new; failures are repeated. */
  wake: () => void;
  /** Called, once for each time they were put here, when there is something new. */
  waiting: Set<() => void>;
  close(): void;
}

export function openChannel(jobId: string, read: (after: number) => Promise<StoryPage | null>): LiveChannel {
  let kept: LiveEvent[] = [];
  /** Everything told after this number is in `kept`; null until the first read. */
  let from: number | null = null;
  let newest = 0;
  let ended = false;
  let closed = false;
  let again: NodeJS.Timeout | null = null;
  const waiting = new Set<() => void>();

  const readNew = async (): Promise<void> => {
    for (let more = true; more && !closed; ) {
      const page = await read(from === null ? FROM_NOW : newest);
      if (page === null) ended = true;
      else {
        from ??= newest = page.last;
        kept.push(...liveEvents(jobId, page));
        newest = page.events.at(-1)?.seq ?? newest;
        ended = isTerminal(page.status) && newest >= page.last;
      }
      more = page !== null && newest < page.last;
      const surplus = kept.length - KEPT;
      if (surplus > 0) {
        from = kept[surplus - 1]?.event.seq ?? from;
        kept = kept.slice(surplus);
      }
      const told = [...waiting];
      waiting.clear();
      for (const each of told) each();
    }
  };
  const refresh = coalesced(readNew);

  const wake = (): void => {
    if (closed) return;
    refresh().catch(() => {
      if (closed || again) return;
      again = setTimeout(() => {
        again = null;
        wake();
      }, READ_AGAIN_MS);
      again.unref();
    });
  };

  return {
    take(cursor) {
      if (from === null || cursor < from) return null;
      // From the end: most viewers lack one event of hundreds.
      const had = kept.findLastIndex(({ event }) => event.seq <= cursor);
      return { events: kept.slice(had + 1), cursor: Math.max(cursor, newest) };
    },
    newest: () => newest,
    over: (cursor) => ended && cursor >= newest,
    refresh,
    wake,
    waiting,
    close() {
      closed = true;
      if (again) clearTimeout(again);
    },
  };
}

const encoder = new TextEncoder();

/** A page of the story as viewers get it. */
export function liveEvents(jobId: string, page: StoryPage): LiveEvent[] {
  const job = { id: jobId, result: page.result, resultLeftOut: page.resultLeftOut };
  return page.events.flatMap((stored) => {
    const event = streamedEvent(stored, job);
    return event === null ? [] : [{ jobId, event, frame: encoder.encode(`id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`) }];
  });
}

/** Runs `work` for all who ask at the same time; who asks while it runs gets the next run. */
function coalesced(work: () => Promise<void>): () => Promise<void> {
  let out: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    const mine: Promise<void> = work().finally(() => {
      if (out === mine) out = null;
    });
    return (out = mine);
  };
  const ignore = (): void => undefined;
  return () => {
    if (next !== null) return next;
    if (out === null) return begin();
    next = out.then(ignore, ignore).then(() => {
      next = null;
      return begin();
    });
    return next;
  };
}
