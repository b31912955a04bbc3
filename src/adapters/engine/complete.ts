import type { Answer } from "./answer";
import { savedStep } from "./apply";
import { createBatcher } from "@/kernel/batch";
import type { Claimed } from "./claim";
import { type EngineDatabase, type Sql, statement } from "./database";
import type { FunctionTable } from "./functions";
import { INTERNAL } from "./protocol";
import type { StepValue } from "./runs";

/** Runs are locked in one order, so that two batches cannot wait for each other. */
const COMPLETE = statement(
  "complete",
  `WITH mine AS (
     SELECT r.id, c.output, c.req_version FROM unnest($1::bigint[], $2::int[], $3::text[], $4::text[], $5::int[]) AS c(call_id, generation, run_id, output, req_version)
     JOIN engine.queue q ON q.id = c.call_id AND q.generation = c.generation AND q.run_id = c.run_id
     JOIN engine.runs r ON r.id = c.run_id
     WHERE r.status = 'RUNNING' ORDER BY r.id FOR UPDATE OF r
   ), given AS (
     SELECT s.* FROM unnest($6::text[], $7::text[], $8::text[]) WITH ORDINALITY AS s(run_id, hash, value, place) JOIN mine ON mine.id = s.run_id
   ), saved AS (
     INSERT INTO engine.steps (run_id, hash, value) SELECT run_id, hash, value::json FROM given ON CONFLICT DO NOTHING
   ), calls AS (
     DELETE FROM engine.queue q USING mine WHERE q.run_id = mine.id
   ), waits AS (
     DELETE FROM engine.waits w USING mine WHERE w.run_id = mine.id
   )
   UPDATE engine.runs r SET status = 'COMPLETED', output = mine.output::json, ended_at = now(), req_version = mine.req_version,
     stack = r.stack || coalesce((SELECT array_agg(g.hash ORDER BY g.place) FROM given g WHERE g.run_id = r.id), '{}')
   FROM mine WHERE r.id = mine.id`,
);

interface Completion {
  call: Claimed;
  output: string;
  reqVersion: number;
  steps: StepValue[];
}

/**
 * The most frequent end, many in one statement: the run is complete, nobody waits for it and no function reacts to it.
 * False when the answer is of another kind and has to be applied in full. The commit waits for the disk only when it
 * carries a step; an end that is lost is reached again from the steps.
 */
export type CompleteAtOnce = (call: Claimed, answer: Answer) => Promise<boolean>;

export function createCompletions(db: EngineDatabase, functions: FunctionTable): CompleteAtOnce {
  const [withSteps, bare] = [completer(db), completer(db.relaxed)];
  return async (call, answer) => {
    const output = outputOf(answer);
    if (output === null || call.invoked || functions.triggeredBy(INTERNAL.finished).length > 0) return false;
    const steps = answer.kind === "ops" ? answer.ops.flatMap(savedStep) : [];
    const reqVersion = "reqVersion" in answer ? answer.reqVersion : call.reqVersion;
    await (steps.length > 0 ? withSteps : bare)({ call, output, reqVersion, steps });
    return true;
  };
}

const completer = (sql: Sql): ((completion: Completion) => Promise<void>) =>
  createBatcher<Completion, void>(({ call }) => call.runId, async (batch) => {
    const steps = batch.flatMap(({ call, steps: own }) => own.map((step) => ({ runId: call.runId, ...step })));
    await sql.rows(COMPLETE, [
      batch.map(({ call }) => call.id), batch.map(({ call }) => call.generation), batch.map(({ call }) => call.runId),
      batch.map(({ output }) => output), batch.map(({ reqVersion }) => reqVersion),
      steps.map(({ runId }) => runId), steps.map(({ hash }) => hash), steps.map(({ value }) => value),
    ]);
    return batch.map(() => undefined);
  });

function outputOf(answer: Answer): string | null {
  if (answer.kind === "done") return answer.output;
  if (answer.kind !== "ops") return null;
  const complete = answer.ops.find((op) => op.op === "RunComplete");
  return complete ? JSON.stringify(complete.data ?? null) : null;
}
