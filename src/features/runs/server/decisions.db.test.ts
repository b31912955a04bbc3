import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openRun } from "@/features/evidence/server";
import { getAssessment } from "@/features/assessments/server";
import { listReports } from "@/features/reports/server/list-reports";
import { makeReport } from "@/features/reports/server/make-report";
import type { ReportDocument } from "@/domain/report/report-document";
import type { VerifiedFinding } from "@/domain/risk/finding";
import type { AppContext } from "@/kernel/context";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { createAssessment } from "@/testing/factories";
import { tinyReports } from "@/testing/fakes";
import { figure, money, testRubric } from "@/testing/risk-factories";
import { decideFlag } from "./decide-flag";
import { getScorecard } from "./get-scorecard";
import { overrideIndicator } from "./override-indicator";
import { previewOverride } from "./preview-override";
import { scoreRun } from "./score-run";
import { withdrawDecision } from "./withdraw-decision";

const DEBT = "financial.debt-service";
const FLAG = "dscr-below-one";
const covering = (cash: number): VerifiedFinding[] => [
  money("operating_cash_flow", cash), money("annual_debt_service", 1_340_000), figure("arrears_days", 0),
  money("interest_expense", 1_710_000), money("revenue_latest_year", 14_250_000),
];
const THIN = covering(1_206_000);

let database: TestDatabase;
let owner: AppContext;
let printed: ReportDocument[];

beforeAll(async () => {
  database = await createTestDatabase();
  printed = [];
  const reports = { ...tinyReports, render: (document: ReportDocument, signal: AbortSignal) => (printed.push(document), tinyReports.render(document, signal)) };
  owner = await testContext({ db: database.db, ports: { rubric: testRubric(), reports } });
});
afterAll(() => database.drop());

async function scored(findings: VerifiedFinding[], assessmentId?: string): Promise<{ assessmentId: string; runId: string }> {
  if (!owner.actor) throw new Error("the test needs an actor");
  const id = assessmentId ?? (await createAssessment(database.db, owner.actor)).id;
  const runId = await openRun(owner, id);
  await database.db.run.update({ where: { id: runId }, data: { findings: JSON.parse(JSON.stringify(findings)) as object[] } });
  await scoreRun(owner, runId);
  return { assessmentId: id, runId };
}
async function card(assessmentId: string, runId?: string) {
  const found = await getScorecard(owner, { assessmentId, runId });
  if (!found) throw new Error("no scorecard");
  return found;
}
const indicatorOf = ({ assessed }: Awaited<ReturnType<typeof card>>) => assessed.categories.flatMap((each) => each.indicators).find((each) => each.id === DEBT);
const runRow = (id: string) => database.db.run.findUniqueOrThrow({ where: { id } });
const confirm = { flag: FLAG, state: "CONFIRMED" as const, reason: "Lender's letter seen" };
const high = { indicator: DEBT, level: "HIGH" as const, reason: "Paid on time since", evidence: "Bank statement" };

