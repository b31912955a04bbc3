import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { blankPrompt, type PromptFields } from "@/domain/prompts/prompt";
import { composePrompt } from "@/domain/prompts/compose-prompt";
import { sampleOf } from "@/domain/prompts/catalogue";
import type { Rubric } from "@/domain/risk/rubric";
import type { AppContext } from "@/kernel/context";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import type { PromptView } from "../contract";
import { createPromptBook, plantPrompts } from ".";
import { archivePrompt, restorePrompt } from "./archive-prompt";
import { createPrompt } from "./create-prompt";
import { moveLabel, removeLabel } from "./move-label";
import { includesFor } from "./read-includes";
import { getPrompt, getVersion, listLabelMoves, listPrompts, listVersions } from "./read-prompts";
import { discardDraft, saveDraft } from "./save-draft";
import { savePrompt } from "./save-prompt";
import { keepPreview } from "./store-previews";

let database: TestDatabase;
let clock = new Date();
let ana: AppContext;
let ben: AppContext;

/** No two acts at the same moment. */
const tick = (): Date => (clock = new Date(clock.getTime() + 1));
const context = (role: "analyst" | "admin" = "admin"): Promise<AppContext> =>
  testContext({ db: database.db, role, now: tick, ports: { rubric: { categories: [{ id: "MARKET" }, { id: "FINANCIAL" }] } as unknown as Rubric } });

beforeAll(async () => {
  database = await createTestDatabase();
  [ana, ben] = [await context(), await context()];
});
afterAll(() => database.drop());
beforeEach(() => {
  clock = new Date("2026-03-02T10:00:00Z");
});

const text = (name: string, more: Partial<PromptFields> = {}): PromptFields => ({ ...blankPrompt(name, "RISK_CATEGORY"), subSection: randomUUID().slice(0, 8), userTemplate: "Rate {{category.name}}.", ...more });
const make = async (fields: PromptFields): Promise<PromptView> => {
  const { slug } = await createPrompt(ana, { name: fields.name, section: fields.section });
  await savePrompt(ana, { slug, expectedLatest: 0, fields, note: "First version" });
  return getPrompt(ana, { slug });
};
const next = (slug: string, fields: PromptFields, expectedLatest = 1, ctx = ana) => savePrompt(ctx, { slug, expectedLatest, fields, note: "Said it better" });
const tried = async (slug: string, number: number, assessmentId: string | null = randomUUID(), modelId: string | null = null): Promise<void> => {
  const { id } = await getVersion(ana, { slug, number });
  await keepPreview(database.db, { jobId: randomUUID(), versionId: id, assessmentId, modelId, at: clock });
};
const produce = (slug: string, number: number, more: { takeOver?: boolean } = {}) => moveLabel(ana, { slug, number, label: "production", reason: "Better on ten papers", ...more });
const audited = (action: string, subjectId: string) => database.db.auditEvent.count({ where: { action, subjectId } });

