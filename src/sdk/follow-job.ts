import { askPatiently } from "./ask-patiently";
import { backoffMs } from "./backoff";
import { JobError } from "./job-error";
import { type JobEvent, Story } from "./job-event";
import { pause } from "./pause";
import { readStream } from "./read-stream";
import { isEnded, type Run, type RunResult } from "./run";
import { getRun, getRunResult } from "./run-calls";
import type { Transport } from "./transport";

export interface StreamOptions {
  /** Number of the last event you have; the stream goes on behind it. */
  after?: number;
  /** Seconds between questions when streams are blocked. Default 3. */
  pollSeconds?: number;
  /** Leaves the stream; the job goes on. */
  signal?: AbortSignal;
}

/** So many connections without one event, and the stream is not tried any more while plain answers come. */
const FRUITLESS_MAX = 3;

/** A job's story to its end, live. It comes back where it was cut off, and asks where streams are blocked. */
export async function* followJob(transport: Transport, jobId: string, options: StreamOptions): AsyncGenerator<JobEvent, void> {
  const { after = 0, signal } = options;
  const story = new Story(after);
  if (after > 0) story.begin((await transport.json<Run>(getRun(jobId, signal))).body);
  for (let fruitless = 0; ; ) {
    const seq = story.seq;
    const { kind, waitMs } = yield* readStream(transport, jobId, story, signal);
    if (kind === "over") return;
    fruitless = story.seq > seq ? 0 : fruitless + 1;
    if (kind === "blocked" || fruitless >= FRUITLESS_MAX) {
      // A server that is away is no reason to give the stream up; one that answers everything else is.
      const { body, troubled } = await askPatiently<Run>(transport, getRun(jobId, signal));
      if (!troubled) return yield* pollJob(transport, jobId, story, options, body);
      fruitless = 0;
    }
    const { backoff } = transport.settings;
    await pause(backoffMs({ ...backoff, firstMs: waitMs ?? backoff.firstMs }, Math.max(1, fruitless), Math.random()), signal);
  }
}

async function* pollJob(transport: Transport, jobId: string, story: Story, { pollSeconds = 3, signal }: StreamOptions, first: Run): AsyncGenerator<JobEvent, void> {
  yield* story.learn(first);
  for (let ended = isEnded(first.status), waitMs = pollSeconds * 1000; !ended; ) {
    await pause(waitMs, signal);
    const { body, retryAfterMs } = await askPatiently<Run>(transport, getRun(jobId, signal));
    yield* story.learn(body);
    ended = isEnded(body.status);
    waitMs = Math.max(pollSeconds * 1000, retryAfterMs ?? 0);
  }
  // What holds a stream back lets it through once it is closed, and that of an ended job closes at once.
  let told = false;
  for await (const event of rest(transport, jobId, story, signal)) {
    told ||= event.type === "result" || event.type === "error";
    if (event.type !== "status" && event.type !== "progress") yield event;
  }
  if (!told) yield story.close((await askPatiently<RunResult>(transport, getRunResult(jobId, signal))).body);
}

/** What is left of an ended job's story, as far as it can be had. */
async function* rest(transport: Transport, jobId: string, story: Story, signal?: AbortSignal): AsyncGenerator<JobEvent, void> {
  for (let fruitless = 0; fruitless < FRUITLESS_MAX; ) {
    const seq = story.seq;
    try {
      if ((yield* readStream(transport, jobId, story, signal)).kind !== "cut") return;
    } catch (error) {
      if (!(error instanceof JobError)) throw error;
    }
    fruitless = story.seq > seq ? 0 : fruitless + 1;
    await pause(backoffMs(transport.settings.backoff, fruitless + 1, Math.random()), signal);
  }
}
