import { runInNewContext } from "node:vm";
import type { BrowserContext, Page } from "@playwright/test";
import { build, transformSync } from "esbuild";
import type { RootDb } from "@/adapters/db";
import { createJobLedger, submitJob } from "@/features/jobs/server";
import { LATER_MS, SILENCE_MS, SOON_MS, WATCH_MS } from "@/trpc/poll-plan";
import { createToken } from "@/features/tokens/server";
import type { Actor } from "@/kernel/context";
import { testContext } from "@/testing/context";
import { seedCode } from "@/testing/seed-code";
import { expect, test } from "./fixtures";
import { startHoldingProxy } from "./screens/holding-proxy";

/** An address of the app that shows no page of it: what is mounted there meets no other React that is still waking up. */
const NO_PAGE_OF_OURS = "/api/health";

/** A running job that this test drives from a process of its own; the app hears of it through the database. */
async function drivenJob(db: RootDb, actor: Actor) {
  const ledger = createJobLedger(db, () => new Date(), async () => undefined);
  const { id } = await submitJob(await testContext({ db, actor }), { type: "GAP_DETECTION", input: {} });
  await db.job.update({ where: { id }, data: { sentAt: new Date() } });
  await ledger.start(id, "driven by a test");
  return { id, ledger, page: (done: number) => ledger.progress(id, done, 80, `Reading page ${done} of 80`) };
}

const asked = (page: Page, what: string): string[] => {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.includes(what)) seen.push(request.url());
  });
  return seen;
};

test("a job's page hears of another process's work and asks for nothing meanwhile", async ({ page, db, signInAs }) => {
  const actor = await signInAs("analyst");
  const job = await drivenJob(db, actor);
  const gets = asked(page, "jobs.get");
  await Promise.all([page.waitForResponse((response) => response.url().includes("jobs.watch")), page.goto(`/jobs/${job.id}`)]);
  await job.page(1);
  await expect(page.getByText("Reading page 1 of 80").first()).toBeVisible();
  const before = gets.length;
  for (const done of [12, 34, 56]) {
    await job.page(done);
    await expect(page.getByText(`Reading page ${done} of 80`).first()).toBeVisible();
  }
  expect(gets.length).toBe(before);
  await job.ledger.complete(job.id, { gaps: [] });
  await expect(page.getByText("Done").first()).toBeVisible();
});

test("polling works alone where streams are blocked", async ({ page, db, signInAs, expectTrouble }) => {
  expectTrouble(/jobs\.watch|ERR_FAILED/);
  await page.route("**/api/trpc/jobs.watch**", (route) => route.abort("failed"));
  const actor = await signInAs("analyst");
  const job = await drivenJob(db, actor);
  await page.goto(`/jobs/${job.id}`);
  await job.page(34);
  await expect(page.getByText("Reading page 34 of 80").first()).toBeVisible();
  await job.ledger.fail(job.id, "THROTTLED", "The model service is busy and turned us away.");
  await expect(page.getByText("Wait a few minutes, then press retry.").first()).toBeVisible();
});

for (const lets of ["nothing", "headers", "first words"] as const) {
  test(`polling goes on alone where something lets ${lets} of a stream through and holds back the rest`, async ({ page, db, signInAs, baseURL, expectTrouble }) => {
    // What the page broke off itself, since nothing came.
    expectTrouble(/jobs\.watch/);
    const proxy = await startHoldingProxy(baseURL ?? "", lets);
    const actor = await signInAs("analyst");
    const job = await drivenJob(db, actor);
    await page.goto(`${proxy.url}/jobs/${job.id}`);
    // One of these meets a line that has still to be found silent; from then on each comes as soon as the page asks again.
    const silent = SILENCE_MS + 4 * SOON_MS;
    for (const [done, within] of [[12, silent], [34, silent], [56, silent], [58, 4 * SOON_MS]] as const) {
      await job.page(done);
      await expect(page.getByText(`Reading page ${done} of 80`).first()).toBeVisible({ timeout: within });
    }
    await page.getByRole("link", { name: /^Jobs/ }).first().click();
    await expect(page).toHaveURL(/\/jobs$/);
    for (const done of [67, 78]) {
      await job.page(done);
      await expect(page.getByText(`Reading page ${done} of 80`).first()).toBeVisible({ timeout: 4 * SOON_MS });
    }
    await job.ledger.complete(job.id, { gaps: [] });
    await expect(page.getByText("Done").first()).toBeVisible({ timeout: 4 * SOON_MS });
    expect(proxy.held()).toBeGreaterThan(0);
    await proxy.close();
  });
}

