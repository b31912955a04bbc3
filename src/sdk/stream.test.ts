import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { RunsServer, type StreamFault } from "@/testing/runs-server";
import { JobsClient, type JobEvent } from ".";
import { serverSentEvents } from "./server-sent-events";

let server: RunsServer;
let client: JobsClient;
let jobId: string;

beforeAll(async () => (server = await RunsServer.start()));
afterAll(() => server.stop());
beforeEach(() => {
  server.seen.length = 0;
  server.runs.clear();
  server.faults = [];
  server.streamFaults = [];
  server.everyStream = null;
  client = new JobsClient({ apiUrl: server.url, backoff: { firstMs: 1, longestMs: 2 }, streamSilenceSec: 5 });
  jobId = server.add();
});

/** Twelve events, the last three told by move(). */
function wholeStory(): void {
  server.move(jobId, "running");
  for (let step = 1; step <= 8; step++) server.tell(jobId, "progress", { progress: step * 10, done: step, total: 10, sentence: `Reading page ${step} of 10` });
  server.move(jobId, "succeeded", "done");
}

async function collect(options: Parameters<JobsClient["stream"]>[1] = {}): Promise<JobEvent[]> {
  const events: JobEvent[] = [];
  for await (const event of client.stream(jobId, options)) events.push(event);
  return events;
}
const seqs = (events: JobEvent[]): number[] => events.map((event) => event.seq);
const upTo = (last: number, first = 1): number[] => Array.from({ length: last - first + 1 }, (_, at) => at + first);
const streams = (): string[] => server.asked(`GET /api/v1/runs/${jobId}/stream`).map(({ path }) => path.split("?")[1] ?? "");

describe("a stream", () => {
  it("tells the whole story of a job that runs meanwhile, with where it stands at each event", async () => {
    const all = collect();
    await expect.poll(streams).toHaveLength(1);
    wholeStory();
    const events = await all;
    expect(seqs(events)).toEqual(upTo(12));
    expect(events.map((event) => event.progress)).toEqual([0, 0, 10, 20, 30, 40, 50, 60, 70, 80, 100, 100]);
    expect(events.at(-1)).toMatchObject({ type: "result", data: { result: "done" }, status: "succeeded", polled: false });
    expect(streams()).toEqual(["after=0"]);
  });

  it("tells the whole story of a job that has ended, and the rest behind a number", async () => {
    wholeStory();
    expect(seqs(await collect())).toEqual(upTo(12));
    expect(seqs(await collect({ after: 9 }))).toEqual([10, 11, 12]);
    expect(await collect({ after: 12 })).toEqual([]);
  });

  it.each<[string, StreamFault[]]>([
    ["cut off after every other event", Array.from({ length: 5 }, () => ({ cutAfter: 2 }))],
    ["closed before the end by a limit of the platform", [{ endAfter: 1 }, { endAfter: 5 }, { endAfter: 1 }]],
    ["refused twice", ["cut", { status: 503 }]],
    ["told from the beginning again", [{ cutAfter: 5 }, "forgetful"]],
    ["cut off, refused and cut off again", [{ cutAfter: 3 }, "cut", "cut", { cutAfter: 1 }, { status: 502 }, { cutAfter: 4 }]],
  ])("neither loses nor repeats an event when it is %s", async (_how, faults) => {
    server.streamFaults = [...faults];
    wholeStory();
    const events = await collect();
    expect(seqs(events)).toEqual(upTo(12));
    expect(events.every((event) => !event.polled)).toBe(true);
    expect(server.asked(`GET /api/v1/runs/${jobId}`)).toEqual(server.asked(`GET /api/v1/runs/${jobId}/stream`));
  });

  it("comes back after an outage of the whole server without giving streams up", async () => {
    server.streamFaults = [{ cutAfter: 3 }, "cut", "cut", "cut"];
    server.faults = ["cut", "cut", "cut", "cut", "cut", "cut"];
    wholeStory();
    const events = await collect();
    expect(seqs(events)).toEqual(upTo(12));
    expect(events.some((event) => event.polled)).toBe(false);
  });

  it("ends with the caller's signal, and the job goes on", async () => {
    const ending = new AbortController();
    const seen: number[] = [];
    const reading = (async () => {
      for await (const event of client.stream(jobId, { signal: ending.signal })) {
        seen.push(event.seq);
        ending.abort(new Error("enough"));
      }
    })();
    await expect(reading).rejects.toThrow("enough");
    expect(seen).toEqual([1]);
    expect(server.asked("POST")).toEqual([]);
  });

  it("closes its connection when the reader breaks off", async () => {
    for await (const _event of client.stream(jobId)) break;
    expect(streams()).toHaveLength(1);
  });

  it.each([[404, "NOT_FOUND"]])("says %d at once", async (_status, code) => {
    server.runs.clear();
    await expect(collect()).rejects.toMatchObject({ code, jobId });
  });
});

