import { askPrepared, type Prepared, type RootDb } from "@/adapters/db";
import { FAILURES_TO_OPEN, OPEN_MS, type saysOfService } from "@/domain/model/breaker";

export interface NewModelRun {
  at: Date;
  jobId: string | null;
  section: string;
  category: string | null;
  model: string;
  promptVersionIds: readonly string[];
  rubricVersion: string | null;
  schemaVersion: string | null;
  input: number;
  output: number;
  cacheRead: number;
  cacheWrite: number;
  costUsd: number | null;
  latencyMs: number;
  stopReason: string | null;
  outcome: string;
  detail: string | null;
}

const COLUMNS = ["at", "jobId", "section", "category", "model", "promptVersionIds", "rubricVersion", "schemaVersion", "input", "output", "cacheRead", "cacheWrite", "costUsd", "latencyMs", "stopReason", "outcome", "detail"] as const;
const MARKS = COLUMNS.map((_, at) => `$${at + 1}`);
const markOf = (column: (typeof COLUMNS)[number]): string => MARKS[COLUMNS.indexOf(column)] ?? "";
const [AT, JOB, MODEL, USD, DETAIL] = [`${markOf("at")}::timestamptz`, `${markOf("jobId")}::uuid`, `${markOf("model")}::text`, `${markOf("costUsd")}::numeric`, `${markOf("detail")}::text`];
/** What they are compared with and counted from is ours, not a value of the call. */
const UNTIL = `${AT} + interval '${OPEN_MS} milliseconds'`;

/** What each says of the service, to the breaker. An answer closes the circuit and writes nothing while all is well. */
const TOLD: Record<ReturnType<typeof saysOfService>, string> = {
  UP: `UPDATE model_breakers SET failures = 0, "openUntil" = NULL, "probeTill" = NULL, "updatedAt" = ${AT} WHERE model = ${MODEL} AND (failures > 0 OR "openUntil" IS NOT NULL)`,
  // One more failure, counted here: of calls that fail at the same moment none is lost. It opens at the fifth, and again after a probe.
  DOWN: `INSERT INTO model_breakers AS b (model, failures, "openUntil", "lastError", "updatedAt") VALUES (${MODEL}, 1, ${FAILURES_TO_OPEN <= 1 ? UNTIL : "NULL"}, ${DETAIL}, ${AT})
    ON CONFLICT (model) DO UPDATE SET failures = b.failures + 1, "probeTill" = NULL, "lastError" = coalesce(excluded."lastError", b."lastError"), "updatedAt" = excluded."updatedAt",
      "openUntil" = CASE WHEN b.failures + 1 >= ${FAILURES_TO_OPEN} OR b."openUntil" IS NOT NULL THEN ${UNTIL} END`,
  // Gives the probe's place back.
  NOTHING: `UPDATE model_breakers SET "probeTill" = NULL, "updatedAt" = ${AT} WHERE model = ${MODEL} AND "probeTill" IS NOT NULL`,
};

/** The row, the job's cost and the breaker in one statement: one wait for the disk, and all or nothing. */
const statement = (says: keyof typeof TOLD): Prepared => ({
  name: `model booking ${says}`,
  text: `WITH paid AS (UPDATE jobs SET "costUsd" = "costUsd" + ${USD}, "updatedAt" = ${AT} WHERE id = ${JOB} AND ${USD} IS NOT NULL), told AS (${TOLD[says]})
    INSERT INTO model_runs (id, ${COLUMNS.map((name) => `"${name}"`).join(", ")}) VALUES (gen_random_uuid(), ${MARKS.join(", ")})`,
});
const BOOKINGS = { UP: statement("UP"), DOWN: statement("DOWN"), NOTHING: statement("NOTHING") };

export async function writeBooking(root: RootDb, run: NewModelRun, says: keyof typeof TOLD): Promise<void> {
  await askPrepared(root, BOOKINGS[says], COLUMNS.map((name) => run[name]));
}