test("after two minutes of polling a page says that the job is safe to leave, rests, and goes on when asked", async ({ page, db, signInAs, expectTrouble }) => {
  expectTrouble(/jobs\.watch|ERR_FAILED/);
  await page.route("**/api/trpc/jobs.watch**", (route) => route.abort("failed"));
  const actor = await signInAs("analyst");
  const job = await drivenJob(db, actor);
  await job.page(1);
  await page.clock.install();
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByText("Reading page 1 of 80").first()).toBeVisible();
  const safe = page.getByText("Still running, safe to leave.");
  await expect(safe).toHaveCount(0);
  await page.clock.fastForward(WATCH_MS);
  await expect(safe).toBeVisible();
  const gets = asked(page, "jobs.get");
  // An answer that was under way may still be followed by one question.
  await expect.poll(async () => {
    const before = gets.length;
    await page.clock.runFor(LATER_MS);
    return gets.length - before;
  }).toBe(0);

  await job.page(34);
  await page.getByRole("button", { name: "Keep watching" }).click();
  await expect(page.getByText("Reading page 34 of 80").first()).toBeVisible();
  await expect(safe).toHaveCount(0);
  await job.page(56);
  await expect(async () => {
    await page.clock.runFor(SOON_MS);
    await expect(page.getByText("Reading page 56 of 80").first()).toBeVisible({ timeout: SOON_MS / 3 });
  }).toPass();
});

