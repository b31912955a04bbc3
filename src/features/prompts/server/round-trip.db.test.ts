import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { blankPrompt } from "@/domain/prompts/prompt";
import type { Rubric } from "@/domain/risk/rubric";
import type { AppContext } from "@/kernel/context";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { archivePrompt } from "./archive-prompt";
import { addComment, listThreads, resolveThread } from "./comments";
import { createPrompt } from "./create-prompt";
import { exportPrompts } from "./export-prompts";
import { importPrompts } from "./import-prompts";
import { moveLabel, removeLabel } from "./move-label";
import { plantPrompts } from "./plant-prompts";
import { getPrompt, getVersion, listLabelMoves, listPrompts } from "./read-prompts";
import { savePrompt } from "./save-prompt";
import { keepPreview } from "./store-previews";

let databases: TestDatabase[];
let ana: AppContext;
let ben: AppContext;
let zoe: AppContext;
let clock = Date.parse("2026-03-02T10:00:00Z");
const tick = (): Date => new Date((clock += 1_000));
const RUBRIC = { categories: [{ id: "MARKET" }] } as unknown as Rubric;
const context = ({ db }: TestDatabase) => testContext({ db, role: "admin", now: tick, ports: { rubric: RUBRIC } });

beforeEach(async () => {
  databases = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const [from, to] = databases;
  if (!from || !to) return expect.fail("no databases");
  [ana, ben, zoe] = await Promise.all([context(from), context(from), context(to)]);
});
afterEach(() => Promise.all(databases.map((each) => each.drop())));

const slugsOf = async (ctx: AppContext): Promise<string[]> => (await Promise.all([false, true].map((archived) => listPrompts(ctx, { archived, pageSize: 100 })))).flatMap(({ prompts }) => prompts.map(({ slug }) => slug)).sort();
const save = async (slug: string, number: number, text: string) => {
  const fields = { ...blankPrompt(slug, "FREE"), name: `The “${slug}”: yes`, userTemplate: text, tags: ["b", "a"], tone: "- null\n", fewShot: [{ input: "1e3", output: "~" }] };
  await savePrompt(ana, { slug, expectedLatest: number - 1, fields, note: `Version ${number}` });
};
const tried = async (ctx: AppContext, slug: string, number: number) =>
  keepPreview(ctx.db, { jobId: randomUUID(), versionId: (await getVersion(ctx, { slug, number })).id, assessmentId: randomUUID(), modelId: "m", at: tick() });

/** Built-in prompts, one with moves of both labels, threads, mentions and a resolved one, one archived, one in production again. */
async function furnish(): Promise<string> {
  await plantPrompts(ana.root, tick());
  const { slug } = await createPrompt(ana, { name: "Well used", section: "FREE" });
  for (const [at, text] of ["One.", "Two {{x}}.", "Three\n\n{{> house-rules}}"].entries()) await save(slug, at + 1, text);
  for (const number of [1, 2]) {
    await tried(ana, slug, number);
    await moveLabel(ana, { slug, number, label: "production", reason: `Put on ${number}` });
    await moveLabel(ben, { slug, number, label: "staging", reason: `Look at ${number}` });
  }
  await removeLabel(ben, { slug, label: "staging", reason: "Seen enough" });
  await moveLabel(ana, { slug, number: 3, label: "staging", reason: "The newest" });
  const { id: threadId } = await addComment(ana, { slug, number: 1, field: "tone", text: "Why?", mentions: [ben.actor?.id ?? "", ana.actor?.id ?? ""] });
  await addComment(ben, { slug, number: 1, threadId, text: "Because.\n# so", mentions: [ana.actor?.id ?? ""] });
  await resolveThread(ben, { slug, threadId, resolved: true });
  await addComment(ben, { slug, number: 3, text: "Open" });
  const { slug: old } = await createPrompt(ana, { name: "Put away", section: "FREE" });
  await save(old, 1, "Old.");
  await archivePrompt(ana, { slug: old, reason: "Not used" });
  return slug;
}

