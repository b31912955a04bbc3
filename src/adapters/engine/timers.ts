import { LEASE_MS } from "./claim";
import { type EngineDatabase, OWNER_LOCK, statement } from "./database";
import { cancelRun } from "./deliver";
import type { FunctionTable } from "./functions";
import { wireError } from "./protocol";
import { closeWait } from "./runs";

const NEXT = statement(
  "next_due",
  `SELECT (extract(epoch FROM least(
     (SELECT min(due_at) FROM engine.queue WHERE owner IS NULL AND due_at > now() AND limit_keys = '{}'),
     (SELECT min(due_at) FROM engine.queue WHERE owner IS NULL AND due_at > now() AND limit_keys <> '{}'),
     (SELECT min(expires_at) FROM engine.waits),
     (SELECT min(start_by) FROM engine.runs WHERE status = 'RUNNING' AND started_at IS NULL AND start_by IS NOT NULL),
     (SELECT min(finish_by) FROM engine.runs WHERE status = 'RUNNING' AND finish_by IS NOT NULL)
   ) - now()) * 1000)::float8 AS ms`,
);

/** Milliseconds until something becomes due; null when nothing will by itself. */
export async function nextDueMs(db: EngineDatabase): Promise<number | null> {
  const [row] = await db.rows<{ ms: number | null }>(NEXT);
  return row?.ms ?? null;
}

const EXPIRED_WAITS = statement(
  "expired_waits",
  `SELECT run_id AS "runId", hash, kind FROM engine.waits WHERE expires_at <= now() ORDER BY expires_at LIMIT 200`,
);
const LATE_RUNS = statement(
  "late_runs",
  `SELECT id, 'start' AS limit FROM engine.runs WHERE status = 'RUNNING' AND started_at IS NULL AND start_by <= now()
   UNION ALL SELECT id, 'finish' FROM engine.runs WHERE status = 'RUNNING' AND finish_by <= now() LIMIT 200`,
);

interface TimerContext {
  db: EngineDatabase;
  functions: FunctionTable;
  nowMs: number;
}

const INVOKE_TIMEOUT = wireError({ name: "InvokeTimeoutError", message: "The invoked function did not end in time." }, "");

/** Ends sleeps and waits that are over and runs past their limits; returns how many there were. */
export async function expire(ctx: TimerContext): Promise<number> {
  const waits = await ctx.db.rows<{ runId: string; hash: string; kind: string }>(EXPIRED_WAITS);
  for (const { runId, hash, kind } of waits) {
    const value = kind === "invoke" ? JSON.stringify({ error: INVOKE_TIMEOUT }) : "null";
    await ctx.db.transaction((tx) => closeWait(tx, runId, { hash, value }));
  }
  const late = await ctx.db.rows<{ id: string; limit: string }>(LATE_RUNS);
  for (const { id, limit } of late) await cancelRun(ctx, id, `The run did not ${limit} in time.`);
  return waits.length + late.length;
}

const RENEW = statement("renew", `UPDATE engine.queue SET lease_until = now() + $3 * interval '1 ms' WHERE owner = $1 AND id = ANY($2::bigint[])`);
// A claim whose answer was lost with its connection is out nowhere. One that is on its way is younger than the margin.
const FORGOTTEN = statement(
  "forgotten",
  `UPDATE engine.queue SET owner = NULL, lease_until = NULL, crashes = crashes + 1
   WHERE owner = $1 AND NOT id = ANY($2::bigint[]) AND lease_until < now() + $3 * interval '1 ms' RETURNING id`,
);
const ON_ITS_WAY_MS = 10_000;

/** Prolongs the leases of the calls that are out here and frees leases nobody works on; returns how many those were. */
export async function renewLeases(db: EngineDatabase, owner: number, out: readonly string[]): Promise<number> {
  if (out.length > 0) await db.relaxed.rows(RENEW, [owner, out, LEASE_MS]);
  return (await db.rows(FORGOTTEN, [owner, out, LEASE_MS - ON_ITS_WAY_MS])).length;
}

// An owner without its advisory lock has lost its process; a lease that ran out has lost its way to the database.
const REAP = statement(
  "reap",
  `UPDATE engine.queue q SET owner = NULL, lease_until = NULL, crashes = q.crashes + 1
   WHERE q.owner IS NOT NULL AND q.owner <> $1 AND (q.lease_until < now() OR NOT EXISTS (
     SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
     WHERE l.locktype = 'advisory' AND d.datname = current_database() AND l.classid = $2 AND l.objid::bigint = q.owner AND l.granted))
   RETURNING q.id`,
);

/** Frees the calls of dead processes, to be made again; returns how many. */
export const reapLost = async (db: EngineDatabase, self: number): Promise<number> => (await db.rows(REAP, [self, OWNER_LOCK])).length;

const RELEASE = statement("release", `UPDATE engine.queue SET owner = NULL, lease_until = NULL WHERE owner = $1`);

/** Gives back what this process could not finish before it stops. */
export const releaseLeases = async (db: EngineDatabase, owner: number): Promise<void> => void (await db.rows(RELEASE, [owner]));

// Ended runs are kept a week to be looked at; each pass is small so that it never holds much.
const PRUNE = statement(
  "prune",
  `WITH old AS (SELECT id FROM engine.runs WHERE ended_at < now() - interval '7 days' LIMIT 1000),
        gone AS (DELETE FROM engine.steps s USING old WHERE s.run_id = old.id),
        runs AS (DELETE FROM engine.runs r USING old WHERE r.id = old.id),
        keys AS (DELETE FROM engine.dedupe WHERE expires_at < now())
   DELETE FROM engine.events WHERE received_at < now() - interval '7 days' AND delivered`,
);

export const prune = async (db: EngineDatabase): Promise<void> => void (await db.rows(PRUNE));
