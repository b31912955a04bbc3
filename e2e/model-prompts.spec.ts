import type { Page } from "@playwright/test";
import { sealSession, sessionCookieName } from "@/adapters/auth/session-token";
import { type ConverseBody, startBedrockDouble } from "@/testing/bedrock-double";
import { createUser } from "@/testing/factories";
import { categoryOf, identity, judgement, reading } from "@/testing/model-reading";
import { expect, setting, test } from "./fixtures";
import { intake } from "./screens/intake";
import { secondServer } from "./screens/second-server";

const MODEL = "eu.maker.reader-1-20260101-v1:0";
const WORK = { timeout: 90_000 };
/** `E2E_MODEL_SHOTS=DIR` keeps pictures of what the story passes, at both widths. */
const FOLDER = process.env.E2E_MODEL_SHOTS ?? null;
const KEPT = "The certificate of incorporation hangs in the office and the registry extract is from this year.";
const PLAN = { name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from(`The firm is not yet registered. It employs 12 permanent staff.\n${KEPT}\nSales in 2024 were KES 4,500,000.`) };
const MADE_UP = "Every member has signed the statutes of the cooperative.";

/** Finds the firm well registered in its papers, where the rules analyst reads that it is not, and quotes what nobody wrote. */
function think({ messages }: ConverseBody): string {
  const texts = messages.flatMap(({ content }) => content.flatMap((block) => ("text" in block ? [{ text: block.text }] : [])));
  const category = categoryOf({ turns: [{ role: "user", content: texts }] });
  const good = judgement("governance.legal-structure", "LOW", KEPT);
  const asked = texts.map(({ text }) => text).join("\n");
  if (asked.includes("Say what document 1 is")) return JSON.stringify(identity({}));
  if (asked.includes("Write the summary in")) return "There is too little evidence for a level.\n\nThe papers leave most of it open.";
  if (asked.includes("Answer: 2500000")) return JSON.stringify({ answersQuestion: true, advice: "Ask for the bank’s letter.", contradictedBy: null });
  // A preview sends what a run sends, so both get the same answer; what nobody wrote is dropped from a run.
  return JSON.stringify(reading(category === "GOVERNANCE_LEGAL" ? { judgements: [good, judgement("governance.reporting", "LOW", MADE_UP)] } : {}));
}