describe("versions", () => {
  it("begins as a draft, becomes version 1, and says who and why", async () => {
    const begun = await createPrompt(ana, { name: "Rate the market", section: "RISK_CATEGORY" });
    expect(begun).toMatchObject({ slug: "rate-the-market", latest: 0, newest: null, draft: { baseNumber: 0 } });
    const { made, version } = await savePrompt(ana, { slug: begun.slug, expectedLatest: 0, fields: text("Rate the market"), note: "First version" });
    expect(made).toBe(true);
    expect(version).toMatchObject({ number: 1, note: "First version", author: { id: ana.actor?.id }, labels: ["latest"] });
    expect(await getPrompt(ana, { slug: begun.slug })).toMatchObject({ latest: 1, draft: null });
    expect(await audited("prompt.created", begun.id)).toBe(1);
    expect(await audited("prompt.saved", begun.id)).toBe(1);
    expect((await createPrompt(ana, { name: "Rate the market", section: "FREE" })).slug).toBe("rate-the-market-2");
    const copy = await createPrompt(ana, { name: "Rate it again", section: "RISK_CATEGORY", copyOf: begun.slug });
    expect(copy.draft?.fields).toMatchObject({ name: "Rate it again", userTemplate: "Rate {{category.name}}." });
  });

  it("makes none when nothing changed, whatever the line ends, and drops the draft all the same", async () => {
    const fields = text("Same", { systemPrompt: "a\nb", tags: ["x", "y"] });
    const { slug } = await make(fields);
    await saveDraft(ana, { slug, baseNumber: 1, fields });
    const again = await next(slug, { ...fields, systemPrompt: "a\r\nb", tags: ["y", "x", "y"] });
    expect(again).toMatchObject({ made: false, version: { number: 1 } });
    expect(await getPrompt(ana, { slug })).toMatchObject({ latest: 1, draft: null });
  });

  it("refuses to write over what came meanwhile, says who and when, and takes it once compared", async () => {
    const fields = text("Contested");
    const { slug, id } = await make(fields);
    await next(slug, { ...fields, tone: "Plain" }, 1, ben);
    clock = new Date(clock.getTime() + 125_000);
    await saveDraft(ana, { slug, baseNumber: 1, fields: { ...fields, tone: "Warm" } });
    const late = next(slug, { ...fields, tone: "Warm" });
    await expect(late).rejects.toMatchObject({ kind: "CONFLICT", code: "EDITED" });
    await expect(late).rejects.toThrow(`Edited by ${ben.actor?.name} two minutes ago: version 2, “Said it better”.`);
    expect(await getPrompt(ana, { slug })).toMatchObject({ latest: 2, draft: { baseNumber: 1 } });
    expect((await next(slug, { ...fields, tone: "Warm" }, 2)).version.number).toBe(3);
    expect(await audited("prompt.saved", id)).toBe(3);
  });

  it("gives one number to one of two who save at the same moment", async () => {
    const fields = text("Race");
    const { slug } = await make(fields);
    const both = await Promise.allSettled([next(slug, { ...fields, tone: "a" }), next(slug, { ...fields, tone: "b" }, 1, ben)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await getPrompt(ana, { slug })).latest).toBe(2);
  });

  it.each<[string, Partial<PromptFields>, string, string]>([
    ["an unknown variable", { tone: "In {{report.langauge}}" }, "fields.tone", "line 1, column 4: {{report.langauge}} is not known here. Did you mean report.language?"],
    ["a block left open", { userTemplate: "{{#if firm.name}}" }, "fields.userTemplate", "{{#if firm.name}} is never closed"],
    ["an include that is not there", { context: { persona: "", sources: "", constraints: "\n{{> nowhere}}", guardrails: "" } }, "fields.context.constraints", "line 2, column 1: There is no prompt “nowhere”."],
    ["an empty question", { userTemplate: " " }, "fields.userTemplate", "Write the user template"],
    ["a category the rubric has not", { categories: ["WEATHER"] }, "fields.categories", "The rubric has no category WEATHER: it has MARKET, FINANCIAL."],
  ])("refuses %s with its place", async (_what, change, field, sentence) => {
    const fields = text("Faulty");
    const { slug } = await make(fields);
    const refused = next(slug, { ...fields, ...change });
    await expect(refused).rejects.toMatchObject({ kind: "INVALID", code: "PROMPT_FAULT", field });
    await expect(refused).rejects.toThrow(sentence);
  });

  it("pages its history, newest first", async () => {
    const fields = text("Long");
    const { slug } = await make(fields);
    for (let number = 1; number < 5; number += 1) await next(slug, { ...fields, tone: `Tone ${number}` }, number);
    const first = await listVersions(ana, { slug, pageSize: 2 });
    expect(first).toMatchObject({ total: 5, next: 4, versions: [{ number: 5, labels: ["latest"] }, { number: 4, labels: [] }] });
    expect((await listVersions(ana, { slug, cursor: 2, pageSize: 2 }))).toMatchObject({ next: null, versions: [{ number: 1 }] });
  });
});

describe("drafts", () => {
  it("are each person's own, are seen by the others, and go when asked to", async () => {
    const fields = text("Drafted");
    const { slug } = await make(fields);
    await saveDraft(ana, { slug, baseNumber: 1, fields: { ...fields, tone: "{{unfinished" } });
    expect(await getPrompt(ben, { slug })).toMatchObject({ draft: null, otherDrafts: [{ person: { id: ana.actor?.id }, baseNumber: 1 }] });
    expect((await getPrompt(ana, { slug })).draft?.fields.tone).toBe("{{unfinished");
    expect(await discardDraft(ana, { slug })).toEqual({ discarded: true });
    expect(await discardDraft(ana, { slug })).toEqual({ discarded: false });
  });
});

