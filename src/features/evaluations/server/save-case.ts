import type { z } from "zod";
import { conflict, invalid, notFound } from "@/domain/errors";
import type { ExpectedFact } from "@/domain/evaluation/expectation";
import { parseAnswer } from "@/domain/gaps/parse-answer";
import { indexRubric } from "@/domain/risk/rubric-index";
import { audit } from "@/kernel/audit";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { caseInput, saveCaseInput } from "../contract";
import { factText } from "./fact-text";
import { pagesHashes } from "./set-hash";
import { type CaseRecord, changeSet, findCase, removeCase as deleteCase, updateCase } from "./store";

/** Writes what a person says reading the papers should come to; the case then counts as looked over. @throws AppError CONFLICT, STALE_FORM */
export async function saveCase(ctx: AppContext, input: z.input<typeof saveCaseInput>): Promise<void> {
  const actor = authorize(ctx, "prompt.edit");
  const { caseId, expectedVersion, levels, facts } = saveCaseInput.parse(input);
  await withTransaction(ctx, async (tx) => {
    const before = await requireCase(tx, caseId);
    const known = indexRubric(tx.ports.rubric).indicator;
    const stranger = Object.keys(levels).find((id) => !known.has(id));
    if (stranger !== undefined) throw invalid(`The rubric has no indicator ${stranger}.`, { field: "levels", code: "INPUT" });
    const expected = { levels, facts: facts.map((fact) => toExpected(tx, before, fact)) };
    const twice = facts.find(({ dataPoint }, at) => facts.findIndex((other) => other.dataPoint === dataPoint) !== at);
    if (twice) throw invalid(`${twice.dataPoint} is given twice.`, { field: `facts.${twice.dataPoint}`, code: "INPUT" });
    const pagesHash = (await pagesHashes(tx, [before.assessmentId])).get(before.assessmentId) ?? "";
    const saved = await updateCase(tx.db, caseId, expectedVersion, { expected, pagesHash, checkedAt: tx.now(), checkedById: actor.id });
    if (!saved) throw conflict("Somebody saved these expectations while you were writing. Reload them, then make your change again.", { code: "STALE_FORM" });
    await changeSet(tx.db, before.setId, { updatedAt: tx.now() });
    await audit(tx, "evaluation.caseSaved", { type: "evaluationSet", id: before.setId }, { case: caseId, levels: Object.keys(levels).length, facts: facts.length });
  });
}

/** A text nobody touched keeps the value it was made from, to the last digit. */
function toExpected(ctx: AppContext, { expected }: CaseRecord, { dataPoint, text }: { dataPoint: string; text: string | null }): ExpectedFact {
  const def = indexRubric(ctx.ports.rubric).dataPoint.get(dataPoint);
  if (!def) throw invalid(`The rubric has no data point ${dataPoint}.`, { field: `facts.${dataPoint}`, code: "INPUT" });
  if (text === null) return { dataPoint, value: null, unit: null, currency: null, period: null };
  const before = expected.facts.find((fact) => fact.dataPoint === dataPoint);
  if (before && factText(before) === text) return before;
  const read = parseAnswer(def, text, "en");
  if (!read.ok) throw invalid(`${def.label}: ${read.reason}`, { field: `facts.${dataPoint}`, code: "INPUT" });
  return { dataPoint, value: read.value, unit: read.unit ?? before?.unit ?? null, currency: read.currency ?? before?.currency ?? null, period: read.period ?? before?.period ?? null };
}

export async function removeCase(ctx: AppContext, input: z.input<typeof caseInput>): Promise<void> {
  authorize(ctx, "prompt.edit");
  const { caseId } = caseInput.parse(input);
  await withTransaction(ctx, async (tx) => {
    const { setId, assessmentId } = await requireCase(tx, caseId);
    await deleteCase(tx.db, caseId);
    await changeSet(tx.db, setId, { updatedAt: tx.now() });
    await audit(tx, "evaluation.caseRemoved", { type: "evaluationSet", id: setId }, { assessmentId });
  });
}

async function requireCase(ctx: AppContext, id: string): Promise<CaseRecord> {
  const found = await findCase(ctx.db, id);
  if (!found) throw notFound("case");
  return found;
}
