import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { RunsServer } from "@/testing/runs-server";
import { COMMANDS } from "./commands";
import { main } from "./main";
import { nearestName } from "./terminal/nearest-name";
import type { Terminal } from "./terminal/terminal";

let server: RunsServer;
let dir: string;

beforeAll(async () => {
  server = await RunsServer.start();
  dir = mkdtempSync(join(tmpdir(), "risk-cli-"));
});
afterAll(async () => {
  await server.stop();
  rmSync(dir, { recursive: true });
});
beforeEach(() => {
  server.seen.length = 0;
  server.runs.clear();
  server.faults = [];
  server.streamFaults = [];
  server.others.clear();
  server.token = null;
});

interface Ended {
  code: number;
  out: string;
  err: string;
}

/** One command line, in this process, against the test's server. */
async function risk(args: string[], world: Partial<Terminal> = {}): Promise<Ended> {
  let out = "";
  let err = "";
  const code = await main(args, {
    out: (text) => (out += text), err: (text) => (err += text), screen: false, columns: 80, input: async () => "", interrupted: new AbortController().signal,
    settings: { apiUrl: server.url, apiKey: "rdk_1" }, ...world,
  });
  return { code, out, err };
}
const json = ({ out }: Ended): unknown => JSON.parse(out);
const bodyOf = (at = 0): unknown => server.asked("POST")[at]?.body;

describe("risk run submit", () => {
  it("sends every flag under the contract's name", async () => {
    const file = join(dir, "input.json");
    writeFileSync(file, '{"query":"x"}');
    const flags = ["--recipe", "r", "--recipe-config", '{"format":"json"}', "--input", `@${file}`, "--timeout", "60", "--idempotency-key", "k", "--idempotency-scope", "session",
      "--webhook-url", "https://example.com/h", "--session-id=s", "--metadata", "order=7", "--metadata", "note=a=b"];
    const ended = await risk(["run", "submit", "Look at this", ...flags, "--json"]);
    expect(bodyOf()).toEqual({
      prompt: "Look at this", recipeName: "r", recipeConfig: { format: "json" }, input: { query: "x" }, timeout: 60, idempotencyKey: "k", idempotencyScope: "session",
      webhookUrl: "https://example.com/h", sessionId: "s", metadata: { order: "7", note: "a=b" },
    });
    const [jobId] = server.runs.keys();
    expect([ended.code, json(ended)]).toEqual([0, { jobId, recipeName: "r", status: "queued", replayed: false, webhookSecret: "whsec_once" }]);
    expect(ended.err).toContain("whsec_once");
  });

  it.each<[string, string[], unknown]>([
    ["JSON", ["--input", "[1,2]"], [1, 2]],
    ["a number", ["--input", "7"], 7],
    ["a text", ["--input", "what is due"], "what is due"],
    ["stdin", ["--input", "-"], { from: "stdin" }],
  ])("takes --input as %s", async (_what, flags, input) => {
    await risk(["run", "submit", "--recipe", "r", ...flags], { input: async () => '{"from":"stdin"}' });
    expect(bodyOf()).toMatchObject({ input });
  });

  it("prints the id alone on stdout for people, and what to do next on stderr", async () => {
    const ended = await risk(["run", "submit", "x"]);
    const [jobId = ""] = server.runs.keys();
    expect(ended).toMatchObject({ code: 0, out: `${jobId}\n` });
    expect(ended.err).toContain(`risk run status ${jobId}`);
  });

  const endWith = async (status: "succeeded" | "failed" | "cancelled"): Promise<string> => {
    await expect.poll(() => server.runs.size, { interval: 1 }).toBe(1);
    const [jobId = ""] = server.runs.keys();
    server.move(jobId, "running");
    server.tell(jobId, "progress", { progress: 50, done: 1, total: 2, sentence: "Reading page 1 of 2" });
    server.move(jobId, status, status === "succeeded" ? { output: "42" } : null);
    return jobId;
  };

  it.each([["succeeded", 0], ["failed", 1], ["cancelled", 8]] as const)("--wait tells of a job that %s and exits %d", async (status, code) => {
    const ending = risk(["run", "submit", "x", "--wait", "--poll-interval", "0.001", "--json"]);
    const jobId = await endWith(status);
    const ended = await ending;
    expect(ended.code).toBe(code);
    expect(json(ended)).toMatchObject({ jobId, status, result: status === "succeeded" ? { output: "42" } : null });
    expect(ended.err).toContain(status === "succeeded" ? "" : `It was ${status}. Try again.`);
  });

  it("--stream prints an event a line with --json", async () => {
    const ending = risk(["run", "submit", "x", "--stream", "--json"]);
    const jobId = await endWith("succeeded");
    const { code, out } = await ending;
    const lines = out.trimEnd().split("\n").map((line) => JSON.parse(line) as { type: string; seq?: number });
    expect(code).toBe(0);
    expect(lines[0]).toEqual({ type: "submitted", jobId, recipeName: "prompt", status: "queued", replayed: false });
    expect(lines.slice(1).map(({ type }) => type)).toEqual(["status", "status", "progress", "status", "result"]);
  });

  it.each([[true, "\r\x1b[2K████████████░░░░░░░░░░░░  50 % Reading page 1 of 2"], [false, " 50 % Reading page 1 of 2\n"]])("--stream draws progress (on a screen: %s), then the result", async (screen, drawn) => {
    const ending = risk(["run", "submit", "x", "--stream"], { screen });
    await endWith("succeeded");
    const { code, out, err } = await ending;
    expect([code, out]).toEqual([0, '{\n  "output": "42"\n}\n']);
    expect(err).toContain(drawn);
  });

  it.each([["--wait"], ["--stream"]])("%s gives up after --wait-timeout with exit 7, and the job goes on", async (flag) => {
    const ended = await risk(["run", "submit", "x", flag, "--wait-timeout", "0.05", "--poll-interval", "0.001", "--json"]);
    const [jobId = ""] = server.runs.keys();
    expect(ended.code).toBe(7);
    expect(JSON.parse(ended.out.trimEnd().split("\n").at(-1) ?? "")).toMatchObject({ error: { code: "WAIT_TIMEOUT", jobId } });
    expect(server.runs.get(jobId)?.view.status).toBe("queued");
  });

  it.each([["--wait"], ["--stream"]])("Ctrl-C during %s leaves the job running and says so", async (flag) => {
    const ctrlC = new AbortController();
    const ending = risk(["run", "submit", "x", flag], { interrupted: ctrlC.signal });
    const asks = (): number => server.asked(`GET /api/v1/runs/${[...server.runs.keys()][0] ?? "none"}`).length;
    await expect.poll(asks, { interval: 1 }).toBeGreaterThan(0);
    ctrlC.abort(new Error("Ctrl-C"));
    const { code, err } = await ending;
    const [jobId = ""] = server.runs.keys();
    expect(code).toBe(130);
    expect(err).toContain(`Job ${jobId} goes on.`);
    expect(server.asked("POST")).toHaveLength(1);
  });
});