describe("where streams are blocked", () => {
  it.each<[string, StreamFault]>([
    ["answered by something else", "html"],
    ["cut off at once each time", "cut"],
    ["refused", { status: 404 }],
  ])("as when they are %s, it asks instead and still tells the end", async (_how, fault) => {
    server.everyStream = fault;
    server.move(jobId, "running");
    server.tell(jobId, "progress", { progress: 40, done: 4, total: 10, sentence: "Reading page 4 of 10" });
    const events: JobEvent[] = [];
    for await (const event of client.stream(jobId, { pollSeconds: 0.001 })) {
      events.push(event);
      if (event.type === "progress") server.move(jobId, "succeeded", "done");
    }
    expect(events.map(({ type, status, progress, polled }) => [type, status, progress, polled])).toEqual([
      ["status", "running", 40, true], ["progress", "running", 40, true], ["status", "succeeded", 100, true], ["result", "succeeded", 100, true],
    ]);
  });

  it("as by a proxy that holds everything back, it asks, and takes what was said once it is let through", async () => {
    client = new JobsClient({ apiUrl: server.url, backoff: { firstMs: 1, longestMs: 2 }, streamSilenceSec: 0.02 });
    server.streamFaults = ["silent", "silent", "silent"];
    server.move(jobId, "running");
    server.tell(jobId, "log", { message: "Attempt 1 failed" });
    const events: JobEvent[] = [];
    for await (const event of client.stream(jobId, { pollSeconds: 0.001 })) {
      events.push(event);
      if (event.status === "running" && event.polled) server.move(jobId, "failed");
    }
    expect(events.map(({ type, seq, polled }) => [type, seq, polled])).toEqual([
      ["status", 0, true], ["status", 0, true], ["log", 3, false], ["error", 5, false],
    ]);
  });
});

describe("server-sent events", () => {
  const parse = async (...chunks: string[]): Promise<unknown[]> => {
    const bytes = chunks.map((chunk) => new TextEncoder().encode(chunk));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of bytes) controller.enqueue(chunk);
        controller.close();
      },
    });
    const found: unknown[] = [];
    let retry: number | null = null;
    for await (const event of serverSentEvents(body, (ms) => (retry = ms), () => undefined)) found.push(event);
    return retry === null ? found : [...found, retry];
  };

  it.each<[string, string[], unknown[]]>([
    ["an event", ["id: 1\ndata: a\n\n"], [{ id: "1", data: "a" }]],
    ["one cut anywhere", ["i", "d: 1\r", "\ndat", "a: a\r\n", "\r", "\n"], [{ id: "1", data: "a" }]],
    ["lines of data, joined", ["data: a\ndata:b\ndata\n\n"], [{ id: "", data: "a\nb\n" }]],
    ["separators that are no line ends", ["data: a\u2028b\n\n"], [{ id: "", data: "a\u2028b" }]],
    ["comments and unknown fields, passed over", [": hi\n\nevent: x\nfoo: y\ndata: a\n\n"], [{ id: "", data: "a" }]],
    ["retry", ["retry: 2000\n\nretry: soon\n\n"], [2000]],
    ["an event that the end cuts off, as none", ["data: a\n\ndata: b\n"], [{ id: "", data: "a" }]],
  ])("are read: %s", async (_what, chunks, found) => expect(await parse(...chunks)).toEqual(found));

  it("may cut a character in two", async () => {
    const [first, ...rest] = new TextEncoder().encode("é");
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("data: "));
        controller.enqueue(new Uint8Array([first ?? 0]));
        controller.enqueue(new Uint8Array([...rest, 10, 10]));
        controller.close();
      },
    });
    for await (const { data } of serverSentEvents(body, () => undefined, () => undefined)) expect(data).toBe("é");
  });
});
