import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildApp } from "./build-app.mjs";
import { runNode } from "./run.mjs";

const bin = {
  tsc: "node_modules/typescript/bin/tsc",
  eslint: "node_modules/eslint/bin/eslint.js",
  depcruise: "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
  vitest: "node_modules/vitest/vitest.mjs",
  playwright: "node_modules/@playwright/test/cli.js",
};

/**
 * What `npm test` is made of. Each stage gives `{ passed, failed, skipped, output }`; a check without parts counts as one.
 * `work` has the folder for results, the test cluster's address and the served app.
 */
export const STAGES = {
  typecheck: () => check([bin.tsc, "--noEmit", "-p", "."]),
  lint: () => check([bin.eslint, ".", "--max-warnings", "0"]),
  law: () => check([bin.depcruise, "src", "--config", ".dependency-cruiser.cjs"]),
  build: async () => {
    await buildApp();
    return { passed: 1, failed: 0, skipped: 0, output: "" };
  },
  unit: (work) => vitest(["pure", "unit"], work),
  db: (work) => vitest(["db"], work, { TEST_DATABASE_CLUSTER_URL: work.clusterUrl }),
  start: () => lines(["scripts/check-start.mjs"]),
  e2e: playwright,
};

async function check(args) {
  const { code, output } = await runNode(args, { check: false });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
}

async function vitest(projects, work, env = {}) {
  const file = path.join(work.dir, `${projects.join("-")}.json`);
  const args = [bin.vitest, "run", ...projects.flatMap((project) => ["--project", project]), "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { code, output } = await runNode(args, { check: false, env: { ...env, NO_COLOR: "1" } });
  const result = readJson(file);
  if (!result) return { passed: 0, failed: 1, skipped: 0, output };
  // A file that cannot be loaded has no tests to fail, but it is a failure.
  const broken = result.testResults.filter((suite) => suite.status === "failed" && suite.assertionResults.length === 0).length;
  return counted(code, { passed: result.numPassedTests, failed: result.numFailedTests + broken, skipped: result.numPendingTests + result.numTodoTests, output });
}

async function playwright(work) {
  const file = path.join(work.dir, "e2e.json");
  const { code, output } = await runNode([bin.playwright, "test", ...work.grep], { check: false, env: { ...work.e2eEnv, PLAYWRIGHT_JSON_OUTPUT_NAME: file, NO_COLOR: "1" } });
  const stats = readJson(file)?.stats;
  if (!stats) return { passed: 0, failed: 1, skipped: 0, output };
  return counted(code, { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped, output });
}

/** A script that prints one line a check: "ok …" or "not ok …". */
async function lines(args) {
  const { code, output } = await runNode(args, { check: false });
  const count = (pattern) => output.match(pattern)?.length ?? 0;
  return counted(code, { passed: count(/^ok /gm), failed: count(/^not ok /gm), skipped: 0, output });
}

/** A runner that ended badly without naming a failed test still failed. */
const counted = (code, result) => (code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result);

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
