import type { RootDb } from "@/adapters/db";
import type { JobFeed } from "@/domain/ports/job-feed";
import type { LiveEvent, LiveJobs } from "@/kernel/live-jobs";
import { type LiveChannel, liveEvents, openChannel } from "./live-channel";
import { readStory } from "./store-live";

interface Shared {
  channel: LiveChannel;
  viewers: number;
  stop(): void;
}

/** One viewer's place in one job's story. */
interface Seat {
  jobId: string;
  channel: LiveChannel;
  cursor: number;
}

/** The viewers' side of jobs: a channel for each watched job, opened by its first viewer and gone with its last. */
export function createLiveJobs(root: RootDb, feed: JobFeed, longestSec: number): LiveJobs {
  const channels = new Map<string, Shared>();
  const views = new Set<() => void>();

  const hold = (jobId: string): LiveChannel => {
    const known = channels.get(jobId);
    if (known) {
      known.viewers += 1;
      return known.channel;
    }
    const channel = openChannel(jobId, (after) => readStory(root, jobId, after));
    // Listening begins before the first read, so that nothing falls between the two.
    channels.set(jobId, { channel, viewers: 1, stop: feed.listen(jobId, channel.wake) });
    return channel;
  };
  const release = (jobId: string): void => {
    const shared = channels.get(jobId);
    if (!shared || (shared.viewers -= 1) > 0) return;
    shared.stop();
    shared.channel.close();
    channels.delete(jobId);
  };

  return {
    longestSec,
    watched: () => channels.size,
    close: () => views.forEach((end) => end()),
    async follow(places, given) {
      const ending = new AbortController();
      const held = places.map(({ jobId, after }) => ({ jobId, after, channel: hold(jobId) }));
      const end = (): void => {
        if (!views.delete(end)) return;
        given.removeEventListener("abort", end);
        clearTimeout(limit);
        for (const { jobId } of held) release(jobId);
        ending.abort();
      };
      // Not all at once: those who came together would come back together.
      const limit = setTimeout(() => end(), longestSec * 1000 * (0.9 + Math.random() / 10));
      limit.unref();
      views.add(end);
      given.addEventListener("abort", end, { once: true });
      if (given.aborted) end();
      try {
        await Promise.all(held.map(({ channel }) => channel.refresh()));
      } catch (error) {
        end();
        throw error;
      }
      // A number beyond the newest is one this job never had.
      const seats = held.map(({ jobId, after, channel }): Seat => ({ jobId, channel, cursor: Math.min(after ?? channel.newest(), channel.newest()) }));
      const nothingLeft = seats.every(({ channel, cursor }) => channel.over(cursor));
      if (nothingLeft) end();
      return { nothingLeft, from: seats.map(({ cursor }) => cursor), events: viewOf(root, seats, ending.signal, end) };
    },
  };
}

async function* viewOf(root: RootDb, seats: readonly Seat[], signal: AbortSignal, end: () => void): AsyncGenerator<LiveEvent, void> {
  try {
    while (!signal.aborted) {
      let told = false;
      for (const seat of seats) {
        for (const event of await unread(root, seat)) {
          told = true;
          yield event;
          if (signal.aborted) return;
        }
      }
      if (told) continue;
      if (seats.every(({ channel, cursor }) => channel.over(cursor))) return;
      await newsOf(seats, signal);
    }
  } finally {
    end();
  }
}

/** What this viewer has not had: what is kept for all, or, for one who is further behind, a page of the rows. */
async function unread(root: RootDb, seat: Seat): Promise<readonly LiveEvent[]> {
  const taken = seat.channel.take(seat.cursor);
  if (taken !== null) {
    seat.cursor = taken.cursor;
    return taken.events;
  }
  const page = await readStory(root, seat.jobId, seat.cursor);
  seat.cursor = page?.events.at(-1)?.seq ?? seat.channel.newest();
  return page === null ? [] : liveEvents(seat.jobId, page);
}

/** Resolves when one of the jobs has something new or the viewer is gone; leaves nothing behind. News since the last look counts. */
function newsOf(seats: readonly Seat[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      signal.removeEventListener("abort", done);
      for (const { channel } of seats) channel.waiting.delete(done);
      resolve();
    };
    if (signal.aborted || seats.some(({ channel, cursor }) => channel.newest() > cursor)) return resolve();
    signal.addEventListener("abort", done, { once: true });
    for (const { channel } of seats) channel.waiting.add(done);
  });
}
