import { mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { intake } from "./screens/intake";

const WORK = { timeout: 90_000 };
const SAMPLES = ["samples/harambee-hills-business-plan.pdf", "samples/harambee-hills-accounts.xlsx", "samples/harambee-hills-permits.docx"];
const WIDTHS = [1440, 390] as const;
/** `E2E_SCREENS=docs/screens` renews the pictures of the README; without it the same walk only checks. */
const FOLDER = process.env.E2E_SCREENS ?? null;

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0, WORK);
}

/** Every screen with a real result: fits its width, accessible, no error in the console. */
test("each screen at both widths", async ({ page, signInAs, expectAccessible }) => {
  test.setTimeout(500_000);
  await signInAs("analyst");
  const desk = intake(page);
  await desk.create("Harambee Hills Growers Ltd");
  const id = /assessments\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? "";
  await desk.add(SAMPLES);
  for (const name of ["business-plan.pdf", "accounts.xlsx", "permits.docx"]) await expect(desk.row(name)).toContainText("Read", WORK);
  await desk.start("Go straight to scores");
  await expect(page.getByRole("link", { name: "Open the scorecard" }).first()).toBeVisible(WORK);

  const at = `/assessments/${id}`;
  const screens: Record<string, string> = {
    dashboard: "/", new: "/assessments/new", intake: `${at}/intake`, interview: `${at}/intake/interview?question=permanent_staff&length=full`, manual: `${at}/intake/manual`, run: `${at}/run`, gaps: `${at}/gaps`, scorecard: `${at}/scorecard`,
    report: `${at}/report`, runs: `${at}/runs`, jobs: "/jobs", schedules: "/schedules", webhooks: "/webhooks", tokens: "/tokens", api: "/api-reference", methodology: "/methodology",
  };
  await walk(page, screens, expectAccessible);
});

test("each screen of an administrator at both widths", async ({ page, signInAs, expectAccessible }) => {
  test.setTimeout(400_000);
  await page.goto("/sign-in");
  await walk(page, { "sign-in": "/sign-in" }, expectAccessible);
  await signInAs("admin");
  await page.goto("/admin/jobs");
  const job = await page.getByRole("main").locator("a[href^='/jobs/']").first().getAttribute("href");
  if (job === null) throw new Error("The seed's sample left no job to open.");
  await walk(page, {
    "all-jobs": "/admin/jobs", "all-webhooks": "/admin/webhooks", job, prompts: "/admin/prompts", prompt: "/admin/prompts/rate-category", models: "/admin/models", evaluations: "/admin/evaluations",
  }, expectAccessible);
});

/** Opens each screen at each width: it fits, is accessible and has no part that could not be loaded. */
async function walk(page: Page, screens: Record<string, string>, expectAccessible: () => Promise<void>): Promise<void> {
  if (FOLDER) mkdirSync(FOLDER, { recursive: true });
  for (const [name, path] of Object.entries(screens)) {
    for (const width of WIDTHS) {
      await test.step(`${name} at ${width}`, async () => {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible(WORK);
        await settle(page);
        await expect(page.getByRole("button", { name: "Try again" }), `a part of ${name} could not be loaded`).toHaveCount(0);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(overflow, `${name} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
        await expectAccessible();
        if (FOLDER) await page.screenshot({ path: `${FOLDER}/${name}-${width}.png` });
      });
    }
  }
}

test("the programs' addresses: health, job polling with ETag, problem+json, upload over the limit", async ({ page, signInAs, expectTrouble }) => {
  expectTrouble(/40[0-9]|413|422/);
  const health = await page.request.get("/api/health");
  expect(await health.json()).toMatchObject({ ok: true, database: "up" });
  const closed = await page.request.get("/api/jobs/00000000-0000-4000-8000-000000000000");
  expect(closed.status()).toBe(401);
  expect(closed.headers()["content-type"]).toContain("application/problem+json");
  expect((await page.request.post("/api/inngest", { data: {} })).status()).toBe(404);

  await signInAs("analyst");
  const desk = intake(page);
  await desk.create("Programs Ltd");
  const id = /assessments\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? "";
  const headers = { origin: new URL(page.url()).origin };
  const upload = await page.request.post(`/api/assessments/${id}/documents?name=${encodeURIComponent("../../plan.pdf")}`, { data: await readFile(SAMPLES[0] ?? ""), headers });
  expect(upload.status()).toBe(201);
  const { document } = (await upload.json()) as { document: { name: string; jobId: string } };
  expect(document.name).toBe("plan.pdf");
  const job = await page.request.get(`/api/jobs/${document.jobId}`);
  expect(job.status()).toBe(200);
  await expect.poll(async () => ((await (await page.request.get(`/api/jobs/${document.jobId}`)).json()) as { status: string }).status, WORK).toBe("COMPLETED");
  const done = await page.request.get(`/api/jobs/${document.jobId}`);
  expect((await page.request.get(`/api/jobs/${document.jobId}`, { headers: { "if-none-match": done.headers()["etag"] ?? "" } })).status()).toBe(304);
  expect((await page.request.get(`/api/jobs/00000000-0000-4000-8000-000000000000`)).status()).toBe(404);
  const huge = await page.request.post(`/api/assessments/${id}/documents?name=huge.bin`, { data: Buffer.alloc(11 * 1024 * 1024), headers });
  expect(huge.status()).toBe(413);
  expect(await huge.json()).toMatchObject({ code: "TOO_LARGE" });
  const foreign = await page.request.post(`/api/assessments/${id}/documents?name=a.txt`, { data: "x", headers: { origin: "https://evil.example" } });
  expect(foreign.status()).toBe(403);
});

test("an admin previews a prompt as the seed document describes", async ({ page, signInAs, expectTrouble }) => {
  expectTrouble(/40[0-9]|422/);
  await signInAs("admin");
  await page.goto("/jobs");
  const headers = { origin: new URL(page.url()).origin };
  const body = { systemPrompt: "You are an analyst.", userPrompt: "Gaps in {{category_1}}.", variables: { category_1: "Market $& Risk" } };
  const started = await page.request.post("/api/admin/prompts/preview", { data: body, headers });
  expect(started.status()).toBe(202);
  const { data } = (await started.json()) as { data: { jobId: string; status: string } };
  expect(data.status).toBe("PROCESSING");
  expect(started.headers()["location"]).toBe(`/api/jobs/${data.jobId}`);
  await expect.poll(async () => ((await (await page.request.get(`/api/jobs/${data.jobId}`)).json()) as { status: string }).status, WORK).toBe("COMPLETED");
  const job = (await (await page.request.get(`/api/jobs/${data.jobId}`)).json()) as { result: { output: string } };
  expect(job.result.output).toContain("Gaps in Market $& Risk.");
  const unknown = await page.request.post("/api/admin/prompts/preview", { data: { ...body, temperature: 1 }, headers });
  expect(unknown.status()).toBe(422);
});
