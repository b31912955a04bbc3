import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { createJobLedger, submitJob } from "@/features/jobs/server";
import { testContext } from "@/testing/context";
import { createUser } from "@/testing/factories";
import { expect, test } from "./fixtures";

/** `E2E_JOB_SHOTS=DIR` keeps pictures of the job pages at both widths and in both themes. */
const FOLDER = process.env.E2E_JOB_SHOTS ?? null;

async function picture(page: Page, name: string): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `${name} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
    if (!FOLDER) continue;
    for (const theme of ["light", "dark"]) {
      await page.evaluate((value) => document.documentElement.setAttribute("data-theme", value), theme);
      await page.screenshot({ path: `${FOLDER}/${name}-${width}-${theme}.png`, fullPage: true });
    }
    await page.evaluate(() => document.documentElement.setAttribute("data-theme", "light"));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test("jobs are found, explained and acted on", async ({ page, db, signInAs, expectAccessible }) => {
  test.setTimeout(200_000);
  const admin = await signInAs("admin");
  const ctx = await testContext({ db, actor: admin });
  const assessmentId = randomUUID();
  const ledger = createJobLedger(db, () => new Date(), async () => undefined);
  const make = async (fields: Partial<Parameters<typeof submitJob>[1]> = {}): Promise<string> => {
    const { id } = await submitJob(ctx, { type: "GAP_DETECTION", input: { assessmentId, password: "sesame" }, ...fields });
    await db.job.update({ where: { id }, data: { sentAt: new Date() } });
    return id;
  };
  const failed = await make({ sessionId: "batch-7", extras: { idempotencyKey: "march-7", metadata: { ticket: "T-1" } } });
  await ledger.start(failed, "engine-run-1");
  await ledger.attemptFailed(failed, "THROTTLED", "429");
  await ledger.fail(failed, "THROTTLED", "The model service is busy and turned us away.");
  const waiting = await make({ type: "REPORT_GENERATION" });
  const running = await make({ type: "AI_PREVIEW" });
  await ledger.start(running, "engine-run-2");
  await ledger.progress(running, 34, 80, "Reading page 34 of 80");
  const done = await make();
  await ledger.start(done, "engine-run-3");
  await ledger.complete(done, { gaps: [] });
  for (let n = 0; n < 50; n += 1) await make({ type: "PARSE_DOCUMENT", sessionId: "many" });

  await test.step("the list: filters in the address, older pages in the history", async () => {
    await page.goto("/jobs?session=many");
    await expect(page.getByRole("row")).toHaveCount(51);
    await page.goto("/jobs");
    await page.getByRole("button", { name: "Older" }).click();
    await expect(page.getByText("Reading page 34 of 80")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("button", { name: "Older" })).toBeVisible();
    await page.getByLabel("Job id or your own key").fill("march-7");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("row")).toHaveCount(2);
    await expect(page).toHaveURL(/q=march-7/);
    await page.goto("/jobs?type=GAP_DETECTION");
    await expect(page.getByRole("row")).toHaveCount(3);
    await expectAccessible();
    await picture(page, "jobs");
  });

  await test.step("one job: reasons, what was asked without secrets, copies", async () => {
    await page.goto(`/jobs/${failed}`);
    await expect(page.getByText("Attempt 1 failed")).toBeVisible();
    await page.getByText("What was asked").click();
    await expect(page.getByText(`"assessmentId": "${assessmentId}"`)).toBeVisible();
    await expect(page.getByText("sesame")).toHaveCount(0);
    await expect(page.getByText("engine-run-1").first()).toBeVisible();
    await page.getByText("Ask for the same from a program").click();
    await page.getByRole("button", { name: "Copy as curl" }).click();
    await expect(page.getByText(/api\/v1\/runs/)).toContainText(`{"recipeName":"gap-detection","input":{"assessmentId":"${assessmentId}"},"sessionId":"batch-7"`);
    await expectAccessible();
    await picture(page, "job");
  });

  await test.step("an administrator cancels with a reason and sees why jobs fail", async () => {
    await page.goto(`/admin/jobs?q=${waiting}`);
    await expect(page.getByRole("heading", { name: "Failures by cause" })).toBeVisible();
    await page.getByRole("button", { name: "Table" }).click();
    await expect(page.getByRole("columnheader", { name: "THROTTLED" })).toBeVisible();
    await page.getByRole("button", { name: "Chart" }).click();
    await page.getByLabel(/^Select Report/).check();
    await expectAccessible();
    await picture(page, "admin");
    await page.getByRole("button", { name: "Cancel 1 job" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Cancel 1 job" }).click();
    await expect(dialog.getByText("Say why in at least 5 characters.")).toBeVisible();
    await dialog.getByLabel("Reason").fill("The bank closed the case.");
    await dialog.getByRole("button", { name: "Cancel 1 job" }).click();
    await expect(page.getByText("1 job cancelled.")).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: "Report" })).toContainText("Cancelled");
  });

  await test.step("and starts jobs of others again with a reason, and is told which cannot help", async () => {
    const owner = await createUser(db, "admin");
    const theirs = await testContext({ db, actor: owner });
    const session = randomUUID();
    const fail = async (code: "MODEL_UNAVAILABLE" | "INVALID_INPUT"): Promise<string> => {
      const { id } = await submitJob(theirs, { type: "AI_PREVIEW", recipe: "prompt-preview", input: { systemPrompt: "Be short.", userPrompt: "Say hello." }, sessionId: session });
      await db.job.update({ where: { id }, data: { sentAt: new Date() } });
      await ledger.start(id, "engine-run-4");
      await ledger.fail(id, code, "It did not work.");
      return id;
    };
    const [again, never] = [await fail("MODEL_UNAVAILABLE"), await fail("INVALID_INPUT")];
    await page.goto(`/admin/jobs?session=${session}`);
    await expect(page.getByRole("row")).toHaveCount(3);
    for (const box of await page.getByLabel(/^Select /).all()) await box.check();
    await page.getByRole("button", { name: /^Retry 2 jobs/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: /^Retry 2 jobs/ }).click();
    await expect(dialog.getByText("Say why in at least 5 characters.")).toBeVisible();
    await dialog.getByLabel("Reason").fill("The model service is back.");
    await expectAccessible();
    await picture(page, "admin-retry");
    await dialog.getByRole("button", { name: /^Retry 2 jobs/ }).click();
    await expect(page.getByText("1 job started again.")).toBeVisible();
    await expect(page.getByText(`${never.slice(0, 8)} Retrying cannot help here.`)).toBeVisible();
    await picture(page, "admin-retried");
    const made = await db.job.findFirstOrThrow({ where: { retryOfId: again } });
    expect([made.createdById, made.sessionId]).toEqual([owner.id, session]);
    const kept = await db.auditEvent.findFirstOrThrow({ where: { subjectId: again, actorId: admin.id } });
    expect(JSON.stringify(kept)).toContain("The model service is back.");
    await expect.poll(async () => (await db.job.findUniqueOrThrow({ where: { id: made.id } })).status).toBe("COMPLETED");
    const refused = await page.request.post("/api/trpc/jobs.bulkRetry", { data: { json: { ids: [again], reason: "no" } }, headers: { origin: new URL(page.url()).origin } });
    expect([refused.status(), await refused.text()]).toEqual([400, expect.stringContaining("at least 5 characters")]);
  });

  await test.step("and sees what was posted for others, with whose it is", async () => {
    const owner = await createUser(db, "analyst", { name: `Grace ${randomUUID().slice(0, 8)}` });
    const host = `${randomUUID()}.bank.example`;
    const webhook = await db.webhookEndpoint.create({ data: { ownerId: owner.id, url: `https://${host}/hook`, events: ["failed"], sealedSecret: "sealed" } });
    await db.webhookDelivery.create({
      data: {
        endpointId: webhook.id, event: "test", body: "{}", status: "FAILED", attempts: 1, endedAt: new Date(),
        log: { create: { number: 1, at: new Date(), durationMs: 210, statusCode: 503, error: "The receiver is overloaded.", answer: "later" } },
      },
    });
    await page.goto("/admin/webhooks");
    const row = page.getByRole("row").filter({ hasText: host });
    await expect(row).toContainText(owner.name);
    await expect(row).toContainText("The receiver is overloaded.");
    await row.getByRole("button", { name: /^Attempts of/ }).click();
    await expect(page.getByText("answered 503").first()).toBeVisible();
    await page.getByRole("group", { name: "State" }).getByRole("button", { name: "Delivered" }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole("group", { name: "State" }).getByRole("button", { name: "Failed" }).click();
    await expect(row).toBeVisible();
    await expectAccessible();
    await picture(page, "admin-webhooks");
  });
});