describe.each(["run", "background"])("risk %s", (group) => {
  it("status, result, cancel, retry and delete speak of one job", async () => {
    const jobId = server.add({ metadata: { order: "7" } });
    expect(json(await risk([group, "status", jobId, "--json"]))).toMatchObject({ jobId, status: "queued" });
    expect((await risk([group, "status", jobId])).out).toMatch(/^Job {7}\S+\nRecipe {4}my-recipe\nState {5}queued\nLabels {4}order=7\n/);
    expect(await risk([group, "result", jobId, "--json"])).toMatchObject({ code: 7, out: expect.stringContaining("NOT_ENDED") as string });
    expect(json(await risk([group, "cancel", jobId, "--json"]))).toMatchObject({ jobId, status: "cancelled" });
    expect(await risk([group, "cancel", jobId])).toMatchObject({ code: 0, out: `Cancelled job ${jobId}.\n` });
    expect(await risk([group, "result", jobId])).toMatchObject({ code: 8, out: "" });
    const again = await risk([group, "retry", jobId, "--json"]);
    expect(json(again)).toMatchObject({ retryOf: jobId, status: "queued" });
    expect(await risk([group, "delete", jobId, "--json"])).toMatchObject({ code: 0, out: `${JSON.stringify({ jobId, deleted: true })}\n` });
    expect(await risk([group, "delete", jobId])).toMatchObject({ code: 6 });
  });

  it("result prints a text as it stands and anything else as JSON", async () => {
    const jobId = server.add();
    server.move(jobId, "succeeded", "the answer");
    expect(await risk([group, "result", jobId])).toMatchObject({ code: 0, out: "the answer\n", err: "" });
    expect(json(await risk([group, "result", jobId, "--json", "--wait"]))).toMatchObject({ result: "the answer" });
  });

  it("stream goes on behind an event", async () => {
    const jobId = server.add();
    server.move(jobId, "succeeded", 1);
    const { out } = await risk([group, "stream", jobId, "--after", "2", "--json"]);
    expect(out.trimEnd().split("\n").map((line) => (JSON.parse(line) as { seq: number }).seq)).toEqual([3]);
  });

  it("list filters, and stops at its limit", async () => {
    for (let made = 0; made < 3; made++) server.add({ sessionId: "s" });
    const failed = server.add({ sessionId: "s", recipeName: "r" });
    server.move(failed, "failed");
    const flags = ["--status", "failed", "--recipe", "r", "--session-id", "s", "--from", "2026-01-01T00:00:00Z", "--to", "2027-01-01T00:00:00Z", "--idempotency-key", "k"];
    const ended = await risk([group, "list", ...flags, "--json"]);
    expect(json(ended)).toMatchObject({ runs: [{ jobId: failed }] });
    expect(new URL(server.asked("GET")[0]?.path ?? "", "http://x").search).toBe("?status=failed&recipe=r&from=2026-01-01T00%3A00%3A00Z&to=2027-01-01T00%3A00%3A00Z&sessionId=s&idempotencyKey=k&pageSize=20");
    expect((json(await risk([group, "list", "--limit", "2", "--json"])) as { runs: unknown[] }).runs).toHaveLength(2);
    expect((await risk([group, "list"])).out.split("\n")[0]).toMatch(/^JOB +RECIPE +STATE +CREATED +STEP$/);
    server.runs.clear();
    expect((await risk([group, "list"])).out).toBe("No jobs.\n");
  });
});

