import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, it } from "vitest";
import { caseTools, connectServer, conformanceCases } from "@/testing/conformance";
import { createTestDatabase, type TestDatabase } from "@/testing/database";

/** One of each kind: what is shown here is the way of driving a server, the cases themselves run elsewhere. */
const KINDS = ["StepRun: sequential", "StepError: a failing", "StepPlanned: twenty", "WaitForEvent: the event that matches", "InvokeFunction: the caller may catch", "cancelOn: a matching"];
const cases = conformanceCases.filter(({ name }) => KINDS.some((kind) => name.startsWith(kind)));

/** The embedded engine in a process of its own, which shares nothing with this one but addresses. */
async function startEngine(databaseUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const child = spawn(process.execPath, ["--import", "tsx", path.resolve("src/testing/engine-process.ts"), databaseUrl], { stdio: ["pipe", "pipe", "inherit"] });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once("line", resolve);
    void gone.then(() => reject(new Error("The engine's process ended before it served.")));
  });
  return { url, close: async () => (child.stdin.end(), gone) };
}

describe("the suite drives a server of another process over HTTP", () => {
  const drives: (() => Promise<void>)[] = [];
  const closers: (() => Promise<void>)[] = [];
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
    const server = await startEngine(database.url);
    closers.unshift(() => server.close());
    const app = await connectServer({ url: server.url }, (client) =>
      cases.flatMap(({ build }, index) => {
        const { tools, functions } = caseTools(client, `h${index}`);
        drives.push(build(tools));
        return functions;
      }),
    );
    closers.unshift(() => app.close());
  });
  afterAll(async () => {
    for (const close of closers) await close();
    await database.drop();
  });

  describe.concurrent("cases", () => {
    for (const [index, { name }] of cases.entries()) {
      it(name, async ({ expect }) => {
        expect(cases).toHaveLength(KINDS.length);
        await drives[index]?.();
      });
    }
  });
});