describe("a file of prompts", () => {
  it.each(["json", "yaml"] as const)("as %s comes out of another installation as it went in, byte for byte", async (format) => {
    await furnish();
    const slugs = await slugsOf(ana);
    expect(slugs.length).toBe(8);
    const { files: [file, ...more], leftOut } = await exportPrompts(ana, { slugs, format });
    expect([more, leftOut]).toEqual([[], []]);
    const text = file?.text ?? "";
    for (const part of [ana.actor?.name ?? "?", ben.actor?.name ?? "?", "mentions", "resolvedBy", "Seen enough"]) expect(text).toContain(part);
    const { steps } = await importPrompts(zoe, { text, apply: true });
    expect(steps.map(({ kind, faults }) => [kind, faults])).toEqual(slugs.map(() => ["NEW", []]));
    expect((await exportPrompts(zoe, { slugs, format })).files[0]?.text).toBe(text);
    // And once more, on top of itself: nothing to do.
    expect((await importPrompts(zoe, { text, apply: false })).steps.map(({ kind }) => kind)).toEqual(slugs.map(() => "SAME"));
  });

  it("in parts, where it is larger than a file may be, comes to the same; a part alone is turned away", async () => {
    const slug = await furnish();
    const slugs = await slugsOf(ana);
    const whole = await exportPrompts(ana, { slugs, format: "yaml" });
    const { files } = await exportPrompts(ana, { slugs, format: "yaml" }, 9_000);
    expect(files.length).toBeGreaterThan(2);
    expect(files.every(({ text }) => text.length <= 9_000)).toBe(true);
    expect(files[0]?.name).toBe(`prompts.part-1-of-${files.length}.yaml`);
    const later = files.find(({ text }) => text.includes(`slug: ${slug}`) && !text.includes("note: Version 1\n") );
    if (later) {
      const plan = await importPrompts(zoe, { text: later.text, apply: false });
      expect(plan.steps.find((step) => step.slug === slug)?.kind).toBe("BLOCKED");
      await expect(importPrompts(zoe, { text: later.text, apply: true })).rejects.toMatchObject({ code: "IMPORT_CONFLICT" });
    }
    for (const [at, { text }] of files.entries()) expect(await importPrompts(zoe, { text, apply: true })).toMatchObject({ applied: true, part: { number: at + 1, of: files.length } });
    expect((await exportPrompts(zoe, { slugs, format: "yaml" })).files[0]?.text).toBe(whole.files[0]?.text);
  });

  it("brings moves and comments that came later, without a new version", async () => {
    const slug = await furnish();
    const send = async () => (await exportPrompts(ana, { slugs: [slug], format: "json" })).files[0]?.text ?? "";
    await importPrompts(zoe, { text: (await exportPrompts(ana, { slugs: ["house-rules"], format: "json" })).files[0]?.text ?? "", apply: true });
    await importPrompts(zoe, { text: await send(), apply: true });
    await moveLabel(ana, { slug, number: 2, label: "staging", reason: "Back to the second" });
    await moveLabel(ana, { slug, number: 1, label: "production", reason: "Back to the first" });
    const { threads } = await listThreads(ana, { slug });
    await addComment(ben, { slug, number: 3, threadId: threads[0]?.id ?? "", text: "Still open", mentions: [ana.actor?.id ?? ""] });
    await resolveThread(ana, { slug, threadId: threads[0]?.id ?? "", resolved: true });
    const text = await send();
    const [step] = (await importPrompts(zoe, { text, apply: false })).steps;
    expect(step).toMatchObject({ kind: "MORE", what: "Added: 2 moves of labels, 1 comment. Resolved: 1 thread. Staging goes to version 2. It is in production there. Version 1 was in production there; put it there yourself after a preview." });
    expect((await getPrompt(zoe, { slug })).staging).toBe(3);
    await importPrompts(zoe, { text, apply: true });
    expect(await getPrompt(zoe, { slug })).toMatchObject({ staging: 2, production: null, importedProduction: 1 });
    expect((await listLabelMoves(zoe, { slug })).moves[0]).toMatchObject({ label: "production", from: 2, to: 1, reason: "Back to the first", by: { id: null, name: ana.actor?.name } });
    expect((await listThreads(zoe, { slug })).threads[0]).toMatchObject({ resolved: { by: { name: ana.actor?.name } }, comments: [{ text: "Open" }, { text: "Still open", mentions: [{ id: null, name: ana.actor?.name }] }] });
    expect((await exportPrompts(zoe, { slugs: [slug], format: "json" })).files[0]?.text).toBe(text);
    expect(await zoe.db.auditEvent.count({ where: { action: "prompt.imported" } })).toBe(3);
    // Production that is set here is what the next file says.
    await tried(zoe, slug, 2);
    await moveLabel(zoe, { slug, number: 2, label: "production", reason: "Tried it here" });
    expect(await getPrompt(zoe, { slug })).toMatchObject({ production: 2, importedProduction: null });
    expect((await importPrompts(zoe, { text, apply: false })).steps[0]).toMatchObject({ kind: "SAME" });
  });

  it("shows each fault of a text with its place before anything is written, with what the file itself brings", async () => {
    const slug = await furnish();
    const text = (await exportPrompts(ana, { slugs: [slug], format: "json" })).files[0]?.text ?? "";
    const { steps: [alone] } = await importPrompts(zoe, { text, apply: false });
    expect(alone).toMatchObject({ kind: "NEW", faults: [{ field: "userTemplate", line: 3, column: 1, message: expect.stringContaining("house-rules") as unknown }] });
    await expect(importPrompts(zoe, { text, apply: true })).rejects.toMatchObject({ code: "PROMPT_FAULT" });
    expect(await slugsOf(zoe)).toEqual([]);
    const both = (await exportPrompts(ana, { slugs: [slug, "house-rules"], format: "json" })).files[0]?.text ?? "";
    expect((await importPrompts(zoe, { text: both, apply: false })).steps.map(({ faults }) => faults)).toEqual([[], []]);
    expect(await slugsOf(zoe)).toEqual([]);
    expect(await zoe.db.auditEvent.count()).toBe(0);
    const strange = both.replaceAll("{{> house-rules}}", "{{#if}} and {{> house-rules}}").replace('"categories": []', '"categories": ["MOON"]');
    const faults = (await importPrompts(zoe, { text: strange, apply: false })).steps.flatMap((step) => step.faults);
    expect(faults.map(({ field, line }) => [field, line])).toEqual(expect.arrayContaining([["categories", null], ["userTemplate", 3]]));
  });

  it("leaves out what has no version yet and says so, and is refused to who may not read prompts", async () => {
    const { slug } = await createPrompt(ana, { name: "Only a draft", section: "FREE" });
    await expect(exportPrompts(ana, { slugs: [slug], format: "json" })).rejects.toMatchObject({ code: "NO_VERSION" });
    const { slug: other } = await createPrompt(ana, { name: "Saved", section: "FREE" });
    await save(other, 1, "Once.");
    const { files, leftOut } = await exportPrompts(ana, { slugs: [slug, other], format: "json" });
    expect([files.length, leftOut]).toEqual([1, [slug]]);
  });

  it("of the first format still comes in", async () => {
    await furnish();
    const { files } = await exportPrompts(ana, { slugs: ["well-used", "house-rules"], format: "json" });
    const old = JSON.parse(files[0]?.text ?? "") as { format: string; prompts: { moves: { id?: string }[]; comments: { mentions?: unknown; resolvedBy?: unknown }[] }[] };
    old.format = "risk-desk-prompts/1";
    for (const { moves, comments } of old.prompts) {
      for (const move of moves) delete move.id;
      for (const comment of comments) { delete comment.mentions; delete comment.resolvedBy; }
    }
    const text = JSON.stringify(old);
    expect((await importPrompts(zoe, { text, apply: true })).applied).toBe(true);
    expect((await importPrompts(zoe, { text, apply: false })).steps.map(({ kind }) => kind)).toEqual(["SAME", "SAME"]);
  });
});