describe("risk background submit", () => {
  it("never waits", async () => {
    expect(await risk(["background", "submit", "x"])).toMatchObject({ code: 0 });
    expect(await risk(["background", "submit", "x", "--wait"])).toMatchObject({ code: 2 });
  });
});

describe("risk schedule and risk recipes", () => {
  const schedule = { id: "s1", name: "Nightly", recipe: "gap-detection", cadence: "daily", timezone: "UTC", words: "every day at 00:00, UTC", state: "active", nextAt: "2026-03-02T00:00:00.000Z" };
  const slot = { id: "x", slotAt: "2026-03-01T00:00:00.000Z", firedAt: "2026-03-01T00:00:01.000Z", outcome: "CAUGHT_UP", reason: null, job: { id: "j1", status: "succeeded", error: null, durationSeconds: 3 } };
  const stats = { outcomes: { FIRED: 3, BRAKED: 0 }, jobs: { succeeded: 2, failed: 1 }, successRate: 2 / 3, averageSeconds: 4.25, costUsd: 1.5, spentThisMonthUsd: 0.5, maxCostUsd: 2, nextAt: null };
  const paths: [args: string[], request: string, answer: unknown, text: RegExp][] = [
    [["prompt", "list"], "GET /api/v1/prompts", { prompts: [{ slug: "market", name: "Market", latest: 3, staging: null, production: 2 }], nextCursor: null, total: 1 }, /market +Market +3 +– +2/],
    [["prompt", "versions", "market"], "GET /api/v1/prompts/market/versions", { versions: [{ id: "v1", number: 3, labels: ["latest"], author: { id: null, name: "Ana" }, note: "Shorter" }], nextCursor: null, total: 1 }, /3 +v1 +latest +Ana +Shorter/],
    [["schedule", "list"], "GET /api/v1/schedules", { schedules: [schedule] }, /Nightly +gap-detection +every day at 00:00, UTC +2026-03-02 00:00 UTC/],
    [["schedule", "run", "s1"], "POST /api/v1/schedules/s1/run", { slotId: "x", jobId: "j1" }, /^j1$/m],
    [["schedule", "pause", "s1"], "POST /api/v1/schedules/s1/pause", { ...schedule, state: "paused" }, /Paused "Nightly"/],
    [["schedule", "resume", "s1"], "POST /api/v1/schedules/s1/resume", schedule, /Active again: "Nightly", next 2026-03-02 00:00 UTC/],
    [["schedule", "delete", "s1"], "DELETE /api/v1/schedules/s1", null, /Deleted schedule s1/],
    [["schedule", "logs", "s1"], "GET /api/v1/schedules/s1/logs", { slots: [slot], nextCursor: null }, /2026-03-01 00:00 UTC +caught up +j1 +succeeded/],
    [["schedule", "stats", "s1"], "GET /api/v1/schedules/s1/stats", stats, /Slots {5}3 fired\n[^]*Success {3}67 %\n[^]*0.50 USD this month of at most 2.00 USD/],
    [["recipes"], "GET /api/v1/recipes", { recipes: [{ name: "gap-detection", version: "1.0.0", description: "Finds gaps." }] }, /gap-detection +1.0.0 +Finds gaps\./],
  ];

  it.each(paths)("%j asks %s", async (args, request, answer, text) => {
    server.others.set(request, () => ({ body: answer }));
    const forPeople = await risk(args);
    expect([forPeople.code, forPeople.out]).toEqual([0, expect.stringMatching(text)]);
    const forPrograms = await risk([...args, "--json"]);
    expect(forPrograms.out.trimEnd().split("\n")).toHaveLength(1);
    if (answer !== null && !("nextCursor" in (answer as object))) expect(json(forPrograms)).toEqual(answer);
  });

  it("create sends what is said and leaves the rest to the template", async () => {
    server.others.set("POST /api/v1/schedules", () => ({ status: 201, body: schedule }));
    const flags = ["--name", "Nightly", "--every", "0 6 * * 1", "--timezone", "Africa/Nairobi", "--input", '{"a":1}', "--recipe-config", '{"b":2}', "--max-retries", "2", "--timeout", "60", "--max-cost-usd", "1.5"];
    expect(await risk(["schedule", "create", "gap-detection", ...flags])).toMatchObject({ code: 0, out: "s1\n" });
    expect(bodyOf()).toEqual({ name: "Nightly", recipe: "gap-detection", cadence: "0 6 * * 1", timezone: "Africa/Nairobi", input: { a: 1 }, config: { b: 2 }, maxRetries: 2, timeoutSec: 60, maxCostUsd: 1.5 });
    await risk(["schedule", "create", "gap-detection"]);
    expect(bodyOf(1)).toEqual({ name: "gap-detection", recipe: "gap-detection" });
  });
});

