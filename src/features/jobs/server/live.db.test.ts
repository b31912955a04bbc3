import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createJobFeed } from "@/adapters/job-feed";
import { streamEvent } from "@/features/submissions/contract";
import type { Actor, AppContext } from "@/kernel/context";
import type { JobLedger } from "@/kernel/job-ledger";
import type { LiveEvent, LiveJobs, LiveView } from "@/kernel/live-jobs";
import { eventStream, seenBy } from "@/server/http/event-stream";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { createUser } from "@/testing/factories";
import { silentLog } from "@/testing/fakes";
import { until } from "@/testing/until";
import { createJobLedger, createLiveJobs, followJob, submitJob } from ".";
import { watchJobs } from "./watch-jobs";

let database: TestDatabase;
let owner: Actor;
let ledger: JobLedger;
let feed: ReturnType<typeof createJobFeed>;
let live: LiveJobs;
let reads = 0;
const leaving: AbortController[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  owner = await createUser(database.db, "analyst");
  ledger = createJobLedger(database.db, () => new Date(), async () => undefined);
  feed = createJobFeed(database.url, silentLog);
  // Counts the reads of stories, the only raw queries a live view makes.
  const counted = new Proxy(database.db, {
    get: (db, name) => {
      if (name === "$queryRaw") reads += 1;
      return Reflect.get(db, name) as unknown;
    },
  });
  live = createLiveJobs(counted, feed, 300);
});
afterAll(async () => {
  live.close();
  await feed.close();
  await database.drop();
});
afterEach(async () => {
  for (const each of leaving.splice(0)) each.abort();
  expect(live.watched()).toBe(0);
});

const context = (actor: Actor | null = owner): Promise<AppContext> => testContext({ db: database.db, actor, ports: { live } });
const signal = (): AbortSignal => {
  const controller = new AbortController();
  leaving.push(controller);
  return controller.signal;
};
async function started(): Promise<string> {
  const { id } = await submitJob(await context(), { type: "GAP_DETECTION", input: {} });
  await ledger.start(id, "run");
  return id;
}
const progress = (id: string, done: number, total = 1000): Promise<boolean> => ledger.progress(id, done, total, `Page ${done}`);
const follow = async (id: string, after: number | null = 0): Promise<LiveView> => live.follow([{ jobId: id, after }], signal());
async function take(view: LiveView, count: number): Promise<LiveEvent[]> {
  const taken: LiveEvent[] = [];
  while (taken.length < count) {
    const next = await view.events.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}
const rest = (view: LiveView): Promise<LiveEvent[]> => take(view, Number.POSITIVE_INFINITY);
const numbers = (events: readonly LiveEvent[]): number[] => events.map(({ event }) => event.seq);
const count = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n);

describe("writing a story", () => {
  it("numbers without holes or twins when many write at once", async () => {
    const id = await started();
    await Promise.all(count(1, 40).map((done) => progress(id, done)));
    const rows = await database.db.jobEvent.findMany({ where: { jobId: id }, orderBy: { seq: "asc" } });
    expect(rows.map(({ seq }) => seq)).toEqual(count(1, 42));
  });

  it("wakes at the commit and not before, and never for what was undone", async () => {
    const id = await started();
    const view = await follow(id, null);
    await expect(database.db.$transaction(async (tx) => {
      await tx.$executeRaw`INSERT INTO job_events ("jobId", seq, type, data) VALUES (${id}::uuid, 900, 'log', '{"message":"undone"}')`;
      await tx.$executeRaw`SELECT pg_notify('job_events', ${id} || ':900')`;
      throw new Error("undo");
    })).rejects.toThrow("undo");
    await progress(id, 1);
    expect(numbers(await take(view, 1))).toEqual([3]);
  });
});

