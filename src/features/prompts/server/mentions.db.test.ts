import { afterAll, beforeAll, expect, it } from "vitest";
import { blankPrompt } from "@/domain/prompts/prompt";
import type { Rubric } from "@/domain/risk/rubric";
import type { AppContext } from "@/kernel/context";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { addComment, listThreads } from "./comments";
import { createPrompt } from "./create-prompt";
import { countMentions, listMentions, readMentions } from "./mentions";
import { savePrompt } from "./save-prompt";

let database: TestDatabase;
let ana: AppContext;
let ben: AppContext;
const context = (role: "admin" | "analyst" = "admin") => testContext({ db: database.db, role, ports: { rubric: { categories: [] } as unknown as Rubric } });
beforeAll(async () => {
  database = await createTestDatabase();
  [ana, ben] = await Promise.all([context(), context()]);
});
afterAll(() => database.drop());
const idOf = (ctx: AppContext): string => ctx.actor?.id ?? "";

async function prompt(name: string): Promise<string> {
  const { slug } = await createPrompt(ana, { name, section: "FREE" });
  for (const [at, userTemplate] of ["One.", "Two.", "Three."].entries()) await savePrompt(ana, { slug, expectedLatest: at, fields: { ...blankPrompt(name, "FREE"), userTemplate }, note: `Version ${at + 1}` });
  return slug;
}

it("a mention in a comment on any version, or in an answer, reaches its person until they have read it", async () => {
  const [one, two] = [await prompt("One"), await prompt("Two")];
  const { id: threadId } = await addComment(ana, { slug: one, number: 1, field: "userTemplate", text: "Is this ours?", mentions: [idOf(ben), idOf(ana)] });
  await addComment(ben, { slug: one, number: 1, threadId, text: "Yes.", mentions: [idOf(ana)] });
  const { id: third } = await addComment(ana, { slug: two, number: 2, text: "And this?", mentions: [idOf(ben)] });
  expect((await listThreads(ben, { slug: one })).threads).toMatchObject([{ number: 1, field: "userTemplate", comments: [{ mentionsYou: true }, { mentions: [{ id: idOf(ana) }] }] }]);

  expect(await countMentions(ben)).toEqual({ unread: 2 });
  // What one writes of oneself is no news.
  expect(await countMentions(ana)).toEqual({ unread: 1 });
  const page = await listMentions(ben, { pageSize: 1 });
  expect(page).toMatchObject({ unread: 2, nextCursor: third, mentions: [{ slug: two, number: 2, field: null, threadId: third, by: { id: idOf(ana) }, text: "And this?", readAt: null }] });
  expect((await listMentions(ben, { cursor: page.nextCursor ?? undefined, pageSize: 1 })).mentions).toMatchObject([{ slug: one, number: 1, field: "userTemplate", threadId }]);
  expect((await listMentions(ana, {})).mentions).toMatchObject([{ threadId, by: { id: idOf(ben) }, text: "Yes." }]);

  expect(await readMentions(ben, { slug: one })).toEqual({ read: 1 });
  expect(await readMentions(ben, { slug: one })).toEqual({ read: 0 });
  expect(await listMentions(ben, {})).toMatchObject({ unread: 1, mentions: [{ slug: two }] });
  expect(await readMentions(ben, {})).toEqual({ read: 1 });
  expect((await listMentions(ben, { unread: false })).mentions).toHaveLength(2);
  expect(await countMentions(ana)).toEqual({ unread: 1 });
  expect(await database.db.auditEvent.count({ where: { action: "prompt.mentionsRead", actorId: idOf(ben) } })).toBe(2);
});

it("is nobody's who may not see prompts", async () => {
  const analyst = await context("analyst");
  for (const refused of [listMentions(analyst, {}), countMentions(analyst), readMentions(analyst, {})]) await expect(refused).rejects.toMatchObject({ kind: "FORBIDDEN" });
});

it("tells two admins of one name apart wherever one is chosen or named", async () => {
  const slug = await prompt("Namesakes");
  const [first, second] = [await context(), await context()];
  for (const each of [first, second]) await database.db.user.update({ where: { id: idOf(each) }, data: { name: "Ana Reyes" } });
  await addComment(first, { slug, number: 1, text: "Which of us?", mentions: [idOf(second)] });
  const { people, threads } = await listThreads(ben, { slug });
  const namesakes = people.filter(({ name }) => name.startsWith("Ana Reyes"));
  expect(new Set(namesakes.map(({ name }) => name)).size).toBe(2);
  const told = (ctx: AppContext): string => namesakes.find(({ id }) => id === idOf(ctx))?.name ?? "";
  expect(told(second)).toMatch(/^Ana Reyes \(.+@.+\)$/);
  expect(threads[0]?.comments[0]).toMatchObject({ author: { name: told(first) }, mentions: [{ name: told(second) }] });
});
