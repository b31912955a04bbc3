import { savedStep } from "./apply";
import { type Sql, statement } from "./database";
import { checkpointBody } from "./protocol";

const CHECKPOINT = statement(
  "checkpoint",
  `WITH mine AS (
     SELECT r.id FROM engine.runs r JOIN engine.queue q ON q.run_id = r.id
     WHERE q.id = $1 AND q.generation = $2 AND r.id = $3 AND r.status = 'RUNNING' FOR UPDATE OF r
   ), saved AS (
     INSERT INTO engine.steps (run_id, hash, value)
     SELECT mine.id, s.hash, s.value::json FROM mine, unnest($4::text[], $5::text[]) AS s(hash, value)
     ON CONFLICT DO NOTHING RETURNING hash
   )
   UPDATE engine.runs r SET stack = r.stack || ARRAY(
     SELECT s.hash FROM unnest($4::text[]) WITH ORDINALITY AS s(hash, place) WHERE s.hash IN (SELECT hash FROM saved) ORDER BY s.place)
   FROM mine WHERE r.id = mine.id RETURNING r.id`,
);

/**
 * Keeps steps that finished while their call goes on. 409 tells a call that was taken over, or whose run has ended, to
 * stop at once. The SDK sends these only on a first attempt, so there is no count to reset.
 */
export async function saveCheckpoint(sql: Sql, body: unknown): Promise<Response> {
  const { qi_id: callId, generation_id: generation, run_id: runId, steps } = checkpointBody.parse(body);
  const saved = steps.flatMap(savedStep);
  if (saved.length !== steps.length) {
    const unknown = steps.filter((step) => savedStep(step).length === 0).map((step) => step.op);
    return Response.json({ error: `The embedded engine cannot keep ${unknown.join(", ")}.` }, { status: 400 });
  }
  const values = [callId, generation, runId, saved.map(({ hash }) => hash), saved.map(({ value }) => value)];
  const [run] = await sql.rows<{ id: string }>(CHECKPOINT, values);
  return run ? new Response(null, { status: 200 }) : Response.json({ error: "stale dispatch" }, { status: 409 });
}
