import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blankPrompt, type PromptFields } from "@/domain/prompts/prompt";
import type { Rubric } from "@/domain/risk/rubric";
import type { AppContext } from "@/kernel/context";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { addComment, listThreads, resolveThread } from "./comments";
import { createPrompt } from "./create-prompt";
import { exportPrompts as exportFiles } from "./export-prompts";
import { importPrompts } from "./import-prompts";
import { moveLabel } from "./move-label";
import { getPrompt, getVersion, listLabelMoves, listVersions } from "./read-prompts";
import { savePrompt } from "./save-prompt";
import { keepPreview } from "./store-previews";

let here: TestDatabase;
let there: TestDatabase;
let ana: AppContext;
let zoe: AppContext;
let clock = Date.parse("2026-03-02T10:00:00Z");
const tick = (): Date => new Date((clock += 1_000));
const context = (database: TestDatabase, role: "analyst" | "admin" = "admin") => testContext({ db: database.db, role, now: tick, ports: { rubric: { categories: [{ id: "MARKET" }] } as unknown as Rubric } });

beforeAll(async () => {
  [here, there] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  [ana, zoe] = await Promise.all([context(here), context(there)]);
});
afterAll(() => Promise.all([here.drop(), there.drop()]));

const full: PromptFields = {
  ...blankPrompt("Shared", "RISK_CATEGORY"), subSection: "part", categories: ["MARKET"], tags: ["a", "b"], systemPrompt: "You: judge\n\tit \"well\" # not a remark", userTemplate: "- {{category.name}}\n  é 😀", tone: "yes",
  outputFormat: "{ \"a\": 1 }", fewShot: [{ input: "null", output: "1e3" }], context: { persona: "p", sources: "s\r\n", constraints: "c", guardrails: "|" }, model: { modelId: "m", temperature: 0.5, maxTokens: 77 },
};

/** Small enough for one file. */
async function exportPrompts(ctx: AppContext, input: Parameters<typeof exportFiles>[1]): Promise<{ text: string }> {
  const { files: [file, ...more] } = await exportFiles(ctx, input);
  expect(more).toEqual([]);
  return file ?? expect.fail("no file");
}

async function make(name: string): Promise<string> {
  const { slug } = await createPrompt(ana, { name, section: "RISK_CATEGORY" });
  await savePrompt(ana, { slug, expectedLatest: 0, fields: { ...full, name, subSection: name }, note: "First version" });
  await savePrompt(ana, { slug, expectedLatest: 1, fields: { ...full, name, subSection: name, tone: "no" }, note: "Said it: better" });
  await moveLabel(ana, { slug, number: 1, label: "staging", reason: "To look at" });
  return slug;
}

