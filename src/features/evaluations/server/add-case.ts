import type { z } from "zod";
import { requireAssessment } from "@/features/assessments/server";
import { findLatestRun, inputsOfRun, standingResult } from "@/features/evidence/server";
import { conflict } from "@/domain/errors";
import { draftExpectation } from "@/domain/evaluation/expectation";
import { assess } from "@/domain/risk/assess";
import { audit } from "@/kernel/audit";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { addCaseInput, MOST_CASES } from "../contract";
import { pagesHashes } from "./set-hash";
import { requireSet } from "./sets";
import { changeSet, findCases, insertCase } from "./store";

/**
 * Takes a stored assessment into a set. What its newest scored run made of the papers alone, and the levels people have set
 * since, are the draft of its expectations. @throws AppError CONFLICT, NO_RUN or OTHER_RUBRIC
 */
export async function addCase(ctx: AppContext, input: z.input<typeof addCaseInput>): Promise<void> {
  authorize(ctx, "prompt.edit");
  const { setId, assessmentId } = addCaseInput.parse(input);
  await withTransaction(ctx, async (tx) => {
    await requireSet(tx, setId);
    await requireAssessment(tx, assessmentId, "assessment.read");
    if ((await findCases(tx.db, [setId])).length >= MOST_CASES) throw conflict(`A set holds ${MOST_CASES} assessments at most.`, { code: "TOO_MANY" });
    const run = await findLatestRun(tx.db, assessmentId, true);
    if (!run?.assessed) throw conflict("This assessment has no scored run yet. Choose one that has.", { code: "NO_RUN" });
    const { standing, frozen } = await standingResult(tx, { ...run, assessed: run.assessed });
    if (frozen !== null) throw conflict("This assessment was scored by another rubric. Score it again first, then add it.", { code: frozen });
    const expected = draftExpectation(assess({ ...inputsOfRun(tx, run), answers: [], overrides: standing.overrides }));
    const pagesHash = (await pagesHashes(tx, [assessmentId])).get(assessmentId) ?? "";
    const added = await insertCase(tx.db, { setId, assessmentId, fromRun: run.number, asOf: run.asOf, conditions: { ...run.inputs?.conditions }, expected, pagesHash, createdAt: tx.now() });
    if (!added) throw conflict("This assessment is in the set already.", { code: "TWICE" });
    await changeSet(tx.db, setId, { updatedAt: tx.now() });
    await audit(tx, "evaluation.caseAdded", { type: "evaluationSet", id: setId }, { assessmentId, run: run.number });
  });
}
