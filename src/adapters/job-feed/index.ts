import { Client } from "pg";
import type { JobFeed } from "@/domain/ports/job-feed";
import type { Log } from "@/domain/ports/log";

/** The channel on which features/jobs/server/store.ts says "jobId:seq" with each event, delivered at its commit. */
const CHANNEL = "job_events";
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 15_000;

/**
 * One listening connection per process, opened when the first listener comes and kept. While it is away nobody hears
 * anything, so everyone is woken once it is back.
 */
export function createJobFeed(connectionString: string, log: Log): JobFeed {
  const listeners = new Map<string, Set<() => void>>();
  let client: Client | null = null;
  let opening = false;
  let closed = false;
  let retry: NodeJS.Timeout | null = null;
  let failures = 0;

  const wake = (jobId: string): void => listeners.get(jobId)?.forEach((each) => each());
  const wakeAll = (): void => listeners.forEach((set) => set.forEach((each) => each()));

  const open = async (): Promise<void> => {
    if (closed || opening || client !== null) return;
    opening = true;
    const next = new Client({ connectionString, application_name: "risk-desk job feed", keepAlive: true, keepAliveInitialDelayMillis: 20_000 });
    let gone = false;
    const lose = (error?: Error): void => {
      if (gone) return;
      gone = true;
      if (error) log.warn("job feed: listening connection lost", { error: error.message });
      if (client === next) client = null;
      opening = false;
      next.end().catch(() => undefined);
      again();
    };
    next.on("error", lose);
    next.on("end", () => lose());
    next.on("notification", ({ payload = "" }) => wake(payload.slice(0, payload.indexOf(":"))));
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      return lose(error instanceof Error ? error : new Error(String(error)));
    }
    opening = false;
    if (closed) return void next.end().catch(() => undefined);
    client = next;
    failures = 0;
    // Whoever began to listen before this moment may have missed something.
    wakeAll();
  };

  const again = (): void => {
    if (closed || retry !== null) return;
    const ceiling = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
    failures += 1;
    // Full jitter: many processes lose the same database at the same moment.
    retry = setTimeout(() => {
      retry = null;
      void open();
    }, Math.max(FIRST_WAIT_MS, Math.random() * ceiling));
    retry.unref();
  };

  return {
    listen(jobId, each) {
      const set = listeners.get(jobId) ?? new Set();
      listeners.set(jobId, set.add(each));
      if (retry === null) void open();
      return () => {
        set.delete(each);
        if (set.size === 0 && listeners.get(jobId) === set) listeners.delete(jobId);
      };
    },
    async close() {
      closed = true;
      if (retry) clearTimeout(retry);
      listeners.clear();
      await client?.end().catch(() => undefined);
    },
  };
}
