import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fingerprint, inRoot } from "./project.mjs";
import { runNode } from "./run.mjs";

const GENERATED = inRoot("src/generated/prisma/client.ts");
const STAMP = inRoot("src/generated/prisma.stamp");

const WORKERS = ["scripts/build-extractor.mjs", "scripts/build-report-worker.mjs", "scripts/build-programs.mjs"];

/** Makes what the sources need and git does not hold: the Prisma client, the bundled workers, the client and the risk command. Quick when nothing changed. */
export async function prepareApp() {
  await Promise.all([generateClient(), ...WORKERS.filter((script) => existsSync(inRoot(script))).map((script) => runNode([script]))]);
}

async function generateClient() {
  const stamp = fingerprint(["prisma/schema", "node_modules/prisma/package.json"]);
  if (existsSync(GENERATED) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return;
  // `generate` insists on an engine file it then does not use; any program that exists keeps it from the network.
  await runNode(["node_modules/prisma/build/index.js", "generate"], { env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1", CHECKPOINT_DISABLE: "1" } });
  writeFileSync(STAMP, stamp);
}
