import type { z } from "zod";
import { nameOf } from "@/domain/access/removed-user";
import { notFound } from "@/domain/errors";
import { isAsked } from "@/domain/evaluation/expectation";
import { findNames } from "@/features/evidence/server";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { type CaseView, type EvaluationDetail, evaluationInput, setInput, type SetView } from "../contract";
import { factText } from "./fact-text";
import { pagesHashes, setHashes } from "./set-hash";
import { requireSet, toSetRow } from "./sets";
import { type CaseRecord, findCases, type SetRecord } from "./store";
import { findRun, findRuns, findVersionsToRun } from "./store-runs";
import { toRow } from "./to-row";
import { whyBlocked } from "./why-blocked";

/** Runs a set's page shows; the newest are the ones that are compared. */
const RUNS_SHOWN = 50;

export async function getSet(ctx: AppContext, input: z.input<typeof setInput>): Promise<SetView> {
  authorize(ctx, "prompt.read");
  const set = await requireSet(ctx, setInput.parse(input).id);
  const [cases, runs, versions] = await Promise.all([findCases(ctx.db, [set.id]), findRuns(ctx.db, { setId: set.id }, RUNS_SHOWN), findVersionsToRun(ctx.db, set.section)]);
  const [pages, hashes, names] = await Promise.all([
    pagesHashes(ctx, cases.map(({ assessmentId }) => assessmentId)), setHashes(ctx, cases),
    findNames(ctx.db, [...runs.map(({ startedById }) => startedById), ...cases.flatMap(({ checkedById }) => checkedById ?? [])]),
  ]);
  return {
    ...toSetRow(set, cases), versions, questions: questionsOf(ctx, set, cases), blocked: whyBlocked(ctx),
    caseList: cases.map((each) => toCaseView(each, pages, names)),
    runs: runs.map((run) => toRow(run, hashes.get(set.id) ?? "", names)),
  };
}

/** As many as a prompt for all categories asks. */
const questionsOf = (ctx: AppContext, { section }: SetRecord, cases: readonly CaseRecord[]): number =>
  cases.reduce((sum, { expected }) => sum + ctx.ports.rubric.categories.filter(({ id }) => isAsked(section, expected, ctx.ports.rubric, id)).length, 0);

const toCaseView = ({ id, assessmentId, fromRun, checkedAt, checkedById, version, expected, pagesHash, assessment }: CaseRecord, pages: ReadonlyMap<string, string>, names: ReadonlyMap<string, string>): CaseView => ({
  id, assessmentId, fromRun, version, levels: expected.levels, title: titleOf(assessment),
  checked: checkedAt === null ? null : { at: checkedAt, by: nameOf(names, checkedById) },
  outdated: pages.get(assessmentId) !== pagesHash,
  facts: expected.facts.map((fact) => ({ dataPoint: fact.dataPoint, text: factText(fact) })),
});

const titleOf = ({ firm, name }: CaseRecord["assessment"]): string => `${firm}, ${name}`;

/** One finished run with every level and fact beside what was expected. */
export async function getEvaluation(ctx: AppContext, input: z.input<typeof evaluationInput>): Promise<EvaluationDetail> {
  authorize(ctx, "prompt.read");
  const run = await findRun(ctx.db, evaluationInput.parse(input).id);
  if (!run?.result) throw notFound("evaluation");
  const cases = await findCases(ctx.db, [run.setId]);
  const [hashes, names] = await Promise.all([setHashes(ctx, cases), findNames(ctx.db, [run.startedById])]);
  const titles = new Map(cases.map(({ assessmentId, assessment }) => [assessmentId, titleOf(assessment)]));
  return {
    ...toRow(run, hashes.get(run.setId) ?? "", names), categories: run.result.categories,
    cases: run.result.cases.map((each) => ({ ...each, title: titles.get(each.assessmentId) ?? "an assessment taken out since" })),
  };
}
