import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { loadRubric } from "@/adapters/rubric/load-rubric";
import type { RootDb } from "@/adapters/db";
import { blankPrompt } from "@/domain/prompts/prompt";
import { addComment } from "@/features/prompts/server/comments";
import { createPrompt } from "@/features/prompts/server/create-prompt";
import { savePrompt } from "@/features/prompts/server/save-prompt";
import type { Actor, AppContext } from "@/kernel/context";
import { testContext } from "@/testing/context";
import { createUser } from "@/testing/factories";
import { expect, test } from "./fixtures";

const WORK = { timeout: 60_000 };
/** Another admin, who works beside the page, under a name that nobody else has. */
async function colleague(db: RootDb): Promise<AppContext & { actor: Actor }> {
  const actor = await createUser(db, "admin", { name: `Ben ${randomUUID().slice(0, 8)}` });
  return { ...(await testContext({ db, actor, ports: { rubric: loadRubric("rubric") } })), actor };
}
const fields = (name: string, over: { tone?: string; userTemplate?: string } = {}) => ({ ...blankPrompt(name, "FREE"), userTemplate: "Sum up {{input}}.", ...over });

async function prompt(ctx: AppContext, name: string): Promise<string> {
  const { slug } = await createPrompt(ctx, { name, section: "FREE" });
  await savePrompt(ctx, { slug, expectedLatest: 0, fields: fields(name), note: "First version" });
  return slug;
}

/** The editor, once the browser has taken the page over: its comments are asked for by the page itself. */
async function open(page: Page, slug: string): Promise<void> {
  await page.goto(`/admin/prompts/${slug}`);
  await expect(page.getByRole("region", { name: "Comments" }).getByText("Nobody has remarked on this prompt yet.")).toBeVisible(WORK);
}

test("two people edit one prompt: what both wrote is compared part by part and merged", async ({ page, db, signInAs, expectAccessible, expectTrouble }) => {
  test.setTimeout(120_000);
  expectTrouble(/409/);
  const admin = await signInAs("admin");
  const ben = await colleague(db);
  const name = `Sum up together ${admin.id.slice(0, 8)}`;
  const slug = await prompt(ben, name);
  await open(page, slug);
  const template = page.getByRole("textbox", { name: "User template" });
  await template.fill("Sum up {{input}} in three lines.");
  await expect(page.getByText("Draft kept")).toBeVisible(WORK);
  await savePrompt(ben, { slug, expectedLatest: 1, fields: fields(name, { tone: "Plain and short.", userTemplate: "Sum up {{input}} for a lender." }), note: "For lenders" });

  await page.keyboard.press("Control+s");
  await page.getByLabel("What changed, and why").fill("In three lines");
  await page.getByRole("button", { name: "Save version" }).click();
  const dialog = page.getByRole("dialog", { name: "Compare and merge" });
  await expect(dialog.getByText(`Edited by ${ben.actor.name} just now: version 2, “For lenders”.`)).toBeVisible(WORK);
  await expect(dialog.getByRole("group", { name: "User template. Both changed" })).toBeVisible();
  await expect(dialog.locator("del").filter({ hasText: "for a lender" })).toBeVisible();
  await expectAccessible();
  await dialog.getByRole("group", { name: "User template. Both changed" }).getByLabel("Mine").check();
  await dialog.getByRole("button", { name: "Take these into my draft" }).click();
  await expect(template).toHaveValue("Sum up {{input}} in three lines.");
  await expect(page.getByRole("textbox", { name: "Tone" })).toHaveValue("Plain and short.");

  await page.keyboard.press("Control+s");
  await page.getByLabel("What changed, and why").fill("In three lines, for lenders");
  await page.getByRole("button", { name: "Save version" }).click();
  await expect(page.getByText("No changes")).toBeVisible(WORK);
  const saved = await db.promptVersion.findFirstOrThrow({ where: { number: 3, prompt: { slug } } });
  expect(saved.fields).toMatchObject({ tone: "Plain and short.", userTemplate: "Sum up {{input}} in three lines." });
});

