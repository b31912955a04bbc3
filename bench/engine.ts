import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Logger, run as runWorker } from "graphile-worker";
import { Inngest } from "inngest";
import { Client } from "pg";
import { type AppHandler, createEmbeddedEngine, type EmbeddedEngine } from "@/adapters/engine";
import { serveInProcess } from "@/adapters/inngest/serve-in-process";
import { sendFive } from "@/testing/send-five";
import { applyMigrations } from "../scripts/lib/apply-migrations";
import { startScratchPostgres } from "../scripts/lib/postgres.mjs";
import { pause, quantile } from "./material/served";
import type { BenchRow } from "./row";

const CONCURRENCY = 10;
const STARTS = 200;
const EVENTS = 2_000;
const ROUNDS = 4;
const SENDS_OF = 100;
const SEQUENTIAL_RUNS = 20;
const IDLE_SEC = 10;
const PEER = "graphile-worker 0.16.6, no-op task";

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined };

interface Subject {
  /** Sends one piece of work and gives the milliseconds until its code began. */
  start(): Promise<number>;
  /** Milliseconds to finish this many one-step pieces of work, sent in batches. */
  many(count: number): Promise<number>;
  stop(): Promise<void>;
}

/** A gate that opens when it was passed `count` times. */
function gate(count: number): { pass(): void; open: Promise<void> } {
  let left = count;
  let release = (): void => undefined;
  const open = new Promise<void>((resolve) => (release = resolve));
  return { open, pass: () => void ((left -= 1) === 0 && release()) };
}

const batches = (count: number): number[][] => Array.from({ length: Math.ceil(count / SENDS_OF) }, (_, at) => Array.from({ length: Math.min(SENDS_OF, count - at * SENDS_OF) }, (_unused, n) => n));

interface OwnSubject extends Subject {
  engine: EmbeddedEngine;
  /** Milliseconds of overhead for each step of a run of ten. */
  perStep: () => Promise<number>;
}

async function ownSubject(url: string): Promise<OwnSubject> {
  let began: (() => void) | null = null;
  let done = gate(1);
  const times: number[] = [];
  let handler: AppHandler = () => Promise.reject(new Error("not yet"));
  const engine = createEmbeddedEngine({ connectionString: url, concurrency: CONCURRENCY, log: quiet, now: () => new Date(), handler: (call) => handler(call) });
  const client = new Inngest({ id: "bench", isDev: true, baseUrl: "http://embedded.invalid", eventKey: "k", fetch: engine.fetch, logger: quiet, aiMetadata: false, sessionPropagation: false });
  handler = serveInProcess(client, [
      client.createFunction({ id: "start", triggers: [{ event: "bench/start" }] }, () => began?.()),
      client.createFunction({ id: "one", triggers: [{ event: "bench/one" }] }, async ({ step }) => {
        await step.run("only", () => null);
        done.pass();
      }),
      client.createFunction({ id: "ten", triggers: [{ event: "bench/ten" }] }, async ({ step }) => {
        const first = performance.now();
        for (let n = 0; n < 10; n += 1) await step.run(`step ${n}`, () => null);
        times.push((performance.now() - first) / 10);
        done.pass();
      }),
  ]);
  await engine.start();
  return {
    engine,
    start: async () => {
      const reached = new Promise<number>((resolve) => (began = () => resolve(performance.now())));
      const sent = performance.now();
      await client.send({ name: "bench/start", data: {} });
      return (await reached) - sent;
    },
    many: async (count) => {
      done = gate(count);
      const first = performance.now();
      for (const batch of batches(count)) await client.send(batch.map((n) => ({ name: "bench/one", data: { n } })));
      await done.open;
      return performance.now() - first;
    },
    perStep: async () => {
      for (let run = 0; run < SEQUENTIAL_RUNS; run += 1) {
        done = gate(1);
        await client.send({ name: "bench/ten", data: {} });
        await done.open;
      }
      return quantile(times, 0.5);
    },
    stop: () => engine.stop(),
  };
}

