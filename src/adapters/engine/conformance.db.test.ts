import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, it } from "vitest";
import type { Inngest, InngestFunction } from "inngest";
import { caseTools, connectServer, conformanceCases } from "@/testing/conformance";
import { createTestDatabase } from "@/testing/database";
import { startEngineApp } from "@/testing/engine-app";

/** The same cases on the embedded engine, or on the server that INNGEST_CONFORMANCE_URL names (docs/operations.md). */
const { INNGEST_CONFORMANCE_URL: url, INNGEST_CONFORMANCE_APP_HOST: appHost, INNGEST_CONFORMANCE_EVENT_KEY: eventKey, INNGEST_CONFORMANCE_SIGNING_KEY: signingKey } = process.env;
/** Cases that hold a call must not keep the others waiting. */
const PLACES = 40;
const CASE_TIMEOUT_MS = 160_000;

const notBuilt = (): never => {
  throw new Error("The case was not built.");
};

interface Driven {
  client: Inngest;
  close(): Promise<void>;
}

async function onEmbeddedEngine(build: (client: Inngest) => InngestFunction.Like[]): Promise<Driven> {
  const database = await createTestDatabase();
  const app = await startEngineApp(database.url, build, { concurrency: PLACES, appId: "conformance" });
  return {
    client: app.client,
    close: async () => {
      await app.stop();
      await database.drop();
    },
  };
}

describe(url ? `conformance of the server at ${url}` : "conformance of the embedded engine", () => {
  // A server remembers what earlier times registered and sent.
  const time = randomBytes(3).toString("hex");
  const drives: (() => Promise<void>)[] = [];
  let driven: Driven | undefined;

  beforeAll(async () => {
    const build = (client: Inngest): InngestFunction.Like[] =>
      conformanceCases.flatMap(({ build: buildCase }, index) => {
        const { tools, functions } = caseTools(client, `c${index}-${time}`);
        drives.push(buildCase(tools));
        return functions;
      });
    driven = url ? await connectServer({ url, appHost, eventKey, signingKey }, build) : await onEmbeddedEngine(build);
  });
  afterAll(() => driven?.close());

  describe.concurrent("cases", () => {
    for (const [index, { name }] of conformanceCases.entries()) it(name, () => (drives[index] ?? notBuilt)(), CASE_TIMEOUT_MS);
  });
});
