import { expect, test } from "./fixtures";
import { gapsOf } from "./screens/gaps";

test("an answer cut off on its way is said, kept through a reload and sent again", async ({ page, signInAs, expectTrouble }) => {
  test.setTimeout(180_000);
  expectTrouble(/ERR_FAILED|gaps\.answer/);
  await signInAs("analyst");
  const gaps = gapsOf(page);
  await gaps.reach("Cut Line Growers");
  await gaps.open(/Loans outstanding today/);

  await page.route(/gaps\.answer/, (route) => route.abort());
  await page.getByLabel(/^Value/).fill("2,500,000");
  await page.getByLabel(/^Currency/).fill("KES");
  await page.getByRole("button", { name: "Save value" }).click();
  await expect(page.getByText("1 answer not saved")).toBeVisible();
  await expect(page.getByText(/^Saved\b/)).toHaveCount(0);

  await test.step("leaving is asked about, by a link of the app", async () => {
    await page.getByRole("link", { name: /^Scorecard/ }).click();
    await expect(page.getByRole("alertdialog", { name: "Leave this page?" })).toBeVisible();
    await page.getByRole("button", { name: "Stay" }).click();
  });

  await test.step("and by the browser on a reload, after which it is still there", async () => {
    const asked = page.waitForEvent("dialog");
    const reload = page.reload();
    await (await asked).accept();
    await reload;
    await expect(page.getByText("1 answer not saved")).toBeVisible();
  });

  await page.unroute(/gaps\.answer/);
  await page.getByRole("button", { name: "Try again" }).last().click();
  await expect(page.getByText(/^Saved$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/1 answer not yet scored/).filter({ visible: true })).toBeVisible();
  await expect(page.getByText("1 answer not saved")).toHaveCount(0);
});

test("Saving is said until the server has answered, Saved after", async ({ page, signInAs }) => {
  test.setTimeout(180_000);
  await signInAs("analyst");
  const gaps = gapsOf(page);
  await gaps.reach("Slow Line Growers");
  await gaps.open(/Loans outstanding today/);
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(/gaps\.answer/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel(/^Value/).fill("1,200,000");
  await page.getByLabel(/^Currency/).fill("KES");
  await page.getByRole("button", { name: "Save value" }).click();
  await expect(page.getByText("Saving…").first()).toBeVisible();
  await expect(page.getByText(/^Saved$/)).toHaveCount(0);
  go();
  await expect(page.getByText(/^Saved$/)).toBeVisible();
  await expect(page.getByText(/Saved\. \d+ open\./)).toBeAttached();
});
