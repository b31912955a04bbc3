import type { RootDb } from "@/adapters/db";
import type { LiveEvent, LiveSink } from "@/kernel/live-jobs";
import { type LiveChannel, liveEvents } from "./live-channel";
import { readStory } from "./store-live";

/** One viewer's place in one job's story. */
export interface Seat {
  jobId: string;
  channel: LiveChannel;
  cursor: number;
}

interface Viewing {
  root: RootDb;
  seats: readonly Seat[];
  /** Fires when the viewer is gone or its time is up. */
  signal: AbortSignal;
  /** Frees what the view holds; fires `signal`. */
  end: () => void;
}

/**
 * Tells `sink` each job's events once and in order, in the very turn in which they were read, as long as it takes them.
 * Returns what to call when it takes again. With five hundred viewers a promise for each event would be most of the cost.
 */
export function tellLive({ root, seats, signal, end }: Viewing, sink: LiveSink): () => void {
  /** A viewer further behind than what is kept gets a page of the rows. */
  let paging = false;
  let over = false;

  const finish = (failure: Error | null = null): void => {
    if (over) return;
    over = true;
    signal.removeEventListener("abort", stop);
    for (const { channel } of seats) channel.waiting.delete(go);
    end();
    sink.ended(failure);
  };
  const stop = (): void => finish();

  /** False when this seat has to be read first. */
  const tell = (seat: Seat): boolean => {
    const taken = seat.channel.take(seat.cursor);
    if (taken === null) return false;
    for (const event of taken.events) {
      if (over || !sink.takes()) return true;
      seat.cursor = event.event.seq;
      sink.put(event);
    }
    seat.cursor = taken.cursor;
    return true;
  };

  const page = async (seat: Seat): Promise<void> => {
    const read = await readStory(root, seat.jobId, seat.cursor);
    seat.cursor = read?.events.at(-1)?.seq ?? seat.channel.newest();
    if (read === null || over) return;
    for (const event of liveEvents(seat.jobId, read)) sink.put(event);
  };

  function go(): void {
    if (over || paging) return;
    for (const seat of seats) {
      if (over || !sink.takes()) return;
      if (tell(seat)) continue;
      paging = true;
      page(seat).then(() => {
        paging = false;
        go();
      }, (error: unknown) => finish(error instanceof Error ? error : new Error("The story could not be read.", { cause: error })));
      return;
    }
    if (over || !sink.takes()) return;
    if (seats.every(({ channel, cursor }) => channel.over(cursor))) return finish();
    for (const { channel } of seats) channel.waiting.add(go);
  }

  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  else go();
  return go;
}

/** The same, for whoever reads one event after the other. */
export async function* liveEventsOf(viewing: Viewing): AsyncGenerator<LiveEvent, void> {
  const queue: LiveEvent[] = [];
  const end: { reached: boolean; failure: Error | null } = { reached: false, failure: null };
  let wake = (): void => undefined;
  const goOn = tellLive(viewing, {
    takes: () => queue.length === 0,
    put: (event) => {
      queue.push(event);
      wake();
    },
    ended: (failure) => {
      Object.assign(end, { reached: true, failure });
      wake();
    },
  });
  try {
    while (!viewing.signal.aborted || queue.length > 0) {
      const next = queue.shift();
      if (next !== undefined) yield next;
      else if (end.reached) break;
      else {
        const news = new Promise<void>((resolve) => (wake = resolve));
        goOn();
        if (queue.length === 0 && !end.reached) await news;
      }
    }
    if (end.failure !== null) throw end.failure;
  } finally {
    viewing.end();
  }
}
