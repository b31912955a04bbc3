import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { gapsOf } from "./screens/gaps";

const WORK = { timeout: 60_000 };

test("answers are parsed, held to what is plausible, kept and taken back", async ({ page, signInAs }) => {
  test.setTimeout(180_000);
  await signInAs("analyst");
  await gapsOf(page).reach("Gap Growers");
  await gapsOf(page).open(/Loans outstanding today/);
  await page.getByLabel(/^Value/).fill("2,500,000");
  await page.getByLabel(/^Currency/).fill("KES");
  await page.getByRole("button", { name: "Save value" }).click();
  await expect(page.getByText(/Saved\. \d+ open\./)).toBeAttached(WORK);
  await page.reload();
  await expect(page.getByText(/1 answer not yet scored/).filter({ visible: true })).toBeVisible(WORK);
});

test("the second of two tabs is told and neither value is lost", async ({ page, signInAs, browser, context }) => {
  test.setTimeout(180_000);
  await signInAs("analyst");
  const address = await gapsOf(page).reach("Two Tabs Ltd");
  const second = await secondTab(browser, context, address);
  for (const tab of [page, second]) {
    await gapsOf(tab).open(/Loans outstanding today/);
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
