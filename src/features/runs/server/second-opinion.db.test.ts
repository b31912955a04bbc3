import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { collectFindings, openRun } from "@/features/evidence/server";
import { makeReport } from "@/features/reports/server/make-report";
import type { Analyst } from "@/domain/ports/analyst";
import type { Finding } from "@/domain/risk/finding";
import type { ReportDocument } from "@/domain/report/report-document";
import type { LevelId } from "@/domain/risk/rubric";
import type { AppContext } from "@/kernel/context";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { createAssessment } from "@/testing/factories";
import { tinyReports } from "@/testing/fakes";
import { judged, testRubric } from "@/testing/risk-factories";
import { getScorecard } from "./get-scorecard";
import { listRuns } from "./list-runs";
import { overrideIndicator } from "./override-indicator";
import { scoreRun } from "./score-run";

const ETHICS = "behavioral.ethics-compliance";
const TEXT = "The firm has a written code of conduct. Nobody has read it since 2019.";

/** Judges one indicator of the first document. */
const judging = (name: string, level: LevelId, quote: string): Analyst => ({
  identity: { kind: "rules", name, version: "1" },
  analyse: async ({ documents }) => ({
    findings: documents.map(({ id }): Finding => ({ ...judged(ETHICS, "judgement", level, "C", { quote, documentId: id }), id: `${name}-${id}` })),
    appraisals: documents.map(({ id }) => ({ documentId: id, documentType: null, template: false, dated: null, firm: null, grade: "C" })),
  }),
});

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

async function analysed(second: Analyst | null): Promise<{ owner: AppContext; assessmentId: string; runId: string }> {
  const first = judging("First", "MODERATE", "The firm has a written code of conduct.");
  const owner = await testContext({ db: database.db, ports: { rubric: testRubric(), analyst: first, second } });
  const personId = owner.actor?.id ?? "";
  const { id: assessmentId } = await createAssessment(database.db, { id: personId });
  const document = await database.db.document.create({ data: { assessmentId, name: "code.txt", bytes: 1, sha256: "s", storageKey: "k", state: "READ", pageCount: 1, createdById: personId } });
  await database.db.documentPage.create({ data: { documentId: document.id, index: 1, label: "1", text: TEXT, words: [], segments: [], tables: [], width: 1, height: 1, hidden: false } });
  const runId = await openRun(owner, assessmentId);
  await collectFindings(owner, runId);
  await scoreRun(owner, runId);
  return { owner, assessmentId, runId };
}

describe("a second opinion", () => {
  it("stands beside the first, is counted on the list, and moves no figure", async () => {
    const alone = await analysed(null);
    const both = await analysed(judging("Second", "CRITICAL", "Nobody has read it since 2019."));
    const [plain, card] = [await getScorecard(alone.owner, alone), await getScorecard(both.owner, both)];
    expect(plain?.secondOpinion).toBeNull();
    expect(card?.assessed.overall).toEqual(plain?.assessed.overall);
    expect(card?.secondOpinion).toMatchObject({
      analyst: { name: "Second" }, open: 1, counts: { both: 1, review: 1 },
      rows: [{ indicator: ETHICS, apart: 2, review: true, settled: false, used: { level: "MODERATE" }, other: { level: "CRITICAL", evidence: [{ quote: "Nobody has read it since 2019.", page: 1 }] } }],
    });
    expect((await listRuns(both.owner, both)).map(({ toReview }) => toReview)).toEqual([1]);
    expect((await listRuns(alone.owner, alone)).map(({ toReview }) => toReview)).toEqual([null]);
  });

  it("is settled by a person who sets the level", async () => {
    const { owner, assessmentId, runId } = await analysed(judging("Second", "CRITICAL", "Nobody has read it since 2019."));
    await overrideIndicator(owner, { assessmentId, runId, indicator: ETHICS, level: "HIGH", reason: "Read both passages", expectedVersion: 0 });
    expect((await getScorecard(owner, { assessmentId }))?.secondOpinion).toMatchObject({ open: 0, rows: [{ settled: true, used: { level: "MODERATE" } }] });
  });

  it("is printed as the scorecard shows it, and the printed score is the first analyst's", async () => {
    const printed: ReportDocument[] = [];
    const reports = { ...tinyReports, render: (document: ReportDocument, signal: AbortSignal) => (printed.push(document), tinyReports.render(document, signal)) };
    const { owner, assessmentId, runId } = await analysed(judging("Second", "CRITICAL", "Nobody has read it since 2019."));
    const alone = await analysed(null);
    const print = (at: { owner: AppContext; runId: string }) => makeReport({ ...at.owner, ports: { ...at.owner.ports, reports } }, { runId: at.runId }, new AbortController().signal);
    await print({ owner, runId });
    await print(alone);
    const [document, plain] = printed;
    const card = await getScorecard(owner, { assessmentId });
    expect(document?.secondOpinion?.items).toMatchObject([{ mark: "review", passages: [{ chip: { level: "moderate" } }, { chip: { level: "critical" }, evidence: { quote: "Nobody has read it since 2019." } }] }]);
    expect(document?.secondOpinion?.categories.flatMap(({ rows }) => rows)).toHaveLength(card?.secondOpinion?.rows.length ?? -1);
    expect(document?.overall.figures).toEqual(plain?.overall.figures);
    expect(plain?.secondOpinion).toBeNull();
    await overrideIndicator(owner, { assessmentId, runId, indicator: ETHICS, level: "HIGH", reason: "Read both passages", expectedVersion: 0 });
    await print({ owner, runId });
    expect(printed.at(-1)?.secondOpinion?.items).toMatchObject([{ mark: "settled" }]);
  });

  it("keeps only quotations that stand on their page", async () => {
    const { owner, assessmentId } = await analysed(judging("Second", "CRITICAL", "The owner was convicted."));
    expect((await getScorecard(owner, { assessmentId }))?.secondOpinion).toMatchObject({ open: 0, counts: { both: 0, onlyUsed: 1 } });
  });

  it("begins anew with the run when its papers are read again", async () => {
    const { owner, assessmentId } = await analysed(judging("Second", "CRITICAL", "Nobody has read it since 2019."));
    const again = await openRun(owner, assessmentId);
    await collectFindings(owner, again);
    await collectFindings({ ...owner, ports: { ...owner.ports, second: null } }, again);
    await scoreRun(owner, again);
    expect((await getScorecard(owner, { assessmentId }))?.secondOpinion).toBeNull();
  });
});
