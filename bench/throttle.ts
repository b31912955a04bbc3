import { createDb } from "@/adapters/db/client";
import { assessUnderThrottling } from "@/testing/throttled-assessments";
import { applyMigrations } from "../scripts/lib/apply-migrations";
import { startScratchPostgres } from "../scripts/lib/postgres.mjs";
import type { BenchRow } from "./row";

/** `THROTTLE_ASSESSMENTS=10` for a short one. */
const COUNT = Number(process.env.THROTTLE_ASSESSMENTS ?? 100);
const SHARE = 0.3;

/** A hundred whole assessments at once against a Bedrock double that turns 30 % of all calls away. */
export async function run(): Promise<BenchRow[]> {
  const cluster = await startScratchPostgres();
  const url = cluster.url("postgres");
  await applyMigrations(url);
  const db = createDb(url, 10);
  try {
    const { questions, completed, calls, throttled, answered, twice, failedAttempts, endedTwice, seconds } = await assessUnderThrottling({ db, url }, COUNT, SHARE);
    const done = answered - twice;
    for (const failure of failedAttempts) console.error(failure);
    return [
      { bench: "throttle", metric: `assessments completed, ${throttled} of ${calls} calls throttled, ${seconds.toFixed(0)} s`, unit: "assessments", value: completed, peer: "started", peerValue: COUNT, ratio: completed / COUNT, bar: "= 1", ok: completed === COUNT },
      { bench: "throttle", metric: "questions answered exactly once", unit: "questions", value: done, peer: "seven an assessment", peerValue: questions, ratio: done / questions, bar: "= 1", ok: done === questions && calls === answered + throttled },
      { bench: "throttle", metric: `jobs that ended twice (attempts that failed and were repeated: ${failedAttempts.length})`, unit: "jobs", value: endedTwice, peer: "none", peerValue: 0, ratio: endedTwice, bar: "= 0", ok: endedTwice === 0 },
    ];
  } finally {
    await db.$disconnect();
    await cluster.stop();
  }
}