describe("labels", () => {
  it("protects production until this version was tried on a stored assessment", async () => {
    const { slug } = await make(text("Untried"));
    await expect(produce(slug, 1)).rejects.toMatchObject({ code: "NOT_PREVIEWED" });
    await tried(slug, 1, null);
    await expect(produce(slug, 1)).rejects.toMatchObject({ code: "NOT_PREVIEWED" });
    await tried(slug, 1);
    const view = await produce(slug, 1);
    expect(view.newest).toMatchObject({ labels: ["latest", "production"], previews: { all: 2, onAssessments: 1 } });
  });

  it("wants an answer where there is a model to give one", async () => {
    const { slug } = await make(text("Unanswered"));
    const ctx = { ...ana, ports: { ...ana.ports, model: {} as NonNullable<AppContext["ports"]["model"]> } };
    const move = () => moveLabel(ctx, { slug, number: 1, label: "production", reason: "Looks good" });
    await tried(slug, 1);
    await expect(move()).rejects.toMatchObject({ code: "NOT_PREVIEWED" });
    await tried(slug, 1, randomUUID(), "a-model");
    expect((await move()).production).toBe(1);
  });

  it("rolls back by moving the label, with the reason, and keeps each move", async () => {
    const fields = text("Rolled");
    const { slug, id } = await make(fields);
    await next(slug, { ...fields, tone: "Plain" });
    await tried(slug, 1);
    await tried(slug, 2);
    await produce(slug, 1);
    await produce(slug, 2);
    const book = createPromptBook(database.db);
    const place = { section: "RISK_CATEGORY", subSection: fields.subSection, category: "MARKET" };
    expect(await book.production(place)).toMatchObject({ slug, number: 2, fields: { tone: "Plain" } });
    await moveLabel(ana, { slug, number: 1, label: "production", reason: "Version 2 made up quotations" });
    expect(await book.production(place)).toMatchObject({ slug, number: 1 });
    await moveLabel(ana, { slug, number: 1, label: "production", reason: "Pressed twice" });
    expect((await listLabelMoves(ana, { slug })).moves.map(({ from, to, reason }) => [from, to, reason])).toEqual([
      [2, 1, "Version 2 made up quotations"], [1, 2, "Better on ten papers"], [null, 1, "Better on ten papers"],
    ]);
    expect(await audited("prompt.labelMoved", id)).toBe(3);
  });

  it("leaves one production at a place: taken over by will, and the other learns of it", async () => {
    const subSection = "shared place";
    const wide = await make(text("Wide", { subSection, categories: ["MARKET", "FINANCIAL"] }));
    const narrow = await make(text("Narrow", { subSection, categories: ["MARKET"] }));
    const other = await make(text("Other", { subSection, categories: ["FINANCIAL"] }));
    for (const { slug } of [wide, narrow, other]) await tried(slug, 1);
    await produce(wide.slug, 1);
    await expect(produce(narrow.slug, 1)).rejects.toMatchObject({ code: "PLACE_TAKEN", userMessage: expect.stringContaining("“Wide” (wide) is in production for Risk category, shared place, MARKET") as unknown });
    await produce(narrow.slug, 1, { takeOver: true });
    expect((await getPrompt(ana, { slug: wide.slug })).production).toBe(1);
    await produce(other.slug, 1, { takeOver: true });
    expect((await getPrompt(ana, { slug: wide.slug })).production).toBeNull();
    expect((await listLabelMoves(ana, { slug: wide.slug })).moves[0]).toMatchObject({ from: 1, to: null, reason: "other took its place: Better on ten papers" });
    const row = { section: "RISK_CATEGORY", subSection, category: "MARKET", promptId: wide.id, versionId: (await getVersion(ana, { slug: wide.slug, number: 1 })).id };
    await expect(database.db.promptPlace.create({ data: row })).rejects.toThrow(/[Uu]nique/);
  });

  it("falls back to the next wider prompt once a label is off, and refuses to archive what is in production", async () => {
    const fields = text("Fallback");
    const { slug } = await make({ ...fields, categories: ["MARKET"] });
    const all = await make({ ...fields, name: "For all" });
    for (const each of [slug, all.slug]) {
      await tried(each, 1);
      await produce(each, 1);
    }
    const place = { section: "RISK_CATEGORY", subSection: fields.subSection, category: "MARKET" };
    expect((await createPromptBook(database.db).production(place))?.slug).toBe(slug);
    await expect(archivePrompt(ana, { slug, reason: "Not needed" })).rejects.toMatchObject({ code: "IN_PRODUCTION" });
    await removeLabel(ana, { slug, label: "production", reason: "Not needed" });
    expect((await createPromptBook(database.db).production(place))?.slug).toBe(all.slug);
    await archivePrompt(ana, { slug, reason: "Not needed" });
    await expect(next(slug, fields)).rejects.toMatchObject({ code: "ARCHIVED" });
    expect((await listVersions(ana, { slug })).total).toBe(1);
    expect((await restorePrompt(ana, { slug, reason: "Needed again" })).archivedAt).toBeNull();
    expect(await createPromptBook(database.db).production({ section: "NOWHERE", subSection: "", category: "" })).toBeNull();
  });
});

