import { type Sql, statement } from "./database";

/** A live run whose row this transaction holds. */
export interface LiveRun {
  id: string;
  fnId: string;
  event: string;
  invokedBy: string | null;
  invokedStep: string | null;
}

/** A finished step: its state as the SDK reads it, in JSON text. */
export interface StepValue {
  hash: string;
  value: string;
}

const LOCK = statement(
  "lock_run",
  `SELECT id, fn_id AS "fnId", event::text, invoked_by AS "invokedBy", invoked_step AS "invokedStep"
   FROM engine.runs WHERE id = $1 AND status = 'RUNNING' FOR UPDATE`,
);

/** Every change of a run begins here, so that joins are atomic and an ended run stays as it is. */
export async function lockRun(tx: Sql, runId: string): Promise<LiveRun | null> {
  const [run] = await tx.rows<LiveRun & Record<string, unknown>>(LOCK, [runId]);
  return run ?? null;
}

const SAVE = statement(
  "save_steps",
  `WITH saved AS (
     INSERT INTO engine.steps (run_id, hash, value)
     SELECT $1, s.hash, s.value::json FROM unnest($2::text[], $3::text[]) AS s(hash, value)
     ON CONFLICT DO NOTHING RETURNING hash
   )
   UPDATE engine.runs SET stack = stack || ARRAY(
     SELECT s.hash FROM unnest($2::text[]) WITH ORDINALITY AS s(hash, place) WHERE s.hash IN (SELECT hash FROM saved) ORDER BY s.place)
   WHERE id = $1`,
);

/** Keeps step values; the first value of a step wins. */
export async function saveSteps(tx: Sql, runId: string, steps: readonly StepValue[]): Promise<void> {
  if (steps.length === 0) return;
  await tx.rows(SAVE, [runId, steps.map(({ hash }) => hash), steps.map(({ value }) => value)]);
}

const DISCOVER = statement(
  "discover",
  `INSERT INTO engine.queue AS q (run_id, fn_id, step, depth, limit_keys, limit_sizes)
   SELECT id, fn_id, 'step', cardinality(stack), limit_keys, limit_sizes FROM engine.runs WHERE id = $1
   ON CONFLICT (run_id, step) DO UPDATE SET again = q.owner IS NOT NULL`,
);

/** Queues the call that finds out what comes next; when one is out already it is repeated after its answer. */
export const queueDiscovery = async (tx: Sql, runId: string): Promise<void> => void (await tx.rows(DISCOVER, [runId]));

const BATCH_OPEN = statement(
  "batch_open",
  `SELECT EXISTS (SELECT FROM engine.queue WHERE run_id = $1 AND batch = $2 AND step <> 'step')
       OR EXISTS (SELECT FROM engine.waits WHERE run_id = $1 AND batch = $2) AS open`,
);

/** After one op of a batch closed: the last one, or any one of a race, lets the function go on. */
export async function continueAfter(tx: Sql, runId: string, closed: { batch: string; race: boolean }): Promise<void> {
  if (!closed.race) {
    const [row] = await tx.rows<{ open: boolean }>(BATCH_OPEN, [runId, closed.batch]);
    if (row?.open) return;
  }
  await queueDiscovery(tx, runId);
}

const CLOSE_WAIT = statement(
  "close_wait",
  `DELETE FROM engine.waits WHERE run_id = $1 AND hash = $2 RETURNING batch::text, race`,
);

/** Ends a sleep, a wait or an invocation with its value; false when it was over already. */
export async function closeWait(tx: Sql, runId: string, step: StepValue): Promise<boolean> {
  if ((await lockRun(tx, runId)) === null) return false;
  const [wait] = await tx.rows<{ batch: string; race: boolean }>(CLOSE_WAIT, [runId, step.hash]);
  if (wait === undefined) return false;
  await saveSteps(tx, runId, [step]);
  await continueAfter(tx, runId, wait);
  return true;
}

const CLEAR = statement(
  "clear_run",
  `WITH calls AS (DELETE FROM engine.queue WHERE run_id = $1) DELETE FROM engine.waits WHERE run_id = $1`,
);

const END = statement(
  "end_run",
  `UPDATE engine.runs SET status = $2, output = $3::json, ended_at = now() WHERE id = $1 AND status = 'RUNNING'`,
);

export type EndStatus = "COMPLETED" | "FAILED" | "CANCELLED";

/** Writes the end of a run the caller holds; a call still out for it will find its row gone. */
export async function endRun(tx: Sql, runId: string, status: EndStatus, output: string): Promise<void> {
  await tx.rows(END, [runId, status, output]);
  await tx.rows(CLEAR, [runId]);
}