const cookieOf = async (context: BrowserContext): Promise<string> => (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");

test("the stream of a run comes event by event, resumes and ends", async ({ context, db, signInAs, baseURL }) => {
  const actor = await signInAs("analyst");
  const job = await drivenJob(db, actor);
  const headers = { cookie: await cookieOf(context), "accept-encoding": "gzip" };
  const stream = await fetch(`${baseURL}/api/v1/runs/${job.id}/stream`, { headers });
  expect(stream.headers.get("content-type")).toContain("text/event-stream");
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const until = async (part: string): Promise<void> => {
    while (!text.includes(part)) {
      const next = await reader?.read();
      if (!next || next.done) throw new Error(`The stream ended before ${part}:\n${text}`);
      text += next.value;
    }
  };
  await until('"status":"running"');
  await job.page(34);
  await until('"sentence":"Reading page 34 of 80"');
  await reader?.cancel();

  await job.ledger.complete(job.id, { gaps: ["a"] });
  const resumed = await fetch(`${baseURL}/api/v1/runs/${job.id}/stream`, { headers: { ...headers, "last-event-id": "3" } });
  const rest = await resumed.text();
  expect(rest.match(/^id: \d+$/gm)).toEqual(["id: 4", "id: 5"]);
  expect(rest).toContain('"result":{"gaps":["a"]}');
  expect((await fetch(`${baseURL}/api/v1/runs/${job.id}/stream?after=5`, { headers })).status).toBe(204);
  const odd = await fetch(`${baseURL}/api/v1/runs/${job.id}/stream`, { headers: { ...headers, "last-event-id": "five" } });
  expect([odd.status, (await odd.json()) as unknown]).toEqual([422, expect.objectContaining({ code: "INVALID_EVENT_ID" })]);
  const strange = await fetch(`${baseURL}/api/v1/runs/${job.id}/stream`);
  expect(strange.status).toBe(401);
});

test("the polling document's own functions run unchanged against the app", async ({ db, signInAs, baseURL }) => {
  test.setTimeout(120_000);
  const actor = await signInAs("analyst");
  const { token } = await createToken(await testContext({ db, actor }), { name: "Polling document", scopes: ["jobs:read"], lifetimeDays: 7 });
  // Only the address differs: the document's host stands for the app.
  const toApp = (url: string, init: RequestInit): Promise<Response> => fetch(url.replace("https://api.example.com", baseURL ?? ""), init);
  const functions = seedCode("polling").filter((code) => code.startsWith("function pollJobStatus")).map((code) => code.split("\n// Usage")[0] ?? "");
  const [plain, limited] = functions.map((part) => {
    const { code } = transformSync(part, { loader: "ts" });
    const world = { fetch: toApp, setInterval, clearInterval, Promise, Error, Date };
    return runInNewContext(`${code}\npollJobStatus`, world) as (id: string, token: string, maxMs?: number) => Promise<{ status: string; result: unknown }>;
  });
  const [done, failed, endless] = [await drivenJob(db, actor), await drivenJob(db, actor), await drivenJob(db, actor)];
  await done.ledger.complete(done.id, { gaps: [] });
  await failed.ledger.fail(failed.id, "THROTTLED", "The model service is busy and turned us away.");
  for (const poll of [plain, limited]) {
    expect(await poll?.(done.id, token)).toMatchObject({ status: "COMPLETED", result: { gaps: [] } });
    await expect(poll?.(failed.id, token)).rejects.toThrow("ThrottlingException");
  }
  await expect(limited?.(endless.id, token, 1000)).rejects.toThrow("Polling timeout exceeded");
});

test("the polling document's hook shows a job to its end, rests, and leaves one job for the next", async ({ page, db, signInAs }) => {
  const actor = await signInAs("analyst");
  const [first, second] = [await drivenJob(db, actor), await drivenJob(db, actor)];
  const { outputFiles } = await build({
    entryPoints: ["e2e/hooks/polled-job.tsx"], bundle: true, write: false, format: "iife", jsx: "automatic", define: { "process.env.NODE_ENV": '"production"' },
  });
  // A browser asks for the icon of a page that names none.
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await page.goto(NO_PAGE_OF_OURS);
  await page.clock.install();
  await page.evaluate(outputFiles[0]?.text ?? "");
  await page.evaluate((ids) => window.showPolledJob(ids), [first.id, second.id]);
  const shown = page.getByLabel("Polled job").locator("output");
  await expect(shown).toHaveText(`${first.id} · PROCESSING · asking · no error`);
  await first.ledger.complete(first.id, { gaps: [] });
  await page.clock.runFor(SOON_MS);
  await expect(shown).toHaveText(`${first.id} · COMPLETED · at rest · no error`);

  await page.getByRole("button", { name: "Next job" }).click();
  await expect(shown).toHaveText(`${second.id} · PROCESSING · asking · no error`);
  const asks = asked(page, "/api/jobs/");
  await page.getByRole("button", { name: "Next job" }).click();
  await expect(shown).toHaveText("no job · no state · at rest · no error");
  await page.clock.runFor(3 * SOON_MS);
  expect(asks).toEqual([]);
});

test("the polling document's own component shows a preview to its result", async ({ page, signInAs }) => {
  await signInAs("admin");
  const { outputFiles } = await build({
    entryPoints: ["e2e/hooks/documented-component.tsx"], bundle: true, write: false, format: "iife", jsx: "automatic", define: { "process.env.NODE_ENV": '"production"' },
  });
  // The document leaves out what is previewed: its component sends an empty object.
  const asked = { systemPrompt: "You are an expert agricultural risk analyst.", userPrompt: "Identify gaps in {{category_1}}.", variables: { category_1: "Market Risk" } };
  await page.route("**/api/admin/prompts/preview", (route) => route.continue({ postData: JSON.stringify(asked) }));
  // A browser asks for the icon of a page that names none.
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await page.goto(NO_PAGE_OF_OURS);
  await page.clock.install();
  await page.evaluate(outputFiles[0]?.text ?? "");
  await page.getByRole("button", { name: "Preview Prompt" }).click();
  await expect(page.getByText("Processing...")).toBeVisible();
  const result = page.getByText("Identify gaps in Market Risk.");
  await expect(async () => {
    await page.clock.runFor(SOON_MS);
    await expect(result).toBeVisible({ timeout: SOON_MS / 3 });
  }).toPass();
  await expect(page.getByText("Processing...")).toHaveCount(0);
});
