/**
 * `npm start` and `npm run dev`: from a fresh clone to a running app, and Ctrl-C back to nothing running.
 * Until the packages are there, only Node's own modules may be imported.
 */
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { startApp } = await import("./lib/start-app.mjs");
const known = new Set(["--dev", "--timing"]);
const unknown = process.argv.slice(2).find((flag) => !known.has(flag));
if (unknown) {
  console.error(`Unknown option ${unknown}. There are --dev (reload while you edit) and --timing (say where the time went).`);
  process.exit(2);
}
await startApp({ dev: process.argv.includes("--dev"), timing: process.argv.includes("--timing") });
