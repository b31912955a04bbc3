import type { Page } from "@playwright/test";
import { sealSession, sessionCookieName } from "@/adapters/auth/session-token";
import type { RootDb } from "@/adapters/db";
import { startBedrockDouble } from "@/testing/bedrock-double";
import { createUser } from "@/testing/factories";
import { expect, setting, test } from "./fixtures";
import { secondServer } from "./screens/second-server";

const MODEL = "eu.maker.reader-1-20260101-v1:0";
const DAY_MS = 86_400_000;
/** `E2E_MODEL_SHOTS=DIR` keeps pictures of the page at both widths and in both themes. */
const FOLDER = process.env.E2E_MODEL_SHOTS ?? null;

async function look(page: Page, name: string, expectAccessible: () => Promise<void>): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `${name} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
    await expectAccessible();
    for (const theme of ["dark", "light"]) {
      await page.evaluate((value) => document.documentElement.setAttribute("data-theme", value), theme);
      if (FOLDER) await page.screenshot({ path: `${FOLDER}/${name}-${width}-${theme}.png`, fullPage: true });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Calls on three days: priced ones before, and today one that was answered without a price and one that was turned away. */
async function ledger(db: RootDb, jobId: string): Promise<void> {
  const call = { section: "RISK_CATEGORY", category: "MARKET", model: MODEL, input: 2400, output: 2900, cacheRead: 46_000, cacheWrite: 0, latencyMs: 8120, outcome: "OK", stopReason: "end_turn" };
  const at = (days: number): Date => new Date(Date.now() - days * DAY_MS);
  await db.modelRun.createMany({
    data: [
      { ...call, at: at(9), costUsd: 0.0651, jobId }, { ...call, at: at(4), costUsd: 0.1302, cacheRead: 0, cacheWrite: 46_000 }, { ...call, at: at(4), costUsd: 0.0413, stopReason: "max_tokens" },
      { ...call, at: at(0), costUsd: null, jobId }, { ...call, at: at(0), costUsd: null, input: 0, output: 0, cacheRead: 0, outcome: "THROTTLED", stopReason: null, latencyMs: 210 },
    ],
  });
}

test("without a model an admin reads what to set, and an analyst has no such page", async ({ page, signInAs, expectAccessible, expectTrouble }) => {
  expectTrouble(/403/);
  await signInAs("admin");
  await page.goto("/");
  await page.getByRole("link", { name: "Models" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Models" })).toBeVisible();
  await expect(page.getByText("No language model is configured")).toBeVisible();
  await look(page, "none", expectAccessible);

  await signInAs("analyst");
  await page.goto("/admin/models");
  await expect(page.getByText("The page of models could not be loaded")).toBeVisible();
  await expect(page.getByRole("link", { name: "Models" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Prices" })).toHaveCount(0);
});

test("an admin prices the model, sets a budget and probes it after its breaker opened", async ({ page, context, expectAccessible }) => {
  test.setTimeout(180_000);
  const double = await startBedrockDouble(() => "ready");
  const secret = setting("E2E_AUTH_SECRET");
  const settings = { BEDROCK_MODEL_ID: MODEL, BEDROCK_REGION: "eu-west-1", BEDROCK_ENDPOINT_URL: double.url, AWS_ACCESS_KEY_ID: "AKIDSTORY", AWS_SECRET_ACCESS_KEY: "story" };
  const server = await secondServer({ databaseUrl: setting("E2E_DATABASE_URL"), secret }, "modelled", settings);
  try {
    await server.start();
    const admin = await createUser(server.db, "admin");
    const job = await server.db.job.create({ data: { type: "RISK_ANALYSIS", input: {}, createdById: admin.id } });
    await ledger(server.db, job.id);
    await server.db.modelBreaker.create({ data: { model: MODEL, failures: 5, openUntil: new Date(Date.now() + 600_000), lastError: "ServiceUnavailableException: 503" } });
    const value = await sealSession({ userId: admin.id, sessionVersion: 1 }, { secret, secure: false });
    await context.addCookies([{ name: sessionCookieName(false), value, url: server.url, httpOnly: true, sameSite: "Lax" }]);

    await page.goto(`${server.url}/admin/models`);
    await expect(page.getByText("Left alone")).toBeVisible();
    await expect(page.getByText("ServiceUnavailableException: 503")).toBeVisible();
    await expect(page.getByText("1 answered call has no price")).toBeVisible();
    await expect(page.getByRole("img", { name: /^\$0\.2366 in 30 days/ })).toBeVisible();
    await expect(page.getByRole("link", { name: "Open the job" }).first()).toHaveAttribute("href", `/jobs/${job.id}`);

    await page.getByRole("button", { name: "Set a budget" }).click();
    await page.getByLabel("US dollars a calendar month").fill("1,5");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Give US dollars as a figure, such as 3.75; 0 where it is free.")).toBeVisible();
    await expectAccessible();
    await page.getByLabel("US dollars a calendar month").fill("1.50");
    await page.keyboard.press("Enter");
    await expect(page.getByText("$1.50")).toBeVisible();

    await page.getByRole("button", { name: "Add a price" }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel("Model").fill("maker.reader");
    for (const [field, price] of [["New input", "3"], ["Output", "15"], ["Read from the cache", "0.3"], ["Written to the cache", "3.75"]] as const) await form.getByLabel(field).fill(price);
    await expectAccessible();
    if (FOLDER) await page.screenshot({ path: `${FOLDER}/price-form.png` });
    await form.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("row").filter({ hasText: "maker.reader" }).first()).toContainText("$3.75");
    await expect(page.getByText("The model in force, ")).toHaveCount(0);
    await look(page, "desk", expectAccessible);

    await page.getByRole("button", { name: "Table" }).click();
    await expect(page.getByRole("columnheader", { name: "Day (UTC)" })).toBeVisible();
    await look(page, "table", expectAccessible);
    await page.getByRole("button", { name: "Chart" }).click();
    await page.getByRole("button", { name: "Tokens" }).click();
    await page.getByRole("button", { name: "90 days" }).click();
    await look(page, "tokens", expectAccessible);

    await page.getByRole("button", { name: `Probe now: ${MODEL}` }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Probe now" }).click();
    await expect(dialog.getByText("Write in a sentence why it is probed.")).toBeVisible();
    await dialog.getByLabel("Reason").fill("The provider’s status page is green again.");
    await dialog.getByRole("button", { name: "Probe now" }).click();
    await expect(page.getByText("The probe was answered")).toBeVisible();
    await expect(page.getByText("Calls go through", { exact: true })).toBeVisible();
    expect(double.calls).toHaveLength(1);
    await expect(page.getByRole("row").filter({ hasText: "Probe" })).toContainText("Answered");
    if (FOLDER) await page.screenshot({ path: `${FOLDER}/probed.png` });
  } finally {
    // An open page would go on asking a server that is gone.
    await page.goto("about:blank");
    await server.remove();
    await double.close();
  }
});
