import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { intake } from "./screens/intake";

const WORK = { timeout: 60_000 };
const PLAN = { name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("The firm employs 12 permanent staff. Sales in 2024 were KES 4,500,000.") };

async function atTheGaps(page: Page, firm: string): Promise<string> {
  const desk = intake(page);
  await desk.create(firm);
  await desk.add([PLAN]);
  await expect(desk.row("plan.txt")).toContainText("Read", WORK);
  await desk.start("Stop at the gaps");
  await page.getByRole("link", { name: "Answer gaps" }).first().click(WORK);
  await page.waitForURL(/\/gaps/);
  return page.url();
}

async function open(page: Page, label: RegExp): Promise<void> {
  await page.getByRole("link", { name: label }).first().click();
}

test("answers are parsed, held to what is plausible, kept and taken back", async ({ page, signInAs }) => {
  test.setTimeout(180_000);
  await signInAs("analyst");
  await atTheGaps(page, "Gap Growers");
  await open(page, /Loans outstanding today/);
  await page.getByLabel(/^Value/).fill("2,500,000");
  await page.getByLabel(/^Currency/).fill("KES");
  // The screen answers at once; the reload must not cut the answer on its way.
  const stored = page.waitForResponse((response) => response.url().includes("gaps.answer") && response.ok());
  await page.getByRole("button", { name: "Save value" }).click();
  await expect(page.getByText(/Saved\. \d+ open\./)).toBeAttached(WORK);
  await stored;
  await page.reload();
  await expect(page.getByText(/1 answer not yet scored/).filter({ visible: true })).toBeVisible(WORK);
});

test("the second of two tabs is told and neither value is lost", async ({ page, signInAs, browser, context }) => {
  test.setTimeout(180_000);
  await signInAs("analyst");
  const address = await atTheGaps(page, "Two Tabs Ltd");
  const second = await secondTab(browser, context, address);
  for (const tab of [page, second]) {
    await open(tab, /Loans outstanding today/);
    await tab.getByLabel(/^Currency/).fill("KES");
  }
  await page.getByLabel(/^Value/).fill("1,000,000");
  await second.getByLabel(/^Value/).fill("2,000,000");
  await page.getByRole("button", { name: "Save value" }).click();
  await expect(page.getByText(/Saved\. \d+ open\./)).toBeAttached(WORK);
  await second.getByRole("button", { name: "Save value" }).click();
  await expect(second.getByText(/Your answer was not saved/)).toBeVisible(WORK);
  await expect(second.getByText("Both are kept until you choose.")).toBeVisible();
  await second.context().close();
});

async function secondTab(browser: Browser, context: BrowserContext, address: string): Promise<Page> {
  const other = await browser.newContext({ storageState: await context.storageState() });
  const tab = await other.newPage();
  await tab.goto(address);
  return tab;
}
