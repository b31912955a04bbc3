import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { afterEach, describe, expect, it } from "vitest";
import { jobMessage } from "@/domain/webhooks/message";
import { localWebhooks } from "@/testing/webhook-app";

let child: ChildProcess | null = null;
afterEach(() => void child?.kill("SIGKILL"));

/** The program printed in the guide, with this secret; `output` has its lines so far. */
async function runGuide(secret: string): Promise<{ port: number; output: string[]; line: (text: string) => Promise<void> }> {
  const guide = await readFile("docs/webhooks.md", "utf8");
  const program = /```js runnable\n([\s\S]+?)```/.exec(guide)?.[1] ?? "";
  const started = spawn(process.execPath, ["--input-type=module"], { env: { ...process.env, WEBHOOK_SECRET: secret, PORT: "0" }, stdio: ["pipe", "pipe", "inherit"] });
  child = started;
  const output: string[] = [];
  const waiters = new Set<() => void>();
  started.stdout.on("data", (chunk) => {
    output.push(...String(chunk).trim().split("\n"));
    for (const wake of waiters) wake();
  });
  const line = (text: string): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => void (output.some((one) => one.includes(text)) && (waiters.delete(look), resolve()));
      waiters.add(look);
      look();
    });
  started.stdin.end(program);
  await line("listening on");
  return { port: Number(/listening on (\d+)/.exec(output.join("\n"))?.[1]), output, line };
}

describe("the receiver of docs/webhooks.md", () => {
  it("takes a message of ours once, and refuses one that is not", async () => {
    const webhooks = localWebhooks();
    const [ours, foreign] = [webhooks.newSecret("e"), webhooks.newSecret("e")];
    const { port, output, line } = await runGuide(ours.secret);
    const at = new Date();
    const job = { id: "11111111-1111-4111-8111-111111111111", type: "AI_PREVIEW", recipe: null, status: "COMPLETED", result: { output: "Hello" }, error: null, errorCode: null, assessmentId: null, documentId: null, startedAt: at, completedAt: at } as const;
    const body = JSON.stringify(jobMessage(job, { appUrl: "https://risk.example.org", fullResult: false, at }));
    const send = (sealed: string, id = "m1") => webhooks.send({ id, url: `http://127.0.0.1:${port}/`, body, at: new Date(), secrets: [{ sealed, endpointId: "e" }] });

    expect(await send(foreign.sealed)).toMatchObject({ status: 401 });
    expect(await send(ours.sealed)).toMatchObject({ status: 204, error: null });
    expect(await send(ours.sealed)).toMatchObject({ status: 204 });
    expect(await send(ours.sealed, "m2")).toMatchObject({ status: 204 });
    const said = `job.completed ${job.id} succeeded`;
    await line(said);
    await expect.poll(() => output.filter((one) => one === said).length).toBe(2);
  });
});
