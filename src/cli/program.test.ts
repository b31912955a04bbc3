import { execFile, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { RunsServer } from "@/testing/runs-server";

const run = promisify(execFile);
const PROGRAM = join(process.cwd(), "dist/cli/risk.js");
/** Somewhere else than the project, as after an installation. */
const elsewhere = { cwd: tmpdir() };

let server: RunsServer;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  await run(process.execPath, ["scripts/build-programs.mjs"]);
  server = await RunsServer.start();
  env = { ...process.env, RISK_DESK_API_URL: server.url, RISK_DESK_API_KEY: "rdk_1" };
  // Building it compiles the client's types.
}, 240_000);
afterAll(() => server.stop());
beforeEach(() => {
  server.seen.length = 0;
  server.runs.clear();
});

describe("the built command", { timeout: 240_000 }, () => {
  it("runs with plain node and takes its settings from the environment", async () => {
    const jobId = server.add();
    const { stdout, stderr } = await run(process.execPath, [PROGRAM, "run", "status", jobId, "--json"], { ...elsewhere, env });
    expect([JSON.parse(stdout), stderr]).toEqual([expect.objectContaining({ jobId, status: "queued" }), ""]);
    expect(server.seen[0]?.headers.authorization).toBe("Bearer rdk_1");
  });

  it("reads stdin", async () => {
    const child = spawn(process.execPath, [PROGRAM, "run", "submit", "--recipe", "r", "--input", "-"], { ...elsewhere, env, stdio: ["pipe", "ignore", "ignore"] });
    child.stdin.end('{"from":"stdin"}');
    expect(await new Promise((resolve) => child.once("close", resolve))).toBe(0);
    expect(server.seen[0]?.body).toMatchObject({ input: { from: "stdin" } });
  });

  it.skipIf(process.platform === "win32")("ends at Ctrl-C, and the job goes on", async () => {
    const child = spawn(process.execPath, [PROGRAM, "run", "submit", "x", "--wait"], { ...elsewhere, env, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    child.stderr.on("data", (chunk) => (said += String(chunk)));
    const ended = new Promise((resolve) => child.once("close", resolve));
    await expect.poll(() => server.asked("GET").length, { timeout: 60_000 }).toBeGreaterThan(0);
    child.kill("SIGINT");
    expect(await ended).toBe(130);
    expect(said).toMatch(/Job \S+ goes on\./);
    expect([...server.runs.values()].map(({ view }) => view.status)).toEqual(["queued"]);
  });

  it("assesses without a server, from any folder", async () => {
    const { stdout } = await run(process.execPath, [PROGRAM, "assess", join(process.cwd(), "samples/harambee-hills-permits.docx"), "--json", "--no-ocr"], { ...elsewhere, maxBuffer: 64 * 1024 * 1024 });
    expect(JSON.parse(stdout)).toMatchObject({ documents: [{ name: "harambee-hills-permits.docx", outcome: "OK" }], overall: {} });
  });
});
