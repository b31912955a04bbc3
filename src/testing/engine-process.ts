/**
 * The embedded engine as an Inngest server of its own process, for the conformance suite's way over HTTP
 * (docs/operations.md): `tsx src/testing/engine-process.ts [DATABASE_URL]`. Prints its address; ends with its stdin
 * or a signal. Without a database it makes one and throws it away.
 */
import { applyMigrations } from "../../scripts/lib/apply-migrations";
import { startScratchPostgres } from "../../scripts/lib/postgres.mjs";
import { startEngineServer } from "./engine-server";

const given = process.argv[2];
const cluster = given === undefined ? await startScratchPostgres() : null;
const url = given ?? cluster?.url("postgres") ?? "";
if (cluster) await applyMigrations(url);
const server = await startEngineServer(url);
process.stdout.write(`${server.url}\n`);

let ending = false;
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  await server.close();
  await cluster?.stop();
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void end());
if (given !== undefined) process.stdin.on("close", () => void end()).resume();