test("a page with a change that is not kept yet asks before it is left", async ({ page, db, signInAs }) => {
  const admin = await signInAs("admin");
  const slug = await prompt(await colleague(db), `Not kept ${admin.id.slice(0, 8)}`);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => { letGo = resolve; });
  await page.route("**/api/trpc/prompts.saveDraft**", async (route) => { await held; await route.continue(); });
  await open(page, slug);
  const template = page.getByRole("textbox", { name: "User template" });
  await template.fill("Sum up {{input}} at once.");
  await page.getByRole("link", { name: "Jobs", exact: true }).first().click();
  const asked = page.getByRole("alertdialog", { name: "Leave this page?" });
  await expect(asked).toContainText("Your last change is not kept yet.");
  await asked.getByRole("button", { name: "Stay" }).click();
  await expect(template).toHaveValue("Sum up {{input}} at once.");
  // The browser's own question, for what no link of ours leads to.
  const closing = page.waitForEvent("dialog");
  await template.press("End");
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  expect((await closing).type()).toBe("beforeunload");
  await (await closing).dismiss();
  await expect(template).toHaveValue("Sum up {{input}} at once.");
  letGo();
  await expect(page.getByText("Draft kept")).toBeVisible(WORK);
  await page.getByRole("link", { name: "Jobs", exact: true }).first().click();
  await expect(page).toHaveURL(/\/jobs$/, WORK);
});

test("what is pasted and no field reads is named with its place in the pasted text", async ({ page, db, signInAs }) => {
  const admin = await signInAs("admin");
  const slug = await prompt(await colleague(db), `Pasted ${admin.id.slice(0, 8)}`);
  await open(page, slug);
  await page.getByLabel("Inputs").selectOption({ label: "Pasted variables" });
  await page.getByLabel("Variables, as JSON").fill('{\n  "input": "the season",\n  "spare": { "note": 1 }\n}');
  await expect(page.getByText("Sum up the season.")).toBeVisible();
  await expect(page.getByText("Given and not used: spare.note (line 3, column 14)")).toBeVisible();
});

test("a mention is counted in the sidebar, listed, answered with a mention, and a comment stands on an old version", async ({ page, db, signInAs, expectAccessible }) => {
  test.setTimeout(120_000);
  const admin = await signInAs("admin");
  const ben = await colleague(db);
  const name = `Discussed ${admin.id.slice(0, 8)}`;
  const slug = await prompt(ben, name);
  await savePrompt(ben, { slug, expectedLatest: 1, fields: fields(name, { tone: "Dry." }), note: "Drier" });
  await addComment(ben, { slug, number: 1, field: "userTemplate", text: "Is this ours?", mentions: [admin.id] });
  await page.goto("/admin/prompts");
  await expect(page.getByRole("link", { name: "Prompts 1 new" })).toBeVisible(WORK);
  const mentions = page.getByRole("region", { name: "Mentions" });
  await expect(mentions.getByText("1 comment mentions you that you have not read")).toBeVisible();
  await expectAccessible();
  await mentions.getByRole("link", { name: `${name}, v1, User template` }).click();
  const comments = page.getByRole("region", { name: "Comments" });
  await comments.getByRole("textbox", { name: "Reply: v1, User template" }).fill("It is.");
  await comments.getByLabel("Mention: v1, User template").selectOption({ label: ben.actor.name });
  await comments.getByRole("button", { name: "Reply: v1, User template" }).click();
  await expect(comments.getByText(`For ${ben.actor.name}`)).toBeVisible(WORK);
  expect(await db.promptMention.count({ where: { personId: ben.actor.id, readAt: null } })).toBe(1);

  await page.getByRole("button", { name: "Acts on version 1" }).click();
  await page.getByRole("menuitem", { name: "Comment on this version" }).click();
  await expect(comments.getByLabel("Version the comment is on")).toHaveValue("1");
  await comments.getByRole("textbox", { name: "Comment", exact: true }).fill("The first was longer.");
  await comments.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(comments.getByText("The first was longer.")).toBeVisible(WORK);
  await expectAccessible();
});
