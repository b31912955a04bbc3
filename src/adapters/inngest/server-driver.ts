import type { Log } from "@/domain/ports/log";

/** What moves the runs of the served functions: the embedded engine, or a server elsewhere. */
export interface JobDriver {
  /** Given to the SDK's client in place of the network. */
  fetch: typeof fetch;
  start(): Promise<void>;
  stop(): Promise<void>;
  health(): Promise<{ ok: boolean; queued: number | null; oldestQueuedSec: number | null }>;
  /** Of these values of the events' `data[field]`, those with a live run; null when the driver cannot tell. */
  liveSubjects(field: string, values: readonly string[]): Promise<Set<string> | null>;
}

/** A real Inngest server: Cloud, `inngest start` or `inngest dev`. */
export interface ServerMode {
  kind: "server";
  /** Absent = Inngest Cloud. */
  baseUrl?: string;
  /** Development server: no keys, no signatures. Refused in production by src/env.ts. */
  dev?: boolean;
  eventKey?: string;
  signingKey?: string;
  /** Where the server reaches this app's /api/inngest; absent = it is told by other means. */
  serveUrl?: string;
}

const HEALTH_TIMEOUT_MS = 3_000;
const CLOUD_HEALTH_URL = "https://api.inngest.com";

/** With a server there is little to drive: it calls us. Starting means telling it which functions we have. */
export function serverDriver(mode: ServerMode, handler: (request: Request) => Promise<Response>, log: Log): JobDriver {
  return {
    fetch: (...args) => fetch(...args),
    async start() {
      if (mode.serveUrl === undefined) return;
      const { host } = new URL(mode.serveUrl);
      const answer = await handler(new Request(mode.serveUrl, { method: "PUT", headers: { host } }));
      if (!answer.ok) throw new Error(`The Inngest server refused our functions (${answer.status}): ${await answer.text()}`);
      log.info("functions registered with the Inngest server", { url: mode.serveUrl });
    },
    stop: () => Promise.resolve(),
    async health() {
      const url = new URL("/health", mode.baseUrl ?? CLOUD_HEALTH_URL);
      const ok = await fetch(url, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) }).then((answer) => answer.ok, () => false);
      return { ok, queued: null, oldestQueuedSec: null };
    },
    liveSubjects: () => Promise.resolve(null),
  };
}
