import { errorOf } from "./error-of";
import { JobError } from "./job-error";
import type { JobEvent, Story, WireEvent } from "./job-event";
import { streamRun } from "./run-calls";
import { serverSentEvents } from "./server-sent-events";
import type { Transport } from "./transport";

/** Nothing at all within this time means that something on the way holds streams back, milliseconds. */
const FIRST_BYTE_MS = 10_000;

export interface StreamEnd {
  /** over: nothing is left. cut: come back. blocked: what answered is no stream. */
  kind: "over" | "cut" | "blocked";
  /** Milliseconds the server wants before the next try; null when it does not say. */
  waitMs: number | null;
}

/** Tells what one connection brings and returns how it ended. @throws JobError that a repeat cannot mend, or the signal's reason */
export async function* readStream(transport: Transport, jobId: string, story: Story, signal?: AbortSignal): AsyncGenerator<JobEvent, StreamEnd> {
  const watch = new Watch(transport.settings.streamSilenceMs, signal);
  let waitMs: number | null = null;
  try {
    const response = await transport.open(streamRun(jobId, story.seq), watch.signal);
    if (response.status === 204) return { kind: "over", waitMs };
    if (!response.ok) throw errorOf(response, await response.text(), transport.settings.base, jobId);
    if (!isStream(response) || response.body === null) return { kind: "blocked", waitMs };
    for await (const { data } of serverSentEvents(response.body, (ms) => (waitMs = ms), () => watch.heard())) {
      const event = story.take(JSON.parse(data) as WireEvent);
      if (event) yield event;
    }
    return { kind: story.ended ? "over" : "cut", waitMs };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof JobError && !error.retryable && error.code !== "BAD_ANSWER") throw error;
    if (error instanceof JobError && error.retryAfterSec !== null) waitMs = error.retryAfterSec * 1000;
    return { kind: error instanceof JobError && error.code === "BAD_ANSWER" ? "blocked" : "cut", waitMs };
  } finally {
    watch.stop();
  }
}

const isStream = (response: Response): boolean => response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;

/** Ends a connection on which nothing is heard any more, and with the caller's signal. */
class Watch {
  readonly #ending = new AbortController();
  readonly #onAbort = (): void => this.stop();
  #timer: ReturnType<typeof setTimeout>;

  constructor(private readonly silenceMs: number, private readonly caller?: AbortSignal) {
    this.#timer = setTimeout(this.#onAbort, Math.min(FIRST_BYTE_MS, silenceMs));
    if (caller?.aborted) this.stop();
    else caller?.addEventListener("abort", this.#onAbort, { once: true });
  }

  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  heard(): void {
    clearTimeout(this.#timer);
    if (!this.signal.aborted) this.#timer = setTimeout(this.#onAbort, this.silenceMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.caller?.removeEventListener("abort", this.#onAbort);
    this.#ending.abort();
  }
}
