import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Webhook } from "standardwebhooks";
import { createAssessment } from "@/testing/factories";
import { startReceiver } from "@/testing/receiver";
import { expect, test } from "./fixtures";

const run = promisify(execFile);
/** A page as a scanner leaves it: reading it takes a while, so that there is something to watch and to cancel. */
const SCAN = `<body style="margin:60px;font:22px/1.5 serif;width:1500px">${"<p>The cooperative collected milk from its members every morning and paid them at the end of the month, as the minutes of the board say.</p>".repeat(60)}</body>`;
const SCANS = 6;

test("submit from curl, watch in the browser, cancel in the CLI, receive a signed webhook", async ({ page, db, signInAs, baseURL }) => {
  const address = baseURL ?? "";
  const receiver = await startReceiver({ port: Number(process.env.E2E_RECEIVER_PORT) });
  const actor = await signInAs("analyst");
  const { id: assessmentId } = await createAssessment(db, actor);

  // A token, made as a person makes it.
  await page.goto("/tokens");
  await page.getByRole("button", { name: "Make a token" }).first().click();
  await page.getByLabel("Name").fill("the bank's back office");
  for (const scope of ["make assessments, add documents, answer gaps, start runs", "read assessments and reports"]) await page.getByLabel(scope).check();
  await page.getByRole("button", { name: "Make the token" }).click();
  const token = await page.getByLabel("Token", { exact: true }).inputValue();
  await page.getByRole("button", { name: "I have kept it" }).click();
  await expect(page.getByText("the bank's back office")).toBeVisible();

  await page.setContent(SCAN);
  const picture = await page.screenshot({ fullPage: true });
  const headers = { authorization: `Bearer ${token}` };
  for (let n = 0; n < SCANS; n++) {
    // Another byte at the end is another file; the format ignores it.
    const body = new Uint8Array(Buffer.concat([picture, Buffer.from([n])]));
    const uploaded = await fetch(`${address}/api/assessments/${assessmentId}/documents?name=scan-${n}.png`, { method: "POST", headers, body });
    expect(uploaded.status).toBe(201);
  }

  const { stdout } = await run("curl", [
    "-s", `${address}/api/v1/runs`, "-H", `Authorization: Bearer ${token}`, "-H", "Content-Type: application/json", "-H", "Idempotency-Key: order-123",
    "-d", JSON.stringify({ recipe_name: "risk-assessment", input: { assessmentId }, webhook_url: receiver.url }),
  ]);
  const submitted = JSON.parse(stdout) as { jobId: string; status: string; webhookSecret: string };
  expect(submitted.status).toBe("queued");
  expect(submitted.webhookSecret).toMatch(/^whsec_/);

  await page.goto(`/jobs/${submitted.jobId}`);
  await expect(page.getByText("Reading the documents").first()).toBeVisible();

  const env = { ...process.env, RISK_DESK_API_URL: address, RISK_DESK_API_KEY: token };
  const cancelled = await run(process.execPath, ["dist/cli/risk.js", "run", "cancel", submitted.jobId, "--json"], { env });
  expect(JSON.parse(cancelled.stdout)).toMatchObject({ jobId: submitted.jobId, status: "cancelled" });
  await expect(page.getByText("Cancelled").first()).toBeVisible();

  await expect.poll(() => receiver.received.length).toBe(1);
  const [message] = receiver.received;
  const verified = new Webhook(submitted.webhookSecret).verify(message?.body ?? "", message?.headers as Record<string, string>);
  expect(verified).toMatchObject({ jobId: submitted.jobId, status: "cancelled", recipeName: "risk-assessment" });

  await page.goto("/webhooks");
  await expect(page.getByText("Delivered").first()).toBeVisible();
  await receiver.close();
});