describe("following", () => {
  it("tells the whole story in order, by the wire contract, and ends with the job", async () => {
    const id = await started();
    const view = await follow(id);
    const told = rest(view);
    await progress(id, 34, 80);
    await ledger.attemptFailed(id, "THROTTLED", "429 key sk-secret");
    const child = await ledger.openChild(id, "parse 1", { type: "PARSE_DOCUMENT", recipe: null, input: {}, timeoutSec: 60, documentId: null });
    await ledger.complete(id, { gaps: ["G1"] });
    const events = (await told).map(({ event }) => streamEvent.parse(event));
    expect(events.map(({ seq }) => seq)).toEqual(count(1, 7));
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      ["status", { status: "queued" }],
      ["status", { status: "running" }],
      ["progress", { progress: 42, done: 34, total: 80, sentence: "Page 34" }],
      ["log", { message: "Attempt 1 failed: The model service is busy and turned us away.", attempt: 1, code: "THROTTLED" }],
      ["log", { message: "Started “parse 1”", jobId: child.id }],
      ["result", { result: { gaps: ["G1"] }, resultUrl: `/api/v1/runs/${id}/result` }],
      ["status", { status: "succeeded" }],
    ]);
  });

  it("ends a failed job with its error and then its state, a cancelled one with its state", async () => {
    const failed = await started();
    await ledger.fail(failed, "TIMEOUT", "The job took longer than it may.");
    const told = await rest(await follow(failed, 2));
    expect(told.map(({ event }) => [event.type, event.data])).toEqual([
      ["error", { code: "TIMEOUT", message: "The job took longer than it may.", advice: expect.any(String) as string, retryable: true }],
      ["status", { status: "failed", code: "TIMEOUT" }],
    ]);
    const cancelled = await started();
    await ledger.endedByEngine(cancelled);
    expect((await rest(await follow(cancelled, 2))).map(({ event }) => event.data)).toEqual([{ status: "cancelled", code: "CANCELLED" }]);
  });

  it("lets anyone join at any moment of a busy job without loss or repeat", async () => {
    const id = await started();
    const views: { after: number; told: Promise<LiveEvent[]> }[] = [];
    const last = 300;
    const writing = (async () => {
      for (let done = 1; done <= last; done += 1) await progress(id, done);
      await ledger.complete(id, null);
    })();
    for (let n = 0; n < 60; n += 1) {
      const after = n % 3 === 0 ? 0 : Math.floor((n / 60) * last);
      const from = Math.min(after, await database.db.jobEvent.count({ where: { jobId: id } }));
      views.push({ after: from, told: rest(await follow(id, from)) });
    }
    await writing;
    for (const { after, told } of views) expect(numbers(await told)).toEqual(count(after + 1, last + 4));
  });

  it("reads once for all who watch and makes each event once", async () => {
    const id = await started();
    const views = await Promise.all(count(1, 50).map(() => follow(id, null)));
    const waiting = views.map((view) => take(view, 1));
    const before = reads;
    await progress(id, 1);
    const told = await Promise.all(waiting);
    // The word of the job's start may come late and be looked after too; nobody reads for oneself.
    expect(reads - before).toBeLessThanOrEqual(2);
    expect(new Set(told.map(([event]) => event?.frame)).size).toBe(1);
  });

  it("keeps nothing for a viewer who reads slowly, who still gets all of it", async () => {
    const id = await started();
    const slow = await follow(id);
    expect(numbers(await take(slow, 1))).toEqual([1]);
    const quick = await follow(id, 2);
    for (let done = 1; done <= 300; done += 1) await progress(id, done);
    expect(numbers(await take(quick, 300))).toEqual(count(3, 302));
    expect(numbers(await take(slow, 301))).toEqual(count(2, 302));
  });

  it("takes a number beyond the newest for the newest", async () => {
    const id = await started();
    const view = await follow(id, 999);
    await progress(id, 1);
    expect(numbers(await take(view, 1))).toEqual([3]);
  });

  it("goes on after its listening connection was cut, with what happened meanwhile", async () => {
    const id = await started();
    const view = await follow(id, null);
    await progress(id, 1);
    expect(numbers(await take(view, 1))).toEqual([3]);
    const cut = async (): Promise<unknown> => database.db.$queryRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'risk-desk job feed' AND datname = current_database()`.catch(() => null);
    await cut();
    await progress(id, 2);
    await progress(id, 3);
    expect(numbers(await take(view, 2))).toEqual([4, 5]);
  });

  it("frees everything when the viewer goes, also in the middle of waiting", async () => {
    const id = await started();
    const leave = new AbortController();
    const view = await live.follow([{ jobId: id, after: null }], leave.signal);
    const waiting = view.events.next();
    expect(live.watched()).toBe(1);
    leave.abort();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(live.watched()).toBe(0);
    const never = new AbortController();
    await live.follow([{ jobId: id, after: null }], never.signal);
    never.abort();
    expect(live.watched()).toBe(0);
  });

  it("leaves a large result to be fetched", async () => {
    const id = await started();
    await ledger.complete(id, { text: "x".repeat(70_000) });
    const [result] = await take(await follow(id, 2), 1);
    expect(result?.event.data).toEqual({ result: null, resultUrl: `/api/v1/runs/${id}/result`, leftOut: true });
  });
});

describe("the stream over HTTP", () => {
  const ask = async (id: string, init: { after?: string; header?: string; actor?: Actor | null } = {}): Promise<Response> => {
    const controller = new AbortController();
    leaving.push(controller);
    const url = `http://app.invalid/api/v1/runs/${id}/stream${init.after === undefined ? "" : `?after=${encodeURIComponent(init.after)}`}`;
    const request = new Request(url, { signal: controller.signal, headers: init.header === undefined ? {} : { "last-event-id": init.header } });
    const ctx = await context(init.actor === undefined ? owner : init.actor);
    return eventStream(request, (ending) => followJob(ctx, { id, after: seenBy(request) }, ending));
  };

  it("is made of numbered events, says when to come back and closes", async () => {
    const id = await started();
    await ledger.complete(id, { gaps: [] });
    const response = await ask(id);
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("cache-control")).toContain("no-transform");
    const blocks = (await response.text()).trimEnd().split("\n\n");
    expect(blocks[0]).toBe("retry: 2000");
    expect(blocks.slice(1).map((block) => block.split("\n")[0])).toEqual(["id: 1", "id: 2", "id: 3", "id: 4"]);
    for (const block of blocks.slice(1)) streamEvent.parse(JSON.parse(block.split("\ndata: ")[1] ?? ""));
  });

  it("resumes by the header, which wins over the address, and answers 204 when nothing is left", async () => {
    const id = await started();
    await ledger.complete(id, null);
    expect(await (await ask(id, { after: "1", header: "3" })).text()).toMatch(/^retry: 2000\n\nid: 4\ndata: .*\n\n$/);
    expect(await (await ask(id, { after: "2" })).text()).toMatch(/^retry: 2000\n\nid: 3\n/);
    expect((await ask(id, { header: "4" })).status).toBe(204);
  });

  it.each(["-1", "1.5", "abc", "", " ", "99999999999", "3000000000", "1e3", "0x1"])("refuses %j as a number", async (after) => {
    const id = await started();
    await expect(ask(id, { after })).rejects.toMatchObject({ kind: "INVALID", code: "INVALID_EVENT_ID", field: "after" });
  });

  it("is as closed as the job itself", async () => {
    const id = await started();
    await expect(ask(id, { actor: await createUser(database.db, "analyst") })).rejects.toMatchObject({ kind: "NOT_FOUND" });
    await expect(ask(id, { actor: null })).rejects.toMatchObject({ kind: "UNAUTHENTICATED" });
    await expect(ask(crypto.randomUUID())).rejects.toMatchObject({ kind: "NOT_FOUND" });
    const admin = await ask(id, { actor: await createUser(database.db, "admin") });
    expect(admin.status).toBe(200);
    await admin.body?.cancel();
    expect(live.watched()).toBe(0);
  });

  it("ends by itself when its time is up, and loses nothing over the break", async () => {
    const brief = createLiveJobs(database.db, feed, 0.2);
    const id = await started();
    const first = await brief.follow([{ jobId: id, after: 0 }], signal());
    await progress(id, 1);
    const before = numbers(await rest(first));
    await progress(id, 2);
    const second = await brief.follow([{ jobId: id, after: before.at(-1) ?? 0 }], signal());
    await progress(id, 3);
    expect([...before, ...numbers(await take(second, 2))]).toEqual([1, 2, 3, 4, 5]);
    await until(() => brief.watched() === 0);
  });
});