/** Version 0.16 adds many jobs at once through SQL only. */
const ADD_JOBS = `SELECT 1 FROM graphile_worker.add_jobs(ARRAY(SELECT json_populate_recordset(null::graphile_worker.job_spec, $1::json)))`;

async function peerSubject(url: string): Promise<Subject> {
  let began: (() => void) | null = null;
  let done = gate(1);
  const sender = new Client({ connectionString: url });
  await sender.connect();
  const runner = await runWorker({
    connectionString: url, concurrency: CONCURRENCY, pollInterval: 2_000, maxPoolSize: CONCURRENCY + 2, noHandleSignals: true,
    logger: new Logger(() => () => undefined),
    taskList: { start: () => began?.(), one: () => done.pass() },
  });
  return {
    start: async () => {
      const reached = new Promise<number>((resolve) => (began = () => resolve(performance.now())));
      const sent = performance.now();
      await runner.addJob("start", {});
      return (await reached) - sent;
    },
    many: async (count) => {
      done = gate(count);
      const first = performance.now();
      for (const batch of batches(count)) await sender.query(ADD_JOBS, [JSON.stringify(batch.map((n) => ({ identifier: "one", payload: { n } })))]);
      await done.open;
      return performance.now() - first;
    },
    stop: async () => {
      await runner.stop();
      await sender.end();
    },
  };
}

/** Both sides in turns, so that a minute in which somebody else needs the machine is nobody's alone. */
async function starts(subjects: readonly Subject[]): Promise<number[][]> {
  const times = subjects.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [side, subject] of subjects.entries()) {
      for (let n = 0; n < STARTS / ROUNDS; n += 1) times[side]?.push(await subject.start());
    }
  }
  return times;
}

interface Load {
  /** Milliseconds for EVENTS pieces of work, the mean of the rounds. */
  wallMs: number;
  /** Milliseconds this process computed for one of them; less disturbed by others than the wall clock. */
  cpuMs: number;
}

async function loads(subjects: readonly Subject[]): Promise<Load[]> {
  const sums = subjects.map((): Load => ({ wallMs: 0, cpuMs: 0 }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [side, subject] of subjects.entries()) {
      const before = process.cpuUsage();
      const wallMs = await subject.many(EVENTS);
      const { user, system } = process.cpuUsage(before);
      const sum = sums[side];
      if (sum) Object.assign(sum, { wallMs: sum.wallMs + wallMs / ROUNDS, cpuMs: sum.cpuMs + (user + system) / 1_000 / EVENTS / ROUNDS });
    }
  }
  return sums;
}

/** Share of one core this process uses while nothing is due, in percent. */
async function idleCpu(): Promise<number> {
  const before = process.cpuUsage();
  await pause(IDLE_SEC * 1_000);
  const used = process.cpuUsage(before);
  return (100 * (used.user + used.system)) / 1e6 / IDLE_SEC;
}

/** Seconds from the start of the next process's engine until every run that a killed one had open has gone on. */
async function recovery(url: string): Promise<number> {
  const db = new Client({ connectionString: url });
  await db.connect();
  await db.query("CREATE TABLE crash_log (run text, step text, at timestamptz DEFAULT clock_timestamp())");
  const number = async (query: string): Promise<number> => Number((await db.query<{ n: string }>(`SELECT ${query} AS n`)).rows[0]?.n);

  const first = await begin(url, "ready");
  await sendFive(url, 29);
  while ((await number("(SELECT count(*) FROM crash_log)")) < 20) await pause(10);
  first.kill("SIGKILL");
  await once(first, "exit");
  await db.query("TRUNCATE crash_log");

  const second = await begin(url, "starting");
  const started = performance.now();
  // A run that only had its end left to write makes no new entry.
  const still = `(SELECT count(*) FROM engine.runs r WHERE r.fn_id = 'app-five' AND r.status = 'RUNNING'
                  AND NOT EXISTS (SELECT FROM crash_log c WHERE c.run = r.event -> 'data' ->> 'run'))`;
  while ((await number(still)) > 0) await pause(10);
  const seconds = (performance.now() - started) / 1_000;
  second.kill("SIGKILL");
  await once(second, "exit");
  await db.end();
  return seconds;
}