describe("a decision on a flag", () => {
  it("counts at once on scorecard and list, names who, when and why, and leaves the run as made", async () => {
    const at = await scored(THIN);
    const [before, row] = [await card(at.assessmentId), await runRow(at.runId)];
    expect(indicatorOf(before)?.evidenced).toBe(61);
    await decideFlag(owner, { ...at, ...confirm, expectedVersion: 0 });
    const after = await card(at.assessmentId);
    expect(indicatorOf(after)).toMatchObject({ evidenced: 81, level: "CRITICAL", guards: [{ rule: "WORST_OF" }, { rule: "HARD_FLAG", from: 61, to: 81 }] });
    expect(after.assessed.flags).toMatchObject([{ id: FLAG, state: "CONFIRMED", reason: confirm.reason, decidedBy: owner.actor?.name }]);
    expect(Date.parse(after.assessed.flags[0]?.decidedAt ?? "")).toBeGreaterThan(0);
    expect(after.asMade).toMatchObject({ evidenced: before.assessed.overall.evidenced });
    expect(await getAssessment(owner, { id: at.assessmentId })).toMatchObject({ score: after.assessed.overall.evidenced, low: after.assessed.overall.low, stale: false });
    expect(await runRow(at.runId)).toEqual(row);
    const audits = await database.db.auditEvent.findMany({ where: { subjectId: at.assessmentId, action: "decision.confirmed" } });
    expect(audits).toMatchObject([{ actorId: owner.actor?.id, data: { subject: `flag:${FLAG}`, version: 1, runId: at.runId } }]);

    await withdrawDecision(owner, { ...at, subject: `flag:${FLAG}`, expectedVersion: 1 });
    const undone = await card(at.assessmentId);
    expect(undone.assessed).toEqual(before.assessed);
    expect(undone.asMade).toBeNull();
    expect(await getAssessment(owner, { id: at.assessmentId })).toMatchObject({ score: before.assessed.overall.evidenced });
  });

  it("is told to the second of two tabs, and both orders of versions are kept", async () => {
    const at = await scored(THIN);
    const both = await Promise.allSettled([
      decideFlag(owner, { ...at, ...confirm, expectedVersion: 0 }), decideFlag(owner, { ...at, ...confirm, state: "DISMISSED", expectedVersion: 0 }),
    ]);
    expect(both.map((each) => each.status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(decideFlag(owner, { ...at, ...confirm, expectedVersion: 0 })).rejects.toMatchObject({ kind: "CONFLICT", code: "STALE_FORM" });
    await decideFlag(owner, { ...at, ...confirm, expectedVersion: 1 });
    expect((await card(at.assessmentId)).versions).toEqual({ [`flag:${FLAG}`]: 2 });
    expect(await database.db.decision.count({ where: { assessmentId: at.assessmentId } })).toBe(2);
  });

  it("is refused to a viewer, to a stranger, on an older run, and without a reason", async () => {
    const at = await scored(THIN);
    const ports = { rubric: testRubric() };
    const viewer = await testContext({ db: database.db, role: "viewer", ports });
    const stranger = await testContext({ db: database.db, role: "analyst", ports });
    await expect(decideFlag(viewer, { ...at, ...confirm, expectedVersion: 0 })).rejects.toMatchObject({ kind: "FORBIDDEN" });
    await expect(withdrawDecision(viewer, { ...at, subject: `flag:${FLAG}`, expectedVersion: 1 })).rejects.toMatchObject({ kind: "FORBIDDEN" });
    await expect(overrideIndicator(viewer, { ...at, ...high, expectedVersion: 0 })).rejects.toMatchObject({ kind: "FORBIDDEN" });
    await expect(decideFlag(stranger, { ...at, ...confirm, expectedVersion: 0 })).rejects.toMatchObject({ kind: "NOT_FOUND" });
    await expect(decideFlag(owner, { ...at, ...confirm, reason: "  ", expectedVersion: 0 })).rejects.toThrow(/reason/);
    await scored(THIN, at.assessmentId);
    await expect(decideFlag(owner, { ...at, ...confirm, expectedVersion: 0 })).rejects.toMatchObject({ code: "STALE_FORM" });
    expect(await getScorecard(viewer, { assessmentId: at.assessmentId })).toMatchObject({ mayDecide: false, mayOverride: false });
  });
});

describe("an override", () => {
  it("stands through a later run, turns stale when the calculated value moves, and can be taken back", async () => {
    const first = await scored(THIN);
    expect((await previewOverride(owner, { ...first, indicator: DEBT })).levels.map((each) => each.score)).toEqual([15, 45, 70, 90]);
    await overrideIndicator(owner, { ...first, ...high, expectedVersion: 0 });
    expect(indicatorOf(await card(first.assessmentId))).toMatchObject({ evidenced: 70, level: "HIGH", override: { reason: high.reason, evidence: high.evidence, decidedBy: owner.actor?.name, staleSince: null, computed: { evidenced: 61 } } });

    const same = await scored(THIN, first.assessmentId);
    expect(indicatorOf(await card(first.assessmentId))?.override?.staleSince).toBeNull();
    const better = await scored(covering(4_000_000), first.assessmentId);
    const stale = await card(first.assessmentId);
    expect(indicatorOf(stale)).toMatchObject({ evidenced: 70, override: { staleSince: { score: 61 } } });
    expect(await getAssessment(owner, { id: first.assessmentId })).toMatchObject({ score: stale.assessed.overall.evidenced });
    expect((await runRow(better.runId)).score).not.toBe(stale.assessed.overall.evidenced);

    await withdrawDecision(owner, { ...better, subject: `indicator:${DEBT}`, expectedVersion: 1 });
    expect(indicatorOf(await card(first.assessmentId))).toMatchObject({ evidenced: 33, override: null });
    // An older run shows what stood until the next one took its place.
    expect(indicatorOf(await card(first.assessmentId, same.runId))).toMatchObject({ evidenced: 70 });
    expect(indicatorOf(await card(first.assessmentId, first.runId))).toMatchObject({ evidenced: 70 });
  });

  it("cannot go below a confirmed flag", async () => {
    const at = await scored(THIN);
    await decideFlag(owner, { ...at, ...confirm, expectedVersion: 0 });
    await expect(overrideIndicator(owner, { ...at, ...high, expectedVersion: 0 })).rejects.toMatchObject({ kind: "INVALID", code: "FLAGGED" });
    expect((await previewOverride(owner, { ...at, indicator: DEBT })).levels.map((each) => each.allowed)).toEqual([false, false, false, true]);
    await overrideIndicator(owner, { ...at, ...high, level: "CRITICAL", expectedVersion: 0 });
  });

  it("is refused for what the rubric lacks", async () => {
    const at = await scored(THIN);
    await expect(overrideIndicator(owner, { ...at, ...high, indicator: "no.such", expectedVersion: 0 })).rejects.toMatchObject({ kind: "INVALID" });
  });
});

describe("the report", () => {
  it("prints the decision with its name and reason, says when one came later, and is one file per content", async () => {
    const at = await scored(THIN);
    const plain = await makeReport(owner, { runId: at.runId }, new AbortController().signal);
    await overrideIndicator(owner, { ...at, ...high, expectedVersion: 0 });
    const list = () => listReports(owner, { assessmentId: at.assessmentId }).then((board) => board.reports.map(({ id, decidedSince }) => ({ id, decidedSince })));
    expect(await list()).toEqual([{ id: plain.reportId, decidedSince: true }]);
    const decided = await makeReport(owner, { runId: at.runId }, new AbortController().signal);
    const notes = printed.at(-1)?.categories.flatMap((each) => each.indicators).find((each) => each.notes.length > 0 && each.figures.score === 70)?.notes ?? [];
    expect(notes[0]).toMatch(/^Set to High by Test analyst, .+: Paid on time since$/);
    expect(notes.slice(1, 3)).toEqual(["It rests on: Bank statement", "The rules calculate 61, High."]);
    expect(await list()).toEqual([{ id: decided.reportId, decidedSince: false }, { id: plain.reportId, decidedSince: true }]);
    await withdrawDecision(owner, { ...at, subject: `indicator:${DEBT}`, expectedVersion: 1 });
    await makeReport(owner, { runId: at.runId }, new AbortController().signal);
    expect((await list()).filter((each) => each.decidedSince).map((each) => each.id)).toEqual([decided.reportId]);
  });
});
