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
   ), begun AS (
     INSERT INTO engine.runs (id, fn_id, event, limit_keys, limit_sizes, start_by, finish_after, invoked_by, invoked_step)
     SELECT p.id, p.fn_id, p.event, p.limit_keys, p.limit_sizes, now() + p.start_ms * interval '1 ms',
            p.finish_ms * interval '1 ms', p.invoked_by, p.invoked_step
     FROM planned p
     WHERE NOT EXISTS (SELECT FROM unnest(p.once) AS k(key)
                       WHERE NOT EXISTS (SELECT FROM free f WHERE f.fn_id = p.fn_id AND f.key = k.key))
     RETURNING id, fn_id, limit_keys, limit_sizes
   ), queued AS (
     INSERT INTO engine.queue (run_id, fn_id, step, limit_keys, limit_sizes)
     SELECT id, fn_id, 'step', limit_keys, limit_sizes FROM begun
   )
   SELECT (SELECT coalesce(array_agg(id), '{}') FROM begun) AS runs,
          (SELECT coalesce(array_agg(id), '{}') FROM ev WHERE NOT delivered) AS undelivered`,
);

export interface Stored {
  /** Ids of the runs that began. */
  runs: string[];
  /** Rows of events that waiting or cancellable runs must be told of. */
  undelivered: string[];
}

/**
 * Stores events and begins their runs in one statement. An event whose row id is stored already adds nothing:
 * it is a send that was repeated.
 */
export async function storeEvents(sql: Sql, events: readonly NewEvent[], runs: readonly NewRun[], nowMs: number): Promise<Stored> {
  const taken = new Set<string>();
  const planned = runs.filter(({ fn, once }) => once.every((key) => claimOnce(taken, `${fn.id} ${key}`)));
  const [stored] = await sql.rows<{ runs: string[]; undelivered: string[] }>(STORE, [
    events.map(({ rowId }) => rowId),
    events.map(({ event }) => event.name),
    events.map(({ event }) => eventJson(event)),
    events.map(({ cancels }) => cancels),
    JSON.stringify(planned.map((run) => plannedRow(run, nowMs))),
  ]);
  return stored ?? { runs: [], undelivered: [] };
}

/** Two of one batch with one key: the first begins. */
function claimOnce(taken: Set<string>, key: string): boolean {
  if (taken.has(key)) return false;
  taken.add(key);
  return true;
}

function plannedRow({ fn, event, once, invokedBy }: NewRun, nowMs: number): object {
  const { keys, sizes } = limitsOf(fn, { event: event.event });
  return {
    id: ulid(nowMs),
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