async function look(page: Page, name: string, expectAccessible: () => Promise<void>): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `${name} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
    await expectAccessible();
    if (FOLDER) await page.screenshot({ path: `${FOLDER}/${name}-${width}.png`, fullPage: true });
  }
}

test("with a model a prompt is edited, tried, evaluated, put into production, used by a run, and rolled back", async ({ page, context, expectAccessible, expectTrouble }) => {
  test.setTimeout(600_000);
  expectTrouble(/409/);
  const double = await startBedrockDouble(think);
  const secret = setting("E2E_AUTH_SECRET");
  const settings = { BEDROCK_MODEL_ID: MODEL, BEDROCK_REGION: "eu-west-1", BEDROCK_ENDPOINT_URL: double.url, AWS_ACCESS_KEY_ID: "AKIDSTORY", AWS_SECRET_ACCESS_KEY: "story" };
  const server = await secondServer({ databaseUrl: setting("E2E_DATABASE_URL"), secret }, "prompted", settings);
  try {
    await server.start();
    const admin = await createUser(server.db, "admin");
    await server.db.modelPrice.create({ data: { model: "maker.reader", input: 3, output: 15, cacheRead: 0.3, cacheWrite: 3.75, updatedById: admin.id } });
    const value = await sealSession({ userId: admin.id, sessionVersion: 1 }, { secret, secure: false });
    await context.addCookies([{ name: sessionCookieName(false), value, url: server.url, httpOnly: true, sameSite: "Lax" }]);
    const editor = `${server.url}/admin/prompts/rate-category`;
    const desk = intake(page);
    let assessment = "";

    await test.step("the scorecard shows the rules analyst beside the model, and where they disagree", async () => {
      await desk.create("Tamu Valley Packers", server.url);
      assessment = page.url().replace(/\/intake$/, "");
      await desk.add([PLAN]);
      await expect(desk.row("plan.txt")).toContainText("Read", WORK);
      await desk.start("Go straight to scores");
      await page.getByRole("link", { name: "Open the scorecard" }).first().click(WORK);
      const opinion = page.getByRole("region", { name: "Second opinion" });
      await expect(opinion.getByText("1 disagreement to look at")).toBeVisible(WORK);
      await expect(opinion.getByText(KEPT)).toBeVisible();
      await expect(opinion.getByText("The score is made from what")).toContainText(MODEL);
      await expect(page.getByText("Asked with the prompts Find data points v1, House rules v1, Rate a category v1, Read a document v1.")).toBeVisible();
      await page.getByText("side by side").click();
      await page.locator("summary").filter({ hasText: "Governance" }).click();
      await look(page, "second-opinion", expectAccessible);
    });

    await test.step("the result is put in words and an answer is checked, each by the prompt in production", async () => {
      await page.getByRole("button", { name: "Have it put in words" }).click();
      await expect(page.getByText("The papers leave most of it open.")).toBeVisible(WORK);
      await expect(page.getByText(`Written by ${MODEL}, asked with Write the narrative v1.`)).toBeVisible();
      await look(page, "in-words", expectAccessible);
      await page.goto(`${assessment}/gaps?point=total_debt`);
      await page.getByLabel(/^Value/).fill("2,500,000");
      await page.getByLabel(/^Currency/).fill("KES");
      await page.getByRole("button", { name: "Save value" }).click();
      await expect(page.getByText(/Saved\. \d+ open\./)).toBeAttached(WORK);
      await page.goto(`${assessment}/gaps?point=total_debt`);
      await page.getByRole("button", { name: "Have this answer checked" }).click(WORK);
      await expect(page.getByText("Ask for the bank’s letter.")).toBeVisible(WORK);
      await look(page, "answer-check", expectAccessible);
    });

    await test.step("a draft becomes a version, compared and previewed on the assessment's own papers", async () => {
      await page.goto(editor);
      const template = page.getByRole("textbox", { name: "User template" });
      await template.fill(`${await template.inputValue()}\nJudge as a careful lender would.`);
      await expect(page.getByText("Draft kept")).toBeVisible(WORK);
      await page.getByRole("button", { name: "Compare with v1" }).click();
      await expect(page.getByRole("dialog").locator("ins").filter({ hasText: "careful" })).toBeVisible();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+s");
      await page.getByLabel("What changed, and why").fill("As a lender reads");
      await page.getByRole("button", { name: "Save version" }).click();
      await expect(page.getByText("No changes")).toBeVisible(WORK);

      await page.getByLabel("Inputs").selectOption({ label: "A stored assessment" });
      await page.getByLabel("Assessment", { exact: true }).selectOption({ label: "Tamu Valley Packers, Season loan" });
      await page.getByLabel("Run", { exact: true }).selectOption({ index: 1 });
      await page.getByLabel("Category", { exact: true }).selectOption({ label: "Governance and legal" });
      await page.getByLabel("Beside it").selectOption({ label: "Production v1" });
      await page.getByRole("button", { name: "Run preview" }).click();
      for (const name of ["v2", "v1"]) {
        const answer = page.getByRole("region", { name, exact: true });
        await expect(answer.getByText("1 of 2 quotations stand on the page the answer names.")).toBeVisible(WORK);
        await expect(answer.getByText("Stands in none of the papers")).toBeVisible();
        await expect(answer.getByText(/ in · .* out · .* s · \$/)).toBeVisible();
        await expect(answer.getByText("The call of run 1, Governance and legal.")).toBeVisible();
      }
      await expect(page.getByRole("region", { name: "Where the answers differ" }).getByText("Both answers say the same.")).toBeVisible();
      await look(page, "preview", expectAccessible);
    });

    await test.step("a preview is streamed as it is written, and stopped", async () => {
      double.think(() => ({ kind: "silent", after: 3 }));
      await page.getByLabel("Beside it").selectOption({ label: "Nothing" });
      await page.getByRole("button", { name: "Run preview" }).click();
      const answer = page.getByRole("region", { name: "v2", exact: true });
      await expect(answer.locator("p[aria-busy]")).not.toBeEmpty(WORK);
      await answer.getByRole("button", { name: "Stop: v2" }).click();
      await expect(answer.getByText("Stopped")).toBeVisible(WORK);
      await expect.poll(() => double.calls.at(-1)?.abandoned, WORK).toBe(true);
      double.think(think);
    });

    await test.step("production waits for the version's run over the section's evaluation set", async () => {
      await page.goto(`${server.url}/admin/evaluations`);
      await page.getByRole("button", { name: "New set" }).click();
      await page.getByRole("dialog").getByLabel("Name").fill("Packers and traders");
      await page.getByRole("button", { name: "Create the set" }).click();
      await page.getByLabel("Add an assessment").selectOption({ label: "Tamu Valley Packers, Season loan" });
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await expect(page.getByText("Draft, not looked over")).toBeVisible(WORK);
      const set = page.url();
      await putIntoProduction(2);
      await expect(page.getByRole("dialog").getByText("has not been run over the evaluation set “Packers and traders”")).toBeVisible(WORK);

      await page.goto(set);
      await page.getByRole("button", { name: /^Correct what is expected/ }).click();
      await page.getByLabel("Legal status and ownership").selectOption({ label: "Critical" });
      await look(page, "set-form", expectAccessible);
      await page.getByRole("button", { name: "Save what is expected" }).click();
      await expect(page.getByText(`Looked over by ${admin.name}`)).toBeVisible(WORK);
      for (const number of [2, 1]) {
        await page.getByLabel("Run a version").selectOption({ label: `Rate a category v${number}${number === 1 ? ", production" : ""}` });
        await page.getByRole("button", { name: "Run it" }).click();
        await expect(page.getByRole("button", { name: `Show what differs: Rate a category v${number}` })).toBeVisible(WORK);
      }
      await look(page, "set", expectAccessible);
      await page.getByRole("button", { name: "Show what differs: Rate a category v2" }).click();
      await expect(page.getByRole("dialog").getByText("Expected: Critical. Read: Moderate.")).toBeVisible(WORK);
      await look(page, "set-differs", expectAccessible);
    });

    await test.step("a set of the gap section judges its prompts by facts alone", async () => {
      await page.goto(`${server.url}/admin/evaluations`);
      await page.getByRole("button", { name: "New set" }).click();
      await page.getByRole("dialog").getByLabel("Name").fill("What is left open");
      await page.getByRole("dialog").getByLabel("Judges prompts for").selectOption({ label: "Gap detection" });
      await page.getByRole("button", { name: "Create the set" }).click();
      await expect(page.getByText("Prompts for gap detection")).toBeVisible(WORK);
      await page.getByLabel("Add an assessment").selectOption({ label: "Tamu Valley Packers, Season loan" });
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await page.getByRole("button", { name: /^Correct what is expected/ }).click();
      await expect(page.getByRole("heading", { name: "Levels" })).toBeHidden();
      await page.getByLabel("Add a fact").selectOption({ label: "Loans outstanding today" });
      await page.getByLabel("Not stated: Loans outstanding today").check();
      await look(page, "gap-set-form", expectAccessible);
      await page.getByRole("button", { name: "Save what is expected" }).click();
      await expect(page.getByText(`Looked over by ${admin.name}`)).toBeVisible(WORK);
      await page.getByLabel("Run a version").selectOption({ label: "Find data points v1, production" });
      await page.getByRole("button", { name: "Run it" }).click();
      await expect(page.getByRole("button", { name: "Show what differs: Find data points v1" })).toBeVisible(WORK);
      await expect(page.getByText("not asked").first()).toBeVisible();
      await look(page, "gap-set", expectAccessible);
    });

    await test.step("a run uses what the label stands on, and says so", async () => {
      await putIntoProduction(2);
      await expect(version(2).getByText("Production")).toBeVisible(WORK);
      expect(await askedWith(2)).toBe(true);
      await page.goto(editor);
      await page.getByRole("button", { name: "Acts on version 1" }).click();
      await page.getByRole("menuitem", { name: "Roll production back to this" }).click();
      await page.getByLabel("Reason").fill("The first was better on our papers");
      await look(page, "roll-back", expectAccessible);
      await page.getByRole("button", { name: "Move the label" }).click();
      await expect(version(1).getByText("Production")).toBeVisible(WORK);
      expect(await askedWith(1)).toBe(true);
    });

    async function putIntoProduction(number: number): Promise<void> {
      await page.goto(editor);
      await page.getByRole("button", { name: `Acts on version ${number}` }).click();
      await page.getByRole("menuitem", { name: "Put Production here" }).click();
      await page.getByLabel("Reason").fill("Better on our papers");
      await page.getByRole("button", { name: "Move the label" }).click();
    }
    function version(number: number) {
      return page.getByRole("complementary", { name: "Versions" }).getByRole("listitem").filter({ has: page.getByRole("button", { name: `Acts on version ${number}` }) });
    }
    /** Starts another run; true when scorecard, run and ledger all name this version. */
    async function askedWith(number: number): Promise<boolean> {
      await page.goto(`${assessment}/intake`);
      await desk.start("Go straight to scores");
      await page.getByRole("link", { name: "Open the scorecard" }).first().click(WORK);
      await expect(page.getByText(new RegExp(`Rate a category v${number}[.,]`))).toBeVisible(WORK);
      const { id } = await server.db.promptVersion.findFirstOrThrow({ where: { number, prompt: { slug: "rate-category" } } });
      const run = await server.db.run.findFirstOrThrow({ orderBy: { number: "desc" }, include: { readings: true } });
      const call = await server.db.modelRun.findFirstOrThrow({ where: { section: "RISK_CATEGORY" }, orderBy: { at: "desc" } });
      const kept = run.readings.filter(({ category }) => /^[A-Z_]+$/.test(category)).map(({ reading: said }) => (said as { account: { promptVersionIds: string[] } }).account.promptVersionIds);
      return kept.length === 7 && kept.every((ids) => ids.includes(id)) && call.promptVersionIds.includes(id);
    }
  } finally {
    await page.goto("about:blank");
    await server.remove();
    await double.close();
  }
});
