import type { Answer } from "./answer";
import { savedStep } from "./apply";
import type { Claimed } from "./claim";
import { type EngineDatabase, statement } from "./database";
import type { FunctionTable } from "./functions";
import { INTERNAL } from "./protocol";

const COMPLETE = statement(
  "complete",
  `WITH mine AS (
     SELECT r.id FROM engine.runs r JOIN engine.queue q ON q.run_id = r.id
     WHERE q.id = $1 AND q.generation = $2 AND r.id = $3 AND r.status = 'RUNNING' FOR UPDATE OF r
   ), saved AS (
     INSERT INTO engine.steps (run_id, hash, value)
     SELECT mine.id, s.hash, s.value::json FROM mine, unnest($4::text[], $5::text[]) AS s(hash, value) ON CONFLICT DO NOTHING
   ), calls AS (
     DELETE FROM engine.queue q USING mine WHERE q.run_id = mine.id
   ), waits AS (
     DELETE FROM engine.waits w USING mine WHERE w.run_id = mine.id
   )
   UPDATE engine.runs r SET status = 'COMPLETED', output = $6::json, ended_at = now(), req_version = $7, stack = r.stack || $4::text[]
   FROM mine WHERE r.id = mine.id`,
);

/**
 * The most frequent end in one statement: the run is complete, nobody waits for it and no function reacts to it.
 * False when the answer is of another kind and has to be applied in full. The commit waits for the disk only when it
 * carries a step; an end that is lost is reached again from the steps.
 */
export async function completeAtOnce(db: EngineDatabase, functions: FunctionTable, call: Claimed, answer: Answer): Promise<boolean> {
  const output = outputOf(answer);
  if (output === null || call.invoked || functions.triggeredBy(INTERNAL.finished).length > 0) return false;
  const saved = answer.kind === "ops" ? answer.ops.flatMap(savedStep) : [];
  const reqVersion = "reqVersion" in answer ? answer.reqVersion : call.reqVersion;
  await (saved.length > 0 ? db : db.relaxed).rows(COMPLETE, [
    call.id, call.generation, call.runId, saved.map(({ hash }) => hash), saved.map(({ value }) => value), output, reqVersion,
  ]);
  return true;
}

function outputOf(answer: Answer): string | null {
  if (answer.kind === "done") return answer.output;
  if (answer.kind !== "ops") return null;
  const complete = answer.ops.find((op) => op.op === "RunComplete");
  return complete ? JSON.stringify(complete.data ?? null) : null;
}
