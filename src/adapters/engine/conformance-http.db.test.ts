import { afterAll, beforeAll, describe, it } from "vitest";
import { caseTools, connectServer, conformanceCases } from "@/testing/conformance";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { startEngineServer } from "@/testing/engine-server";

/** One of each kind: what is shown here is the way of driving a server, the cases themselves run elsewhere. */
const KINDS = ["StepRun: sequential", "StepError: a failing", "StepPlanned: twenty", "WaitForEvent: the event that matches", "InvokeFunction: the caller may catch", "cancelOn: a matching"];
const cases = conformanceCases.filter(({ name }) => KINDS.some((kind) => name.startsWith(kind)));

describe("the suite drives a server over HTTP", () => {
  const drives: (() => Promise<void>)[] = [];
  const closers: (() => Promise<void>)[] = [];
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
    const server = await startEngineServer(database.url);
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
