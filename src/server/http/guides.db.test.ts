import { execFile, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Scope } from "@/domain/access/scopes";
import { createToken } from "@/features/tokens/server";
import { AssessmentsClient, JobsClient, SchedulesClient } from "@/sdk";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { type ServedApp, serveApp } from "@/testing/served-app";

const SCOPES: Scope[] = ["assessments:read", "assessments:write", "jobs:read", "jobs:write", "schedules:write"];
const GUIDES = ["api", "jobs", "recipes", "schedules"];
/** What the guides use jq for, so that the machine of a test needs none. */
const JQ = `jq() { node -e 'let s="";process.stdin.on("data",(c)=>(s+=c)).on("end",()=>{const v=JSON.parse(s)[process.argv[1].slice(1)];console.log(typeof v==="string"?v:JSON.stringify(v))})' "\${@: -1}"; }`;

const blocks = GUIDES.flatMap((guide) => [...readFileSync(`docs/${guide}.md`, "utf8").matchAll(/```sh\n([^]*?)```/g)].map(([, script = ""], at) => ({ name: `docs/${guide}.md, script ${at + 1}`, script })));

const hasCurl = spawnSync("bash", ["-c", "command -v curl"]).status === 0;

let database: TestDatabase;
let app: ServedApp;
let home: string;
let env: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  home = mkdtempSync(path.join(tmpdir(), "guides-"));
  app = await serveApp({ databaseUrl: database.url, dataDir: path.join(home, "data"), recipesDir: "recipes" });
  copyFileSync("samples/harambee-hills-business-plan.pdf", path.join(home, "plan.pdf"));
  const { token } = await createToken(await testContext({ db: database.db }), { name: "guides", scopes: SCOPES, lifetimeDays: null });
  const options = { apiUrl: app.url, apiKey: token };
  const { id: assessmentId } = await new AssessmentsClient(options).create({ name: "Weekly", firm: "Hill Growers" });
  const schedule = await new SchedulesClient(options).create({ recipe: "gap-detection", name: "Known", cadence: "daily", timezone: "UTC", input: { assessmentId } });
  const run = await new JobsClient(options).submit({ prompt: "Hello" });
  await run.wait(1);
  env = { RISK_DESK_API_URL: app.url, RISK_DESK_API_KEY: token, ASSESSMENT_ID: assessmentId, SCHEDULE_ID: schedule.id, RUN_ID: run.jobId };
}, 300_000);
afterAll(async () => {
  await app.stop();
  await database.drop();
});

describe.skipIf(!hasCurl)("the scripts of the guides", () => {
  it("are found", () => expect(blocks.length).toBeGreaterThanOrEqual(5));

  it.each(blocks)("$name runs as it stands, and no call fails", async ({ script }) => {
    // --fail for every curl: a refused call ends the script.
    const text = `set -euo pipefail\ncurl() { command curl --fail --silent --show-error "$@"; }\n${JQ}\n${script}`;
    const { stdout } = await promisify(execFile)("bash", ["-c", text], { cwd: home, env: { ...process.env, ...env }, timeout: 100_000 });
    expect(stdout).not.toBe("");
  }, 120_000);

  it("leave the report they promise", () => {
    expect(existsSync(path.join(home, "report.pdf"))).toBe(true);
    expect(readFileSync(path.join(home, "report.pdf")).subarray(0, 5).toString()).toBe("%PDF-");
  });
});