describe("watching several jobs over one connection", () => {
  it("tells of each from now on and resumes each where it was", async () => {
    const [one, two] = [await started(), await started()];
    const ctx = await context();
    const first = await watchJobs(ctx, { jobs: [one, two] }, signal());
    await progress(two, 1, 4);
    const told = (await first.next()).value;
    expect(told).toMatchObject({ cursor: "2.3", told: { jobId: two, type: "progress", data: { progress: 25, done: 1, total: 4, sentence: "Page 1" } } });
    await first.return();
    await progress(one, 1);
    await progress(two, 2);
    const second = await watchJobs(ctx, { jobs: [one, two], lastEventId: told?.cursor }, signal());
    const events = [(await second.next()).value, (await second.next()).value];
    expect(events.map((event) => event?.cursor)).toEqual(["3.3", "3.4"]);
  });

  it("never carries a result and refuses a stranger's job", async () => {
    const id = await started();
    const view = await watchJobs(await context(), { jobs: [id] }, signal());
    await ledger.complete(id, { gaps: ["secret"] });
    const all: unknown[] = [];
    for await (const event of view) all.push(event);
    expect(JSON.stringify(all)).not.toContain("secret");
    const stranger = await context(await createUser(database.db, "analyst"));
    await expect(watchJobs(stranger, { jobs: [id] }, signal())).rejects.toMatchObject({ kind: "NOT_FOUND" });
    await expect(watchJobs(await context(), { jobs: [] }, signal())).rejects.toThrow();
  });
});
