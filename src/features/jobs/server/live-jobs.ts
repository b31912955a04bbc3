import type { RootDb } from "@/adapters/db";
import type { JobFeed } from "@/domain/ports/job-feed";
import type { LiveJobs } from "@/kernel/live-jobs";
import { type LiveChannel, openChannel } from "./live-channel";
import { liveEventsOf, type Seat, tellLive } from "./live-view";
import { readStory } from "./store-live";

interface Shared {
  channel: LiveChannel;
  viewers: number;
  stop(): void;
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
      const viewing = { root, seats, signal: ending.signal, end };
      return { nothingLeft, from: seats.map(({ cursor }) => cursor), events: liveEventsOf(viewing), tell: (sink) => tellLive(viewing, sink) };
    },
  };
}
