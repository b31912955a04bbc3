import { type Claimed, LEASE_MS } from "./claim";
import { type Sql, statement } from "./database";
import type { EngineFunction } from "./functions";
import { limitsOf } from "./functions";
import type { EngineEvent } from "./protocol";
import { ulid } from "./ulid";

/** An event to store. Its `id` is what functions see; the row's own id is a ULID. */
export interface NewEvent {
  rowId: string;
  event: EngineEvent;
  /** Some function's cancel rule names it, so running runs must be told. */
  cancels: boolean;
}

/** A run to begin. */
export interface NewRun {
  fn: EngineFunction;
  event: NewEvent;
  /** Keys that may start this function once a day; the run is dropped when one of them is taken. */
  once: string[];
  /** The run and step that wait for its end. */
  invokedBy: { runId: string; step: string } | null;
}

const STORE = statement(
  "intake",
  `WITH ev AS (
     INSERT INTO engine.events (id, name, event, delivered)
     SELECT e.id, e.name, e.event::json, NOT (e.cancels OR EXISTS (SELECT FROM engine.waits w WHERE w.event_name = e.name))
     FROM unnest($1::text[], $2::text[], $3::text[], $4::boolean[]) AS e(id, name, event, cancels)
     ON CONFLICT (id) DO NOTHING
     RETURNING id, event, delivered
   ), planned AS (
     SELECT p.*, ev.event FROM ev JOIN json_to_recordset($5::json) AS p(
       id text, fn_id text, event_id text, once text[], limit_keys text[], limit_sizes integer[],
       start_ms float8, finish_ms float8, invoked_by text, invoked_step text) ON p.event_id = ev.id
   ), free AS (
     INSERT INTO engine.dedupe AS d (fn_id, key, expires_at)
     SELECT p.fn_id, k.key, now() + interval '24 hours' FROM planned p, unnest(p.once) AS k(key)
     ON CONFLICT (fn_id, key) DO UPDATE SET expires_at = excluded.expires_at WHERE d.expires_at < now()
     RETURNING d.fn_id, d.key
   ), fresh AS (
     SELECT p.*, p.limit_keys = '{}' AND row_number() OVER (PARTITION BY p.limit_keys = '{}' ORDER BY p.id) <= $7 AS leased
     FROM planned p
     WHERE NOT EXISTS (SELECT FROM unnest(p.once) AS k(key)
                       WHERE NOT EXISTS (SELECT FROM free f WHERE f.fn_id = p.fn_id AND f.key = k.key))
   ), begun AS (
     INSERT INTO engine.runs (id, fn_id, event, limit_keys, limit_sizes, start_by, finish_after, started_at, finish_by, invoked_by, invoked_step)
     SELECT id, fn_id, event, limit_keys, limit_sizes, now() + start_ms * interval '1 ms', finish_ms * interval '1 ms',
            CASE WHEN leased THEN now() END, CASE WHEN leased THEN now() + finish_ms * interval '1 ms' END, invoked_by, invoked_step
     FROM fresh
   ), queued AS (
     INSERT INTO engine.queue (run_id, fn_id, step, limit_keys, limit_sizes, owner, lease_until, generation)
     SELECT id, fn_id, 'step', limit_keys, limit_sizes,
            CASE WHEN leased THEN $6::int END, CASE WHEN leased THEN now() + $8 * interval '1 ms' END, leased::int
     FROM fresh ORDER BY id
     RETURNING id, run_id, owner
   )
   SELECT (SELECT coalesce(array_agg(id), '{}') FROM fresh) AS runs,
          (SELECT coalesce(json_agg(json_build_object('id', id::text, 'runId', run_id)), '[]') FROM queued WHERE owner IS NOT NULL) AS leased,
          (SELECT coalesce(array_agg(id), '{}') FROM ev WHERE NOT delivered) AS undelivered`,
);

/** Whose the first calls of the new runs are at once, and how many: they need not be looked for in the queue. */
export interface FirstPlaces {
  owner: number;
  places: number;
}
const NO_PLACES: FirstPlaces = { owner: 0, places: 0 };

export interface Stored {
  /** Ids of the runs that began. */
  runs: string[];
  /** First calls that are leased already; calls of limited functions never are. */
  leased: Claimed[];
  /** Rows of events that waiting or cancellable runs must be told of. */
  undelivered: string[];
}

/**
 * Stores events and begins their runs in one statement. An event whose row id is stored already adds nothing:
 * it is a send that was repeated.
 */
export async function storeEvents(sql: Sql, events: readonly NewEvent[], runs: readonly NewRun[], nowMs: number, first = NO_PLACES): Promise<Stored> {
  const taken = new Set<string>();
  const planned = runs
    .filter(({ fn, once }) => once.every((key) => claimOnce(taken, `${fn.id} ${key}`)))
    .map((run) => ({ ...run, id: ulid(nowMs) }));
  const texts = events.map(({ event }) => eventJson(event));
  const [stored] = await sql.rows<StoredRow>(STORE, [
    events.map(({ rowId }) => rowId),
    events.map(({ event }) => event.name),
    texts,
    events.map(({ cancels }) => cancels),
    JSON.stringify(planned.map(plannedRow)),
    first.owner,
    first.places,
    LEASE_MS,
  ]);
  const { runs: begun = [], leased = [], undelivered = [] } = stored ?? {};
  const textOf = new Map(events.map(({ rowId }, index) => [rowId, texts[index] ?? ""]));
  const runOf = new Map(planned.map((run) => [run.id, run]));
  const calls = leased.flatMap(({ id, runId }) => {
    const run = runOf.get(runId);
    return run ? [firstCall(id, run, textOf.get(run.event.rowId) ?? "")] : [];
  });
  return { runs: begun, leased: calls, undelivered };
}

interface StoredRow extends Record<string, unknown> {
  runs: string[];
  leased: { id: string; runId: string }[];
  undelivered: string[];
}

type PlannedRun = NewRun & { id: string };

/** What a claim of this call would have given. */
const firstCall = (id: string, run: PlannedRun, event: string): Claimed => ({
  id, runId: run.id, fnId: run.fn.id, step: "step", parallel: false, depth: 0, attempt: 0, crashes: 0, generation: 1,
  event, steps: "{}", stack: [], reqVersion: NEWEST_VERSION, invoked: run.invokedBy !== null,
});

/** Lets the SDK decide, as the column's default does. */
const NEWEST_VERSION = -1;

/** Two of one batch with one key: the first begins. */
function claimOnce(taken: Set<string>, key: string): boolean {
  if (taken.has(key)) return false;
  taken.add(key);
  return true;
}

function plannedRow({ id, fn, event, once, invokedBy }: PlannedRun): object {
  const { keys, sizes } = limitsOf(fn, { event: event.event });
  return {
    id,
    fn_id: fn.id,
    event_id: event.rowId,
    once,
    limit_keys: keys,
    limit_sizes: sizes,
    start_ms: fn.startMs,
    finish_ms: fn.finishMs,
    invoked_by: invokedBy?.runId ?? null,
    invoked_step: invokedBy?.step ?? null,
  };
}

/** Keys in order, as the server sends them. */
function eventJson({ data, id, name, ts, user, v }: EngineEvent): string {
  return JSON.stringify({ data, id, name, ts, user: user ?? {}, ...(v === undefined ? {} : { v }) });
}
