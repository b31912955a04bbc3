import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadRubric } from "@/adapters/rubric/load-rubric";
import { AppError } from "@/domain/errors";
import type { Role } from "@/domain/access/permissions";
import type { Actor, AppContext } from "@/kernel/context";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { createAssessment } from "@/testing/factories";
import type { AnswerGapInput, GapView } from "../contract";
import { answerGap } from "./answer-gap";
import { getEntryForm } from "./get-entry-form";
import { listGapBoard } from "./list-gaps";
import { removeGapAnswer } from "./remove-answer";
import { skipGap } from "./skip-gap";

const rubric = loadRubric(join(process.cwd(), "rubric"));
let database: TestDatabase;
let ctx: AppContext;
let assessmentId: string;

const as = (role: Role | null): Promise<AppContext> => testContext({ db: database.db, ports: { rubric }, ...(role ? { role } : { actor: null }) });
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function fresh(): Promise<void> {
  ctx = await as("analyst");
  assessmentId = (await createAssessment(database.db, ctx.actor as Actor)).id;
}
type Typed = Extract<AnswerGapInput, { kind: "CORRECTED" }>;
const say = (dataPoint: string, text: string, more: Partial<Typed> = {}): Promise<GapView> =>
  answerGap(ctx, { assessmentId, dataPoint, expectedVersion: 0, kind: "CORRECTED", text, ...more });