describe("wrong use", () => {
  it.each<[string[], number, string | RegExp]>([
    [["rum"], 2, 'Did you mean "run"?'],
    [["run", "sbumit", "x"], 2, 'There is no command "run sbumit". Did you mean "run submit"?'],
    [["shcedule", "list"], 2, 'Did you mean "schedule"?'],
    [["run"], 2, "risk run needs one of: submit, status, result, stream, list, cancel, retry, delete."],
    [["run", "submit"], 2, "Say what to run: a TEXT, or --recipe NAME."],
    [["run", "submit", "two", "words"], 2, "quotation marks"],
    [["run", "status"], 2, "ID is missing."],
    [["run", "submit", "x", "--recpie", "r"], 2, "There is no flag --recpie here. Did you mean --recipe?"],
    [["run", "submit", "x", "--zzz"], 2, /There is no flag --zzz here\. risk run submit --help/],
    [["run", "submit", "x", "--constructor"], 2, "There is no flag --constructor here."],
    [["run", "submit", "x", "--timeout"], 2, "--timeout needs a value"],
    [["run", "submit", "x", "--timeout", "--wait"], 2, "--timeout needs a value"],
    [["run", "submit", "x", "--timeout", "soon"], 2, '--timeout takes a whole number from 1 to 86400, not "soon".'],
    [["run", "submit", "x", "--timeout", "0"], 2, "from 1 to 86400"],
    [["run", "submit", "x", "--timeout", "1.5"], 2, "whole number"],
    [["run", "submit", "x", "--timeout", "1", "--timeout", "2"], 2, "--timeout is given twice."],
    [["run", "submit", "x", "--wait=yes"], 2, "--wait takes no value."],
    [["run", "submit", "x", "--metadata", "order"], 2, "--metadata takes a name and a value"],
    [["run", "submit", "x", "--idempotency-scope", "all"], 2, "none, session, global"],
    [["run", "submit", "x", "--input", "{broken"], 2, "--input: its value is not valid JSON"],
    [["run", "submit", "x", "--input", "@/no/such/file"], 2, "cannot be read (ENOENT)"],
    [["run", "submit", "x", "--recipe-config", "[1]"], 2, "--recipe-config takes a JSON object"],
    [["run", "submit", "x", "--recipe-config", '{"a":{}}'], 2, '"a" must be a text'],
    [["run", "submit", "x", "--input", "-", "--recipe-config", "-"], 2, "Only one of"],
    [["run", "list", "--status", "done"], 2, "--status is one of queued"],
    [["run", "submit", "--recipe", "no-such-recipe"], 2, "Refused: UNKNOWN_RECIPE."],
    [["run", "submit", "x", "--api-url", "desk"], 3, '"desk" is not the address of a Risk Desk'],
    [["assess"], 2, "FILE is missing."],
    [["assess", "a.pdf", "--as-of", "soon"], 2, "--as-of takes a date"],
    [["assess", "/no/such/file.pdf"], 2, '"/no/such/file.pdf" cannot be opened (ENOENT)'],
  ])("%j exits %d and says why", async (args, code, why) => {
    const ended = await risk(args);
    expect([ended.code, ended.out]).toEqual([code, ""]);
    expect(ended.err).toMatch(why instanceof RegExp ? why : new RegExp(why.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
  });

  it("with --json is one document on stdout too", async () => {
    expect(json(await risk(["run", "status", "--json"]))).toEqual({ error: { code: "USAGE", message: "ID is missing." } });
    expect(json(await risk(["run", "status", "x", "--json"]))).toMatchObject({ error: { code: "NOT_FOUND", status: 404, jobId: "x", requestId: "req-1" } });
  });
});

describe("the server's refusals", () => {
  it.each<[string, () => void, number, string]>([
    ["a wrong token", () => (server.token = "rdk_other"), 5, "UNAUTHENTICATED"],
    ["a missing scope", () => (server.faults = [{ status: 403, code: "FORBIDDEN" }]), 5, "FORBIDDEN"],
    ["another's job", () => undefined, 6, "NOT_FOUND"],
    ["a state that does not allow it", () => (server.faults = [{ status: 409, code: "STATE" }]), 2, "STATE"],
    ["something else at the address", () => (server.faults = ["html"]), 4, "Is it the address of a Risk Desk?"],
    ["too many calls", () => (server.faults = [{ status: 429, retryAfter: 3600, code: "RATE_LIMITED" }]), 4, "RATE_LIMITED"],
  ])("%s: its own exit code", async (_what, prepare, code, why) => {
    prepare();
    const ended = await risk(["run", "status", "00000000-0000-4000-8000-000000000000"]);
    expect([ended.code, ended.out]).toEqual([code, ""]);
    expect(ended.err).toContain(why);
  });

  it("no server at all exits 4", async () => {
    expect(await risk(["run", "list"], { settings: { apiUrl: "http://127.0.0.1:9", apiKey: "rdk_1" } })).toMatchObject({ code: 4, err: expect.stringContaining("cannot be reached") as string });
  });

  it("no token exits 3 before anything is asked", async () => {
    expect(await risk(["run", "list", "--json"], { settings: { apiUrl: server.url } })).toMatchObject({ code: 3, out: expect.stringContaining('"CONFIG"') as string });
    expect(server.seen).toEqual([]);
  });
});

describe("settings", () => {
  it("come from flags before the environment", async () => {
    server.token = "rdk_flag";
    expect(await risk(["run", "list", "--api-url", server.url, "--api-key", "rdk_flag"], { settings: { apiUrl: "http://127.0.0.1:9", apiKey: "rdk_env" } })).toMatchObject({ code: 0 });
  });
});

describe("help", () => {
  it.each(COMMANDS.map((command) => [command.name, command] as const))("of %s names each of its flags", async (name, { flags }) => {
    const { code, out, err } = await risk([...name.split(" "), "--help"]);
    expect([code, err]).toEqual([0, ""]);
    for (const flag of Object.keys(flags)) expect(out).toContain(`--${flag}`);
    expect(server.seen).toEqual([]);
  });

  it.each([[[]], [["help"]], [["--help"]], [["-h"]]])("for %j lists every command", async (args) => {
    const { code, out } = await risk(args);
    expect(code).toBe(0);
    for (const { name } of COMMANDS) expect(out).toContain(`risk ${name}`);
  });

  it("of a group lists its commands", async () => {
    const { out } = await risk(["schedule", "--help"]);
    expect(out).toContain("risk schedule pause");
    expect(out).not.toContain("risk run");
  });
});

describe("the nearest name", () => {
  it.each([["wiat", "wait"], ["sess", "session-id"], ["metdata", "metadata"], ["x", null], ["colour", null]])("to %s is %s", (name, near) =>
    expect(nearestName(name, ["wait", "session-id", "metadata"])).toBe(near));
});