describe("export and import", () => {
  it.each(["json", "yaml"] as const)("as %s keeps a temperature that is left to the installation", async (format) => {
    const name = `Left to it as ${format}`;
    const { slug } = await createPrompt(ana, { name, section: "RISK_CATEGORY" });
    await savePrompt(ana, { slug, expectedLatest: 0, fields: { ...full, name, subSection: name, model: { modelId: null, temperature: null, maxTokens: 77 } }, note: "First version" });
    const { text } = await exportPrompts(ana, { slugs: [slug], format });
    await importPrompts(zoe, { text, apply: true });
    expect((await getPrompt(zoe, { slug })).newest?.fields.model).toEqual({ modelId: null, temperature: null, maxTokens: 77 });
    expect((await importPrompts(ana, { text, apply: false })).steps).toMatchObject([{ slug, kind: "SAME" }]);
  });

  it.each(["json", "yaml"] as const)("as %s brings every field, version, move and comment to another installation", async (format) => {
    const slug = await make(`Travels as ${format}`);
    const { id: versionId } = await getVersion(ana, { slug, number: 2 });
    await keepPreview(here.db, { jobId: randomUUID(), versionId, assessmentId: randomUUID(), modelId: null, at: tick() });
    await moveLabel(ana, { slug, number: 2, label: "production", reason: "Better on ten" });
    const { id: threadId } = await addComment(ana, { slug, number: 1, field: "tone", text: "Why so?" });
    await addComment(ana, { slug, number: 1, threadId, text: "Because." });
    await resolveThread(ana, { slug, threadId, resolved: true });
    const file = await exportPrompts(ana, { slugs: [slug], format });

    const plan = await importPrompts(zoe, { text: file.text, apply: false });
    expect(plan).toMatchObject({ applied: false, steps: [{ slug, kind: "NEW", what: "Comes in with 2 versions, 2 moves of labels, 2 comments. Version 2 was in production there; put it there yourself after a preview." }] });
    await expect(getPrompt(zoe, { slug })).rejects.toMatchObject({ kind: "NOT_FOUND" });
    expect((await importPrompts(zoe, { text: file.text, apply: true })).applied).toBe(true);

    for (const number of [1, 2]) {
      const [from, to] = [await getVersion(ana, { slug, number }), await getVersion(zoe, { slug, number })];
      expect(to).toMatchObject({ fields: from.fields, hash: from.hash, note: from.note, createdAt: from.createdAt, author: { id: null, name: ana.actor?.name } });
    }
    expect(await getPrompt(zoe, { slug })).toMatchObject({ latest: 2, staging: 1, production: null });
    const strip = async (ctx: AppContext) => (await listLabelMoves(ctx, { slug })).moves.map(({ label, from, to, reason, at, by }) => ({ label, from, to, reason, at, by: by.name }));
    expect(await strip(zoe)).toEqual(await strip(ana));
    expect((await listThreads(zoe, { slug })).threads).toMatchObject([{ number: 1, field: "tone", comments: [{ text: "Why so?", author: { name: ana.actor?.name } }, { text: "Because." }] }]);
    // What came in can go out again, and means the same.
    const again = await exportPrompts(zoe, { slugs: [slug], format });
    expect((await importPrompts(ana, { text: again.text, apply: false })).steps).toMatchObject([{ kind: "SAME" }]);
    expect(again.text).toBe(file.text);
    await expect(moveLabel(zoe, { slug, number: 2, label: "production", reason: "It was there" })).rejects.toMatchObject({ code: "NOT_PREVIEWED" });
  });

  it("adds later versions, shows a conflict before anything is written, and then writes all or nothing", async () => {
    const [grown, split] = [await make("Grown"), await make("Split")];
    const early = await exportPrompts(ana, { slugs: [grown, split], format: "json" });
    await importPrompts(zoe, { text: early.text, apply: true });
    for (const slug of [grown, split]) {
      const { fields } = await getVersion(ana, { slug, number: 2 });
      await savePrompt(ana, { slug, expectedLatest: 2, fields: { ...fields, tone: "third" }, note: "Third version" });
    }
    const theirs = await getVersion(zoe, { slug: split, number: 2 });
    await savePrompt(zoe, { slug: split, expectedLatest: 2, fields: { ...theirs.fields, tone: "another third" }, note: "Went apart" });
    const { text } = await exportPrompts(ana, { slugs: [grown, split], format: "yaml" });
    expect((await importPrompts(zoe, { text, apply: false })).steps).toMatchObject([{ slug: grown, kind: "MORE", what: "Version 3 is added." }, { slug: split, kind: "CONFLICT", what: "Version 3 says something else here." }]);
    await expect(importPrompts(zoe, { text, apply: true })).rejects.toMatchObject({ code: "IMPORT_CONFLICT" });
    expect((await listVersions(zoe, { slug: grown })).total).toBe(2);
    await importPrompts(zoe, { text, apply: true, conflicts: "copy" });
    expect((await listVersions(zoe, { slug: grown })).total).toBe(3);
    expect(await getPrompt(zoe, { slug: `${split}-2` })).toMatchObject({ latest: 3, newest: { fields: { tone: "third" } } });
    expect((await getVersion(zoe, { slug: split, number: 3 })).fields.tone).toBe("another third");
  });

  it("takes everything back when one prompt of the file cannot stand here", async () => {
    const good = await make("Good");
    const { text } = await exportPrompts(ana, { slugs: [good], format: "json" });
    const file = JSON.parse(text) as { prompts: { slug: string; versions: { fields: PromptFields }[] }[] };
    const [first] = file.prompts;
    if (!first) return expect.fail("no prompt");
    const bad = { ...first, slug: "bad", versions: first.versions.map((version) => ({ ...version, fields: { ...version.fields, userTemplate: "{{> nowhere}}" } })) };
    await expect(importPrompts(zoe, { text: JSON.stringify({ ...file, prompts: [first, bad] }), apply: true })).rejects.toMatchObject({ code: "PROMPT_FAULT" });
    await expect(getPrompt(zoe, { slug: good })).rejects.toMatchObject({ kind: "NOT_FOUND" });
  });

  it.each([
    ["no file of ours", "{}", "file.format"],
    ["versions with a hole", JSON.stringify({ format: "risk-desk-prompts/2", prompts: [{ slug: "a", archivedAt: null, createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-01-01T00:00:00.000Z", labels: [], moves: [], comments: [], versions: [1, 3].map((number) => ({ number, author: null, note: "n", createdAt: "2026-01-01T00:00:00.000Z", fields: full })) }] }), "not numbered one after another"],
    ["no JSON and no YAML", "{ a: [", "This is neither JSON nor YAML"],
    ["a field nobody knows", JSON.stringify({ format: "risk-desk-prompts/1", prompts: [], more: 1 }), "file"],
  ])("refuses %s by its place", async (_what, text, sentence) => {
    const refused = importPrompts(zoe, { text, apply: true });
    await expect(refused).rejects.toMatchObject({ code: "BAD_FILE" });
    await expect(refused).rejects.toThrow(sentence);
  });
});

describe("comments", () => {
  it("stand in threads on a version and field, mention admins, and are resolved and opened again", async () => {
    const slug = await make("Discussed");
    const ben = await context(here);
    const { id: threadId } = await addComment(ana, { slug, number: 2, field: "systemPrompt", text: "Too long?", mentions: [ben.actor?.id ?? ""] });
    await addComment(ben, { slug, number: 1, threadId, text: "No." });
    await addComment(ben, { slug, number: 1, text: "Of the whole." });
    expect((await listThreads(ben, { slug })).threads).toMatchObject([
      { number: 1, field: null, resolved: null, comments: [{ text: "Of the whole." }] },
      { id: threadId, number: 2, field: "systemPrompt", comments: [{ mentionsYou: true, mentions: [{ id: ben.actor?.id }] }, { text: "No.", author: { id: ben.actor?.id } }] },
    ]);
    expect(await resolveThread(ben, { slug, threadId, resolved: true })).toEqual({ resolved: true });
    await expect(addComment(ana, { slug, number: 2, threadId, text: "But" })).rejects.toMatchObject({ code: "RESOLVED" });
    await resolveThread(ana, { slug, threadId, resolved: false });
    await addComment(ana, { slug, number: 2, threadId, text: "But" });
    const { id } = await getPrompt(ana, { slug });
    expect(await here.db.auditEvent.count({ where: { subjectId: id, action: { in: ["prompt.commented", "prompt.threadResolved", "prompt.threadReopened"] } } })).toBe(6);
  });

  it("refuse a stranger's mention, another prompt's thread, and who may not write", async () => {
    const [slug, other] = [await make("One"), await make("Other")];
    const analyst = await context(here, "analyst");
    const { id: threadId } = await addComment(ana, { slug: other, number: 1, text: "There" });
    await expect(addComment(ana, { slug, number: 1, text: "x", mentions: [analyst.actor?.id ?? ""] })).rejects.toMatchObject({ kind: "INVALID", field: "mentions" });
    await expect(addComment(ana, { slug, number: 1, threadId, text: "x" })).rejects.toMatchObject({ kind: "NOT_FOUND" });
    await expect(addComment(ana, { slug, number: 9, text: "x" })).rejects.toMatchObject({ kind: "NOT_FOUND" });
    await expect(addComment(analyst, { slug, number: 1, text: "x" })).rejects.toMatchObject({ kind: "FORBIDDEN" });
    await expect(exportPrompts(analyst, { slugs: [slug], format: "json" })).rejects.toMatchObject({ kind: "FORBIDDEN" });
    await expect(importPrompts(analyst, { text: "{}", apply: true })).rejects.toMatchObject({ kind: "FORBIDDEN" });
    await expect(exportPrompts(ana, { slugs: ["nope"], format: "json" })).rejects.toMatchObject({ kind: "NOT_FOUND" });
  });
});