const refused = async (work: Promise<unknown>): Promise<AppError> => {
  const error = await work.then(() => null, (thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw new Error(`expected an AppError, got ${String(error)}`);
  return error;
};
const trail = async (): Promise<[string, string | null][]> =>
  (await database.db.auditEvent.findMany({ where: { subjectId: assessmentId }, orderBy: { at: "asc" } })).map((event) => [event.action, event.actorId]);

describe("what was said", () => {
  beforeAll(fresh);

  it("is kept with who said it, counts as a statement, makes the result stale and leaves its audit row", async () => {
    const view = await say("top_customer_share_pct", "35 %", { toldBy: "  J. Kamau, by telephone " });
    expect(view).toMatchObject({ answerVersion: 1, grade: "D", value: { kind: "number", number: 35 }, answer: { toldBy: "J. Kamau, by telephone" }, status: "PARTIAL" });
    expect(await trail()).toEqual([["gap.answered", ctx.actor?.id]]);
    expect((await database.db.assessment.findUniqueOrThrow({ where: { id: assessmentId } })).changedAt).not.toBeNull();
  });

  it("is refused from a viewer, from nobody and from a stranger, and nothing is written", async () => {
    const input: AnswerGapInput = { assessmentId, dataPoint: "permanent_staff", expectedVersion: 0, kind: "CORRECTED", text: "12" };
    expect((await refused(answerGap(await as("viewer"), input))).kind).toBe("FORBIDDEN");
    expect((await refused(answerGap(await as(null), input))).kind).toBe("UNAUTHENTICATED");
    expect((await refused(answerGap(await as("analyst"), input))).kind).toBe("NOT_FOUND");
    expect(await database.db.answer.count({ where: { assessmentId, dataPoint: "permanent_staff" } })).toBe(0);
  });

  it("of a companion is an answer of its own", async () => {
    const view = await say("loan_term_years", "4 years");
    expect(view.dataPoint).toBe("funding_request");
    expect(view.companions.find((each) => each.dataPoint === "loan_term_years")).toMatchObject({ answerVersion: 1, grade: "D", value: { number: 4 } });
    expect(view).toMatchObject({ answerVersion: 0, answer: null });
    await removeGapAnswer(ctx, { assessmentId, dataPoint: "loan_term_years", expectedVersion: 1 });
    const { gaps } = await listGapBoard(ctx, { assessmentId });
    expect(gaps.find((gap) => gap.dataPoint === "funding_request")?.companions[0]).toMatchObject({ answerVersion: 2, answer: null, value: null });
  });

  it("by the second of two people does not overwrite the first, and the first is told of nothing", async () => {
    await say("arrears_days", "0");
    expect(await refused(say("arrears_days", "30"))).toMatchObject({ kind: "CONFLICT", code: "STALE_FORM" });
    const { gaps } = await listGapBoard(ctx, { assessmentId });
    expect(gaps.find((gap) => gap.dataPoint === "arrears_days")).toMatchObject({ value: { number: 0 }, answerVersion: 1 });
  });

  it("keeps all years of a figure, with the newest one's year", async () => {
    const view = await say("revenue_previous_years", "2024: 12,900,000; 2023: 13,400,000", { currency: "KES" });
    expect(view).toMatchObject({ period: "2024", value: { number: 12_900_000, earlier: [{ number: 13_400_000, period: "2023" }] } });
  });
});

describe("what cannot be so", () => {
  beforeAll(fresh);

  it.each([
    ["nothing at all", "permanent_staff", "   ", {}, null],
    ["an impossible share", "top_customer_share_pct", "130", { note: "sure" }, "PLAUSIBILITY"],
    ["money without its currency", "total_assets", "5,000,000", {}, "PLAUSIBILITY"],
    ["an unusual figure without a reason", "gross_margin_pct", "95 %", {}, "NEEDS_NOTE"],
    ["words", "permanent_staff", "a few", {}, "NOT_UNDERSTOOD"],
  ])("%s is refused", async (_what, dataPoint, text, more, code) => {
    const error = await say(dataPoint, text, more).then(() => null, (thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    if (code !== null) expect(error).toMatchObject({ code });
    expect(await database.db.answer.count({ where: { assessmentId, dataPoint } })).toBe(0);
  });

  it("a figure that does not fit a known one is questioned, and goes through with a reason", async () => {
    await say("current_assets", "412,600,000", { currency: "KES" });
    const error = await refused(say("cash_balance", "3,296,000,000", { currency: "KES" }));
    expect(error).toMatchObject({ code: "NEEDS_NOTE", field: "note" });
    expect(error.userMessage).toContain("KES 412,600,000");
    const kept = await say("cash_balance", "3,296,000,000", { currency: "KES", note: "Deposits of members included" });
    expect(kept).toMatchObject({ value: { number: 3_296_000_000 }, answer: { note: "Deposits of members included" } });
  });
});

describe("what was skipped", () => {
  beforeAll(fresh);

  it("says nothing of the firm: it is marked and audited, and no result becomes stale", async () => {
    const view = await skipGap(ctx, { assessmentId, dataPoint: "water_source", expectedVersion: 0 });
    expect(view).toMatchObject({ skipped: true, answer: null, status: "MISSING", answerVersion: 1 });
    expect(await trail()).toEqual([["gap.skipped", ctx.actor?.id]]);
    expect((await database.db.assessment.findUniqueOrThrow({ where: { id: assessmentId } })).changedAt).toBeNull();
    expect((await refused(skipGap(await as("viewer"), { assessmentId, dataPoint: "water_use_m3", expectedVersion: 0 }))).kind).toBe("FORBIDDEN");
  });

  it("is answered later as any other, and an answer is never skipped away", async () => {
    const view = await say("water_source", "A borehole, all year round", { expectedVersion: 1 });
    expect(view).toMatchObject({ skipped: false, answerVersion: 2, value: { text: "A borehole, all year round" } });
    expect(await refused(skipGap(ctx, { assessmentId, dataPoint: "water_source", expectedVersion: 2 }))).toMatchObject({ kind: "CONFLICT" });
  });
});

describe("the form", () => {
  it("has every data point once, companions after their item, and names what a statement counts as", async () => {
    const form = await getEntryForm(await as("viewer"));
    expect(form.statement).toMatchObject({ id: "D", name: "Statement" });
    expect(form.points.map(({ key }) => key).sort()).toEqual(rubric.dataPoints.map(({ key }) => key).sort());
    for (const [at, point] of form.points.entries()) if (point.parent) expect([form.points[at - 1]?.key, form.points[at - 1]?.parent]).toContain(point.parent);
    await expect(getEntryForm(await as(null))).rejects.toThrow();
  });
});
