import { build } from "esbuild";
import type { JobsClient } from "@/sdk";
import { expect, test } from "./fixtures";

interface WithClient {
  riskDesk: { JobsClient: typeof JobsClient };
}

test("the client of programs runs in a page with the session's cookie: it submits, follows live and reads the result", async ({ page, signInAs, expectTrouble }) => {
  // The run that is not there.
  expectTrouble(/404/);
  await signInAs("analyst");
  const { outputFiles } = await build({ entryPoints: ["src/sdk/index.ts"], bundle: true, write: false, format: "iife", globalName: "riskDesk" });
  await page.goto("/jobs");
  // Declared at the top of a script it would be a name of that script alone.
  await page.evaluate(`${outputFiles[0]?.text ?? ""}\nwindow.riskDesk = riskDesk;`);
  const told = await page.evaluate(async () => {
    const client = new (window as unknown as WithClient).riskDesk.JobsClient();
    const job = await client.submit({ prompt: "Say hello." });
    const events: string[] = [];
    for await (const event of client.stream(job.jobId)) events.push(event.polled ? "polled" : event.type);
    const missing = await client.getStatus("00000000-0000-4000-8000-000000000000").catch((error: unknown) => (error as { code: string }).code);
    return { events, missing, outcome: await job.wait(), listed: (await client.list({ pageSize: 1 }).next()).value?.jobId === job.jobId };
  });
  expect(told).toMatchObject({ missing: "NOT_FOUND", listed: true, outcome: { status: "succeeded", result: { output: { output: "Say hello." } } } });
  expect(told.events).toContain("result");
  expect(told.events).not.toContain("polled");
});
