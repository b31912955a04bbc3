import { type EngineDatabase, type Sql, statement } from "./database";

/** A call to make, leased to this process. JSON columns stay text: they are passed on, not read. */
export interface Claimed {
  id: string;
  runId: string;
  fnId: string;
  /** "step" or the hash of a planned step. */
  step: string;
  /** Planned beside others. */
  parallel: boolean;
  /** Steps that were done when the call was queued. */
  depth: number;
  attempt: number;
  crashes: number;
  /** Tells this lease of the call from every other: what comes back under another one changes nothing. */
  generation: number;
  event: string;
  steps: string;
  stack: string[];
  reqVersion: number;
  invoked: boolean;
}

/** Leases outlive any pause of the event loop; a killed process is recognised by its lock, not by its leases. */
export const LEASE_MS = 60_000;

// Drawn, not counted: a claim does not wait for the disk, and one that a crash of the database forgot would else be made
// again under the number of a call that is still out here. The two would pass for each other.
const NEW_GENERATION = "1 + floor(random() * 2147483646)::int";

const TAKE = `
   ), taken AS (
     UPDATE engine.queue q SET owner = $3, lease_until = now() + $4 * interval '1 ms', generation = ${NEW_GENERATION}
     FROM due WHERE q.id = due.id
     RETURNING q.id, q.run_id, q.fn_id, q.step, q.parallel, q.depth, q.attempt, q.crashes, q.generation, q.due_at
   ), begun AS (
     UPDATE engine.runs r SET started_at = now(), finish_by = now() + r.finish_after
     FROM taken t WHERE r.id = t.run_id AND r.started_at IS NULL
   )
   SELECT t.id::text, t.run_id AS "runId", t.fn_id AS "fnId", t.step, t.parallel, t.depth, t.attempt, t.crashes, t.generation,
          r.event::text, r.stack, r.req_version AS "reqVersion", r.invoked_by IS NOT NULL AS invoked,
          coalesce((SELECT json_object_agg(s.hash, s.value) FROM engine.steps s WHERE s.run_id = t.run_id), '{}')::text AS steps
   FROM taken t JOIN engine.runs r ON r.id = t.run_id
   ORDER BY t.due_at, t.id`;

const CLAIM_FREE = statement(
  "claim_free",
  `WITH due AS (
     SELECT id FROM engine.queue
     WHERE owner IS NULL AND due_at <= now() AND limit_keys = '{}' AND fn_id = ANY($1)
     ORDER BY due_at, id LIMIT $2 FOR UPDATE SKIP LOCKED ${TAKE}`,
);

const ANY_LIMITED = statement(
  "any_limited",
  `SELECT 1 FROM engine.queue WHERE owner IS NULL AND limit_keys <> '{}' AND due_at <= now() AND fn_id = ANY($1) LIMIT 1`,
);

/** Two processes that count the same free places would both take them: limited calls are claimed one process at a time. */
const LIMITS_LOCK = 725_402;
const LOCK_LIMITS = statement("lock_limits", `SELECT pg_advisory_xact_lock(${LIMITS_LOCK})`);

// A call with two keys needs a place in both lines; standing behind a blocked one in either may make it wait longer
// than it must, and never lets it through too early.
const CLAIM_LIMITED = statement(
  "claim_limited",
  `WITH held AS (
     SELECT k.key, count(*) AS n FROM engine.queue q, unnest(q.limit_keys) AS k(key) WHERE q.owner IS NOT NULL GROUP BY k.key
   ), lines AS (
     SELECT q.id, q.due_at, k.key, k.size, row_number() OVER (PARTITION BY k.key ORDER BY q.due_at, q.id) AS place
     FROM engine.queue q, unnest(q.limit_keys, q.limit_sizes) AS k(key, size)
     WHERE q.owner IS NULL AND q.due_at <= now() AND q.limit_keys <> '{}' AND q.fn_id = ANY($1)
   ), due AS (
     SELECT l.id FROM lines l LEFT JOIN held h ON h.key = l.key
     GROUP BY l.id, l.due_at HAVING bool_and(l.place + coalesce(h.n, 0) <= l.size)
     ORDER BY l.due_at, l.id LIMIT $2 ${TAKE}`,
);

export interface ClaimRequest {
  fnIds: readonly string[];
  places: number;
  owner: number;
}

/** Leases up to `places` due calls of functions this process knows. */
export async function claimCalls(db: EngineDatabase, { fnIds, places, owner }: ClaimRequest): Promise<Claimed[]> {
  const free = await claim(db.relaxed, CLAIM_FREE, fnIds, places, owner);
  const left = places - free.length;
  if (left === 0 || (await db.relaxed.rows(ANY_LIMITED, [fnIds])).length === 0) return free;
  const limited = await db.relaxed.transaction(async (tx) => {
    await tx.rows(LOCK_LIMITS);
    return claim(tx, CLAIM_LIMITED, fnIds, left, owner);
  });
  return [...free, ...limited];
}

const claim = (sql: Sql, query: typeof CLAIM_FREE, fnIds: readonly string[], places: number, owner: number): Promise<Claimed[]> =>
  sql.rows<Claimed & Record<string, unknown>>(query, [fnIds, places, owner, LEASE_MS]);
