import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "@/domain/errors";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { archiveAssessment, restoreAssessment } from "./archive-assessment";
import { createAssessment } from "./create-assessment";
import { getAssessment } from "./get-assessment";
import { listAssessments } from "./list-assessments";
import { moveAssessment } from "./move-assessment";
import { startRun } from "./start-run";
import { updateAssessment } from "./update-assessment";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const draft = { name: "Season loan", firm: "Green Ridge Growers", country: "KE", currency: "KES" };
const refused = async (work: Promise<unknown>): Promise<AppError> => {
  const error = await work.then(() => null, (thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw new Error(`expected an AppError, got ${String(error)}`);
  return error;
};

describe("createAssessment", () => {
  it("makes a draft with its audit row", async () => {
    const ctx = await testContext({ db: database.db });
    const { id } = await createAssessment(ctx, draft);
    expect(await getAssessment(ctx, { id })).toMatchObject({ ...draft, state: "DRAFT", score: null, run: null, job: null, version: 1, may: { edit: true, start: true } });
    const trail = await database.db.auditEvent.findMany({ where: { subjectId: id } });
    expect(trail.map((event) => [event.action, event.actorId])).toEqual([["assessment.created", ctx.actor?.id]]);
  });

  it("refuses a viewer and nobody", async () => {
    expect((await refused(createAssessment(await testContext({ db: database.db, role: "viewer" }), draft))).kind).toBe("FORBIDDEN");
    expect((await refused(createAssessment(await testContext({ db: database.db, actor: null }), draft))).kind).toBe("UNAUTHENTICATED");
  });

  it.each([
    ["an empty firm", { ...draft, firm: "  " }],
    ["a name over 200 characters", { ...draft, name: "x".repeat(201) }],
    ["a country that is no code", { ...draft, country: "Kenya" }],
    ["a currency that is no code", { ...draft, currency: "sh" }],
  ])("refuses %s", async (_what, input) => {
    await expect(createAssessment(await testContext({ db: database.db }), input)).rejects.toThrow();
  });
});

describe("who sees what", () => {
  it("answers 404 for a foreign row and for no row, in the same words", async () => {
    const { id } = await createAssessment(await testContext({ db: database.db }), draft);
    const stranger = await testContext({ db: database.db });
    const foreign = await refused(getAssessment(stranger, { id }));
    const none = await refused(getAssessment(stranger, { id: "00000000-0000-4000-8000-000000000000" }));
    expect([foreign.kind, foreign.userMessage]).toEqual([none.kind, none.userMessage]);
    expect(foreign.kind).toBe("NOT_FOUND");
  });

  it("lists own rows to an analyst, all to a viewer", async () => {
    const own = await testContext({ db: database.db });
    await createAssessment(own, { ...draft, firm: "Only Mine Ltd" });
    expect((await listAssessments(own, {})).rows.map((row) => row.firm)).toEqual(["Only Mine Ltd"]);
    const viewer = await testContext({ db: database.db, role: "viewer" });
    expect((await listAssessments(viewer, { search: "only mine" })).total).toBe(1);
  });
});

describe("listAssessments", () => {
  it("searches, filters by state, sorts, pages and counts", async () => {
    const ctx = await testContext({ db: database.db });
    for (const firm of ["Cedar", "Acacia", "Baobab"]) await createAssessment(ctx, { ...draft, firm });
    const byFirm = await listAssessments(ctx, { sort: "firm", descending: false, pageSize: 2 });
    expect(byFirm.rows.map((row) => row.firm)).toEqual(["Acacia", "Baobab"]);
    expect(byFirm.total).toBe(3);
    expect((await listAssessments(ctx, { sort: "firm", descending: false, pageSize: 2, page: 2 })).rows.map((row) => row.firm)).toEqual(["Cedar"]);
    expect((await listAssessments(ctx, { search: "BAO" })).rows.map((row) => row.firm)).toEqual(["Baobab"]);
    expect((await listAssessments(ctx, { state: "COMPLETE" })).rows).toEqual([]);
    expect(byFirm.counts).toMatchObject({ DRAFT: 3, COMPLETE: 0 });
  });

  it.each([{ pageSize: 101 }, { pageSize: 0 }, { page: 0 }])("refuses %j", async (input) => {
    await expect(listAssessments(await testContext({ db: database.db }), input)).rejects.toThrow();
  });
});

describe("updateAssessment", () => {
  it("tells the second writer of a stale form and keeps the first", async () => {
    const ctx = await testContext({ db: database.db });
    const { id } = await createAssessment(ctx, draft);
    await updateAssessment(ctx, { id, expectedVersion: 1, firm: "First" });
    const error = await refused(updateAssessment(ctx, { id, expectedVersion: 1, firm: "Second" }));
    expect([error.kind, error.code]).toEqual(["CONFLICT", "STALE_FORM"]);
    expect((await getAssessment(ctx, { id })).firm).toBe("First");
  });
});

describe("states", () => {
  it("starts one run at a time, however often the button is pressed", async () => {
    const ctx = await testContext({ db: database.db });
    const { id } = await createAssessment(ctx, draft);
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => startRun(ctx, { id })));
    expect(tries.filter((result) => result.status === "fulfilled")).toHaveLength(1);
    expect(await database.db.job.count({ where: { assessmentId: id } })).toBe(1);
    expect((await getAssessment(ctx, { id })).state).toBe("ANALYZING");
  });

  it("refuses every move that its table does not know", async () => {
    const ctx = await testContext({ db: database.db });
    const { id } = await createAssessment(ctx, draft);
    for (const move of ["complete", "needAnswers", "fail", "cancel", "restore"] as const)
      expect((await refused(moveAssessment(ctx, id, move))).kind).toBe("CONFLICT");
    expect((await getAssessment(ctx, { id })).state).toBe("DRAFT");
  });

  it("archives out of the list and restores into it", async () => {
    const ctx = await testContext({ db: database.db });
    const { id } = await createAssessment(ctx, draft);
    await archiveAssessment(ctx, { id });
    expect((await listAssessments(ctx, {})).rows).toEqual([]);
    expect((await listAssessments(ctx, { state: "ARCHIVED" })).rows.map((row) => row.id)).toEqual([id]);
    expect((await refused(startRun(ctx, { id }))).kind).toBe("CONFLICT");
    await restoreAssessment(ctx, { id });
    expect((await getAssessment(ctx, { id })).state).toBe("DRAFT");
  });
});
