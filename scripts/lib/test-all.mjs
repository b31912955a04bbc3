import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { install } from "./install.mjs";
import { stopRunning } from "./run.mjs";
import { dim, green, red, say, seconds, tail } from "./say.mjs";

/** Checks first, then tests; two at a time, since most machines that run this have two cores. */
const SIDE_BY_SIDE = ["build", "typecheck", "lint", "law", "unit", "db"];
/** Alone, so that nothing competes with a browser for the processor. */
const ALONE = ["start", "e2e"];
const AT_ONCE = 2;

/** Runs the stages named by `--only a,b`, or all, and of the stories those that `--grep TEXT` names; returns the exit code. */
export async function testAll(args) {
  const options = parse(args);
  if (!options) return 2;
  const { only, grep } = options;
  const begin = performance.now();
  const toStop = [stopRunning];
  const stopAll = async () => {
    for (const stop of toStop.splice(0).reverse()) await Promise.resolve(stop()).catch(() => undefined);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => void stopAll().then(() => process.exit(130)));
  const results = [];
  try {
    await install({ onStart: () => say(dim("· installing packages")) });
    const { prepareApp } = await import("./prepare-app.mjs");
    await prepareApp();
    const work = await makeWork(only, toStop);
    const { STAGES } = await import("./test-stages.mjs");
    const runOne = (name) => stage(name, () => STAGES[name](work), results);
    await pool(SIDE_BY_SIDE.filter((name) => only.has(name)), runOne);
    if (only.has("start")) await runOne("start");
    if (only.has("e2e")) await stage("e2e", () => endToEnd({ ...work, grep }, STAGES, toStop), results);
  } catch (error) {
    record(results, "set-up", { passed: 0, failed: 1, skipped: 0, output: `${error.message}\n${error.output ?? ""}` }, performance.now() - begin);
  } finally {
    await stopAll();
  }
  return sum(results, performance.now() - begin);
}

function parse(args) {
  const all = [...SIDE_BY_SIDE, ...ALONE];
  const options = { only: new Set(all), grep: [] };
  for (let at = 0; at < args.length; at += 2) {
    const value = args[at + 1];
    if (args[at] === "--only" && value?.split(",").every((name) => all.includes(name))) options.only = new Set(value.split(","));
    else if (args[at] === "--grep" && value) options.grep = ["--grep", value];
    else {
      console.error(`Use: npm test -- --only NAME,NAME --grep TEXT, with names of ${all.join(", ")}; --grep chooses among the e2e stories.`);
      return null;
    }
  }
  return options;
}

/** The folder of this run and, when a stage needs it, the one Postgres all of them share. */
async function makeWork(only, toStop) {
  const dir = mkdtempSync(path.join(tmpdir(), "risk-desk-test-"));
  chmodSync(dir, 0o711);
  toStop.push(() => rmSync(dir, { recursive: true, force: true }));
  if (!only.has("db") && !only.has("e2e")) return { dir };
  const { startScratchPostgres } = await import("./postgres.mjs");
  const cluster = await startScratchPostgres();
  toStop.push(cluster.stop);
  return { dir, cluster, clusterUrl: cluster.url("postgres") };
}

/** Serves the built app on its own database and port, and lets Playwright at it. */
async function endToEnd(work, stages, toStop) {
  const [{ ensureBrowser }, { serveForTests }] = await Promise.all([import("./browser.mjs"), import("./serve-for-tests.mjs")]);
  const browser = await ensureBrowser((sentence) => say(dim(`· ${sentence}`)));
  const served = await serveForTests({ cluster: work.cluster, dataDir: path.join(work.dir, "data"), secret: randomBytes(24).toString("hex") });
  toStop.push(served.stop);
  const result = await stages.e2e({ ...work, e2eEnv: { ...served.env, E2E_BROWSER: browser } });
  return result.failed > 0 ? { ...result, output: `${result.output}\n--- server ---\n${tail(served.output(), 30)}` } : result;
}

async function pool(names, runOne) {
  const queue = [...names];
  const lane = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) await runOne(name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

async function stage(name, work, results) {
  const begin = performance.now();
  const result = await work().catch((error) => ({ passed: 0, failed: 1, skipped: 0, output: `${error.message}\n${error.output ?? ""}` }));
  record(results, name, result, performance.now() - begin);
}

function record(results, name, result, ms) {
  results.push({ name, ...result });
  const { passed, failed, skipped, output } = result;
  const skippedToo = skipped > 0 ? `, ${skipped} skipped` : "";
  say(`${failed > 0 ? red("✗") : green("✓")} ${name.padEnd(10)} ${passed} passed, ${failed} failed${skippedToo} ${dim(`(${seconds(ms)})`)}`);
  if (failed > 0) say(tail(output, 120));
}

function sum(results, ms) {
  const total = (key) => results.reduce((all, result) => all + result[key], 0);
  const failures = results.filter((result) => result.failed > 0).map((result) => result.name);
  say(`Took ${seconds(ms)}.${failures.length > 0 ? ` Failed: ${failures.join(", ")}.` : ""}`);
  say(`${total("passed")} passed, ${total("failed")} failed`);
  return failures.length > 0 ? 1 : 0;
}
