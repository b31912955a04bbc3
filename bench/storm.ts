import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createDb } from "@/adapters/db/client";
import type { RootDb } from "@/adapters/db";
import { submitJob } from "@/features/jobs/server";
import { createWebhook } from "@/features/webhooks/server";
import { startReceiver } from "@/testing/receiver";
import { startWebhookApp } from "@/testing/webhook-app";
import { createUser } from "@/testing/factories";
import { applyMigrations } from "../scripts/lib/apply-migrations";
import { startScratchPostgres } from "../scripts/lib/postgres.mjs";
import { pause } from "./material/served";
import { stormJob } from "./material/storm-job";
import type { BenchRow } from "./row";

/** `STORM_JOBS=500` for a short one. */
const JOBS = Number(process.env.STORM_JOBS ?? 10_000);
const KILLS = 10;
/** Submissions under way at once. */
const LANES = 20;
/** So long without any job or message moving means that something is stuck. */
const STUCK_MS = 180_000;
const ENDED = "('COMPLETED', 'FAILED', 'CANCELLED')";

async function startProcess(url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, "material/storm-app.ts"), url], { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((resolve) => child.stdout.on("data", (chunk) => String(chunk).includes("ready") && resolve()));
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

const count = async (db: RootDb, query: string): Promise<number> => Number((await db.$queryRawUnsafe<{ n: bigint }[]>(`SELECT count(*) AS n FROM ${query}`))[0]?.n);

/** Waits for a number of rows; throws when nothing moves any more. */
async function reach(db: RootDb, query: string, goal: number): Promise<void> {
  for (let seen = -1, moved = Date.now(); seen < goal; await pause(200)) {
    const now = await count(db, query);
    if (now !== seen) moved = Date.now();
    else if (Date.now() - moved > STUCK_MS) throw new Error(`${query} stays at ${now} of ${goal}.`);
    seen = now;
  }
}

/** 10,000 jobs whose model turns three of ten calls away, on a server killed ten times; each job's end is posted to a receiver. */
export async function run(): Promise<BenchRow[]> {
  const cluster = await startScratchPostgres();
  const url = cluster.url("postgres");
  await applyMigrations(url);
  const db = createDb(url, 10);
  const receiver = await startReceiver();
  let child: ChildProcess | null = null;
  try {
    await db.$executeRawUnsafe("CREATE TABLE storm_calls (job uuid PRIMARY KEY, calls int NOT NULL, refused boolean NOT NULL DEFAULT false)");
    const actor = await createUser(db, "analyst");
    const sender = await startWebhookApp(url, db, { actor, drives: false, definitions: [stormJob(db)] });
    await createWebhook(sender.ctx, { url: receiver.url });
    child = await startProcess(url);
    const begun = performance.now();
    const submitting = submitAll(async () => {
      const { id } = await submitJob(sender.ctx, { type: "AI_PREVIEW", input: {} });
      await sender.runtime.notify([id]);
    });
    for (let killed = 1; killed <= KILLS; killed += 1) {
      await reach(db, `jobs WHERE status IN ${ENDED}`, Math.floor((JOBS * killed) / (KILLS + 2)));
      await kill(child);
      child = await startProcess(url);
    }
    await submitting;
    await reach(db, `jobs WHERE status IN ${ENDED}`, JOBS);
    await reach(db, "webhook_deliveries WHERE status <> 'PENDING'", JOBS);
    const seconds = (performance.now() - begun) / 1_000;
    return rows(await outcomes(db), messageFaults(receiver.received), seconds);
  } finally {
    if (child) await kill(child);
    await receiver.close();
    await db.$disconnect();
    await cluster.stop();
  }
}

async function submitAll(one: () => Promise<void>): Promise<void> {
  let left = JOBS;
  const lane = async (): Promise<void> => {
    while ((left -= 1) >= 0) await one();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

interface Outcomes {
  right: number;
  twice: number;
  lost: number;
  refused: number;
}

/** A job ended as it should when its last call decides it: taken, then COMPLETED; turned away the third time or later, then THROTTLED. */
async function outcomes(db: RootDb): Promise<Outcomes> {
  return {
    right: await count(db, `jobs j JOIN storm_calls c ON c.job = j.id
      WHERE (j.status = 'COMPLETED' AND NOT c.refused) OR (j.status = 'FAILED' AND j."errorCode" = 'THROTTLED' AND c.refused AND c.calls >= 3)`),
    twice: await count(db, `(SELECT "jobId" FROM job_events WHERE type = 'status' AND data ->> 'status' IN ${ENDED} GROUP BY "jobId" HAVING count(*) > 1) AS t`),
    lost: await count(db, `jobs WHERE status NOT IN ${ENDED} OR "errorCode" = 'LOST'`),
    refused: await count(db, "jobs WHERE status = 'FAILED'"),
  };
}

/** Jobs nobody was told of, and jobs told of under more than one id. */
function messageFaults(received: readonly { headers: Record<string, unknown>; body: string }[]): { missing: number; renamed: number } {
  const ids = new Map<string, Set<string>>();
  for (const { headers, body } of received) {
    const { jobId } = JSON.parse(body) as { jobId: string };
    ids.set(jobId, (ids.get(jobId) ?? new Set()).add(String(headers["webhook-id"])));
  }
  return { missing: JOBS - ids.size, renamed: [...ids.values()].filter((set) => set.size > 1).length };
}

function rows(jobs: Outcomes, messages: { missing: number; renamed: number }, seconds: number): BenchRow[] {
  const row = (metric: string, value: number, goal: number): BenchRow => ({
    bench: "storm", metric, unit: "jobs", value, peer: "as it must be", peerValue: goal, ratio: goal === 0 ? value : value / goal, bar: `= ${goal}`, ok: value === goal,
  });
  return [
    row(`ended as their calls decide, ${KILLS} kills, ${jobs.refused} of them THROTTLED, in ${seconds.toFixed(0)} s`, jobs.right, JOBS),
    row("lost", jobs.lost, 0),
    row("ended twice", jobs.twice, 0),
    row("without a webhook", messages.missing, 0),
    row("told under a second id", messages.renamed, 0),
  ];
}
