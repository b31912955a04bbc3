/**
 * Proves `npm start` on a data folder of its own: first start, second start, a busy port, a second start beside it,
 * a kill -9 of itself and of its database, and that nothing is left running. Prints "ok …" or "not ok …" a check; part of `npm test`.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { commandLine, isAlive } from "./lib/processes.mjs";
import { root } from "./lib/project.mjs";

const DATA = mkdtempSync(path.join(tmpdir(), "risk-desk-start-"));
const PATIENCE_MS = 240_000;
let failed = 0;

function tell(name, ok, detail = "") {
  if (!ok) failed += 1;
  console.log(`${ok ? "ok" : "not ok"} ${name}${ok ? "" : `\n  ${detail.replaceAll("\n", "\n  ")}`}`);
}

/** Starts the app; resolves once it has said its last word or has ended. */
async function start(env = {}) {
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: "", AUTH_SECRET: "", APP_URL: "", DATA_DIR: DATA, NODE_ENV: "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const run = { child, output: "", code: null };
  const ended = new Promise((resolve) => child.once("close", (code, signal) => resolve((run.code = code ?? signal))));
  const ready = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        run.output += chunk;
        // The last line of a start: whatever it says of ports and passwords stands before it, in this chunk or an earlier one.
        if (run.output.includes("Ctrl-C stops it.")) resolve(undefined);
      });
    }
  });
  const timer = setTimeout(() => child.kill("SIGTERM"), PATIENCE_MS);
  await Promise.race([ready, ended]);
  clearTimeout(timer);
  run.url = /Open (\S+)/.exec(run.output)?.[1];
  run.stop = async (signal) => {
    child.kill(signal);
    await ended;
    return run.code;
  };
  return run;
}

const health = async (url) => fetch(`${url}/api/health`, { signal: AbortSignal.timeout(20_000) }).then((answer) => answer.status, (error) => error.message);

/** Programs of this data folder that still run: the database names it on its command line. */
function leftovers() {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc").map(Number).filter((pid) => pid > 0 && pid !== process.pid && isAlive(pid) && commandLine(pid).includes(DATA)).map(commandLine);
}

async function untilNothingRuns(url) {
  for (const end = Date.now() + 20_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 100))) {
    if (leftovers().length === 0 && typeof (await health(url)) === "string") return true;
  }
  return false;
}

/** True once the database has been told gone and back, and the app serves. */
async function untilHealthy(run) {
  for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 200))) {
    if (run.output.includes("The database is back.") && (await health(run.url)) === 200) return true;
  }
  return false;
}

async function checks() {
  const blocker = createServer((_request, response) => response.end());
  await new Promise((resolve) => blocker.listen(0, "127.0.0.1", resolve));
  const busy = blocker.address().port;

  const first = await start({ PORT: String(busy) });
  const passwords = first.output.match(/^ +(admin|analyst|viewer) +\S+@\S+ +\S+$/gm) ?? [];
  tell("a first start prints the address and one-time passwords for three people", Boolean(first.url) && passwords.length === 3, first.output);
  tell("a busy port is replaced and said", first.output.includes(`Port ${busy} is in use`) && !first.url?.endsWith(`:${busy}`), first.output);
  blocker.close();
  tell("it serves", (await health(first.url)) === 200, String(await health(first.url)));

  const beside = await start();
  tell("a second start beside it is told where the first runs", beside.code === 1 && beside.output.includes(`already runs from this folder at ${first.url}`), beside.output);
  tell("and does it no harm", (await health(first.url)) === 200);

  process.kill(Number(readFileSync(path.join(DATA, "postgres", "postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
  tell("a database killed under it is started again, and the app goes on", await untilHealthy(first), first.output);
  tell("Ctrl-C ends it with 0", (await first.stop("SIGINT")) === 0, first.output);
  tell("and leaves nothing running", await untilNothingRuns(first.url), leftovers().join("\n"));

  const second = await start({ PORT: String(busy) });
  tell("a second start serves on the port that was asked for and prints no password", second.url === `http://localhost:${busy}` && !/one-time|First sign-in/.test(second.output), second.output);
  await second.stop("SIGKILL");
  tell("kill -9 leaves nothing running", await untilNothingRuns(second.url), leftovers().join("\n"));

  const third = await start();
  tell("a start after kill -9 serves again", (await health(third.url)) === 200, third.output);
  tell("SIGTERM ends it with 0", (await third.stop("SIGTERM")) === 0, third.output);
  tell("and leaves nothing running either", await untilNothingRuns(third.url), leftovers().join("\n"));

  const bad = await start({ INNGEST_BASE_URL: "http://localhost:1" });
  tell("a half-configured part is refused by the variable's name", bad.code === 1 && bad.output.includes("INNGEST_EVENT_KEY is not set"), bad.output);
}

try {
  await checks();
} catch (error) {
  tell("the checks of npm start ran", false, error.stack);
} finally {
  rmSync(DATA, { recursive: true, force: true });
}
process.exit(failed > 0 ? 1 : 0);