async function begin(url: string, word: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", "src/testing/crash-app.ts", url], { stdio: ["ignore", "pipe", "inherit"] });
  // Left open: a closed pipe would end the child at its next word.
  await new Promise<void>((resolve) => child.stdout.on("data", (chunk) => String(chunk).includes(word) && resolve()));
  return child;
}

/** The embedded engine beside graphile-worker: one Postgres, one machine, ten places each, in turns. */
export async function run(): Promise<BenchRow[]> {
  // Durability is what is measured here: both sides wait for the same disk.
  const cluster = await startScratchPostgres({ durable: true });
  try {
    const admin = new Client({ connectionString: cluster.url("postgres") });
    await admin.connect();
    for (const name of ["bench_own", "bench_peer"]) await admin.query(`CREATE DATABASE ${name}`);
    await admin.end();
    await applyMigrations(cluster.url("bench_own"));
    return await measure(cluster.url("bench_own"), cluster.url("bench_peer"));
  } finally {
    await cluster.stop();
  }
}

const NOTHING: Load = { wallMs: Number.NaN, cpuMs: Number.NaN };

async function measure(ownUrl: string, peerUrl: string): Promise<BenchRow[]> {
  const ours = await ownSubject(ownUrl);
  const theirs = await peerSubject(peerUrl);
  const told = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    console.error(`  ${what} …`);
    return work();
  };
  await told("warming up", async () => [await ours.many(200), await theirs.many(200)]);
  const [ownStarts = [], peerStarts = []] = await told(`${STARTS} starts each`, () => starts([ours, theirs]));
  const [own = NOTHING, peer = NOTHING] = await told(`${ROUNDS} times ${EVENTS} runs each`, () => loads([ours, theirs]));
  const perStep = await told("ten steps", ours.perStep);
  await theirs.stop();
  const idle = await told("idle", idleCpu);
  await ours.stop();
  const resumed = await told("kill -9", () => recovery(ownUrl));

  const row = (metric: string, unit: string, value: number, peerValue: number, bar: string, ok: (ratio: number) => boolean): BenchRow => ({
    bench: "engine", metric, unit, value, peer: PEER, peerValue, ratio: value / peerValue, bar, ok: ok(value / peerValue),
  });
  /** engine.md's own goals have no peer in the run: the goal stands where the peer's figure would. */
  const goal = (metric: string, unit: string, value: number, most: number): BenchRow => ({
    bench: "engine", metric, unit, value, peer: "goal in engine.md", peerValue: most, ratio: value / most, bar: "<= 1, told beside", ok: value <= most,
  });
  const perSecond = (ms: number): number => EVENTS / (ms / 1_000);
  return [
    row("send to start, p50", "ms", quantile(ownStarts, 0.5), quantile(peerStarts, 0.5), "<= 3", (ratio) => ratio <= 3),
    row("send to start, p95", "ms", quantile(ownStarts, 0.95), quantile(peerStarts, 0.95), "none, told beside", () => true),
    row(`one-step runs a second, ${EVENTS} events`, "1/s", perSecond(own.wallMs), perSecond(peer.wallMs), ">= 0.25", (ratio) => ratio >= 0.25),
    row("time this process computes for a run", "ms", own.cpuMs, peer.cpuMs, "none, told beside", () => true),
    goal("overhead of a step, run of 10", "ms", perStep, 3),
    goal("idle CPU, share of a core", "%", idle, 0.5),
    goal("all 29 runs gone on after kill -9", "s", resumed, 5),
  ];
}