describe("the list", () => {
  it("filters all rows before it pages them, and counts them", async () => {
    const tag = randomUUID().slice(0, 12);
    for (const name of ["A", "B", "C"]) await make(text(name, { tags: [tag], categories: name === "C" ? ["FINANCIAL"] : [] }));
    const page = await listPrompts(ana, { search: tag, sort: "name", pageSize: 2 });
    expect(page).toMatchObject({ total: 3, prompts: [{ name: "A", latest: 1, note: "First version" }, { name: "B" }] });
    expect(await listPrompts(ana, { search: tag, sort: "name", pageSize: 2, cursor: page.nextCursor ?? undefined })).toMatchObject({ nextCursor: null, prompts: [{ name: "C" }] });
    expect((await listPrompts(ana, { search: tag, category: "MARKET" })).total).toBe(2);
    expect((await listPrompts(ana, { search: tag, label: "production" })).total).toBe(0);
    expect((await listPrompts(ana, { search: tag, label: "none", section: "RISK_CATEGORY" })).total).toBe(3);
    expect((await listPrompts(ana, { search: tag, archived: true })).total).toBe(0);
  });
});

describe("who may", () => {
  it("is an admin; others are refused, and a prompt that is not there is a 404", async () => {
    const analyst = await context("analyst");
    const { slug } = await make(text("Guarded"));
    const acts = [
      () => listPrompts(analyst, {}), () => getPrompt(analyst, { slug }), () => createPrompt(analyst, { name: "x", section: "FREE" }),
      () => next(slug, text("x"), 1, analyst), () => moveLabel(analyst, { slug, number: 1, label: "staging", reason: "Because" }),
    ];
    for (const act of acts) await expect(act()).rejects.toMatchObject({ kind: "FORBIDDEN" });
    await expect(getPrompt(ana, { slug: "nope" })).rejects.toMatchObject({ kind: "NOT_FOUND" });
    await expect(getVersion(ana, { slug, number: 9 })).rejects.toMatchObject({ kind: "NOT_FOUND" });
  });
});

describe("includes", () => {
  it("reads the version in production, or the one that is named, and follows a move", async () => {
    const rules = blankPrompt("Rules A", "FREE");
    const { slug } = await make({ ...rules, userTemplate: "one" });
    await next(slug, { ...rules, userTemplate: "two" });
    // Only what a preview of a free prompt can give: no assessment has its variables.
    await tried(slug, 1, null);
    const user = text("Includer", { userTemplate: `{{> ${slug}}} {{> ${slug}@1}}` });
    const composed = async () => composePrompt(user, sampleOf("RISK_CATEGORY"), await includesFor(database.db, user)).turns.at(-1)?.text;
    expect(await composed()).toBe("two one");
    await produce(slug, 1);
    expect(await composed()).toBe("one one");
    await expect(next(slug, { ...rules, userTemplate: `{{> ${slug}}}` }, 2)).rejects.toThrow("goes in a circle");
  });
});

describe("planting", () => {
  it("gives an empty installation its prompts once, however many servers ask, and they compose", async () => {
    const empty = await createTestDatabase();
    try {
      const planted = await Promise.all([plantPrompts(empty.db, clock), plantPrompts(empty.db, clock), plantPrompts(empty.db, clock)]);
      expect(planted.sort()).toEqual([0, 0, 6]);
      expect(await plantPrompts(empty.db, clock)).toBe(0);
      const found = await createPromptBook(empty.db).production({ section: "RISK_CATEGORY", subSection: "", category: "MARKET" });
      if (!found) return expect.fail("no prompt in production");
      const { faults, system, includedVersionIds } = composePrompt(found.fields, sampleOf("RISK_CATEGORY"), found.includes, found.slug);
      expect(faults).toEqual([]);
      expect(system).toContain("Quote word for word");
      expect(includedVersionIds).toHaveLength(1);
    } finally {
      await empty.drop();
    }
  });
});
