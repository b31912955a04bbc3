import { savedStep } from "./apply";
import { createBatcher } from "@/kernel/batch";
import { type Sql, statement } from "./database";
import { checkpointBody } from "./protocol";
import type { StepValue } from "./runs";

/** Runs are locked in one order, so that two batches cannot wait for each other. A call that gets on is no crasher. */
const CHECKPOINT = statement(
  "checkpoint",
  `WITH mine AS (
     SELECT r.id, q.id AS call_id, q.crashes FROM unnest($1::bigint[], $2::int[], $3::text[]) AS c(call_id, generation, run_id)
     JOIN engine.queue q ON q.id = c.call_id AND q.generation = c.generation AND q.run_id = c.run_id
     JOIN engine.runs r ON r.id = c.run_id
     WHERE r.status = 'RUNNING' ORDER BY r.id FOR UPDATE OF r
   ), given AS (
     SELECT s.* FROM unnest($4::text[], $5::text[], $6::text[]) WITH ORDINALITY AS s(run_id, hash, value, place) JOIN mine ON mine.id = s.run_id
   ), saved AS (
     INSERT INTO engine.steps (run_id, hash, value) SELECT run_id, hash, value::json FROM given ON CONFLICT DO NOTHING RETURNING run_id, hash
   ), done AS (
     SELECT g.run_id, array_agg(g.hash ORDER BY g.place) AS stack FROM given g JOIN saved USING (run_id, hash) GROUP BY g.run_id
   ), stacked AS (
     UPDATE engine.runs r SET stack = r.stack || done.stack FROM done WHERE r.id = done.run_id
   ), calmed AS (
     UPDATE engine.queue q SET crashes = 0 FROM mine WHERE q.id = mine.call_id AND mine.crashes > 0
   )
   SELECT id FROM mine`,
);

interface Checkpoint {
  callId: string;
  generation: number;
  runId: string;
  steps: StepValue[];
}

/** Keeps the steps of one call; false when the call was taken over or its run has ended. */
export type SaveCheckpoint = (checkpoint: Checkpoint) => Promise<boolean>;

export function createCheckpoints(sql: Sql): SaveCheckpoint {
  return createBatcher<Checkpoint, boolean>(({ runId }) => runId, async (batch) => {
    const steps = batch.flatMap(({ runId, steps: own }) => own.map((step) => ({ runId, ...step })));
    const rows = await sql.rows<{ id: string }>(CHECKPOINT, [
      batch.map(({ callId }) => callId), batch.map(({ generation }) => generation), batch.map(({ runId }) => runId),
      steps.map(({ runId }) => runId), steps.map(({ hash }) => hash), steps.map(({ value }) => value),
    ]);
    const kept = new Set(rows.map(({ id }) => id));
    return batch.map(({ runId }) => kept.has(runId));
  });
}

/**
 * Keeps steps that finished while their call goes on. 409 tells a call that was taken over, or whose run has ended, to
 * stop at once. The SDK sends these only on a first attempt, so there is no count to reset.
 */
export async function answerCheckpoint(save: SaveCheckpoint, body: unknown): Promise<Response> {
  const { qi_id: callId, generation_id: generation, run_id: runId, steps } = checkpointBody.parse(body);
  const saved = steps.flatMap(savedStep);
  if (saved.length !== steps.length) {
    const unknown = steps.filter((step) => savedStep(step).length === 0).map((step) => step.op);
    return Response.json({ error: `The embedded engine cannot keep ${unknown.join(", ")}.` }, { status: 400 });
  }
  const live = await save({ callId, generation, runId, steps: saved });
  return live ? new Response(null, { status: 200 }) : Response.json({ error: "stale dispatch" }, { status: 409 });
}
