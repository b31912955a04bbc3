import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SCOPES } from "@/domain/access/scopes";
import { createToken } from "@/features/tokens/server";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { type ServedApp, serveApp } from "@/testing/served-app";
import { main } from "./main";

const ECHO = `
name: echo
version: 1.0.0
description: Says its input again.
run: { prompt: { user: "You said {{input}}" } }
`;
let database: TestDatabase;
let app: ServedApp;
let dir: string;
let tokens: { owner: string; other: string; reader: string };

beforeAll(async () => {
  database = await createTestDatabase();
  dir = mkdtempSync(join(tmpdir(), "risk-desk-cli-"));
  mkdirSync(join(dir, "recipes/echo"), { recursive: true });
  writeFileSync(join(dir, "recipes/echo/TEMPLATE.yaml"), ECHO);
  app = await serveApp({ databaseUrl: database.url, dataDir: join(dir, "data"), recipesDir: join(dir, "recipes") });
  const scopes = SCOPES.filter((scope) => scope !== "admin");
  const [owner, other] = [await testContext({ db: database.db }), await testContext({ db: database.db })];
  tokens = {
    owner: (await createToken(owner, { name: "cli", scopes })).token,
    other: (await createToken(other, { name: "cli", scopes })).token,
    reader: (await createToken(owner, { name: "reader", scopes: ["jobs:read"] })).token,
  };
  // The app's modules are loaded here, and there are many.
}, 300_000);
afterAll(async () => {
  await app.stop();
  await database.drop();
  rmSync(dir, { recursive: true, force: true });
});

async function risk(args: string[], as: keyof typeof tokens = "owner"): Promise<{ code: number; out: string; err: string }> {
  let out = "";
  let err = "";
  const code = await main(args, {
    out: (text) => (out += text), err: (text) => (err += text), screen: false, columns: 80, input: async () => "", interrupted: new AbortController().signal,
    settings: { apiUrl: app.url, apiKey: tokens[as] },
  });
  return { code, out, err };
}
const json = async (args: string[]): Promise<Record<string, unknown>> => {
  const { code, out, err } = await risk([...args, "--json"]);
  expect(code, err).toBe(0);
  return JSON.parse(out) as Record<string, unknown>;
};
const lineOf = ({ out }: { out: string }): string => out.trim();

describe("risk against the real server", () => {
  it("submits, follows, lists and reads back a job", async () => {
    const streamed = await risk(["run", "submit", "--recipe", "echo", "--input", "hello", "--session-id", "s1", "--metadata", "order=7", "--stream", "--json"]);
    const lines = streamed.out.trimEnd().split("\n").map((line) => JSON.parse(line) as { type: string; jobId?: string; status?: string; progress?: number });
    expect([streamed.code, lines[0]?.type, lines.at(-1)?.status, lines.at(-1)?.progress]).toEqual([0, "submitted", "succeeded", 100]);
    const jobId = lines[0]?.jobId ?? "";
    expect(await json(["run", "status", jobId])).toMatchObject({ jobId, recipeName: "echo", status: "succeeded", sessionId: "s1", metadata: { order: "7" } });
    expect(await json(["run", "result", jobId])).toMatchObject({ status: "succeeded", result: { output: { output: "You said hello" } } });
    expect(await json(["background", "list", "--status", "succeeded", "--recipe", "echo", "--session-id", "s1"])).toMatchObject({ runs: [{ jobId }] });
    expect((await risk(["run", "status", jobId], "other")).code).toBe(6);
    expect(await json(["run", "delete", jobId])).toEqual({ jobId, deleted: true });
    expect((await risk(["run", "status", jobId])).code).toBe(6);
  });

  it("gives the same job for the same key", async () => {
    const submit = ["run", "submit", "--recipe", "echo", "--input", "once", "--idempotency-key", "k1"];
    const first = lineOf(await risk(submit));
    const second = await risk(submit);
    expect(lineOf(second)).toBe(first);
    expect(second.err).toContain("This key has been used");
    expect((await risk(["run", "submit", "--recipe", "echo", "--input", "twice", "--idempotency-key", "k1"])).err).toContain("Use a new key");
  });

  it("tells of a failed job by exit 1, and starts it again", async () => {
    const jobId = String((await json(["run", "submit", "--recipe", "echo", "--wait"])).jobId);
    await database.db.job.update({ where: { id: jobId }, data: { status: "FAILED", errorCode: "TIMEOUT", error: "It took too long.", result: {} } });
    const failed = await risk(["run", "result", jobId, "--json"]);
    expect([failed.code, JSON.parse(failed.out)]).toEqual([1, expect.objectContaining({ status: "failed", error: expect.objectContaining({ code: "TIMEOUT", retryable: true }) as object })]);
    expect(await json(["run", "retry", jobId])).toMatchObject({ retryOf: jobId });
  });

  it.each<[string[], keyof typeof tokens, number, string]>([
    [["run", "submit", "--recipe", "none"], "owner", 2, 'There is no recipe "none"'],
    [["run", "submit", "--recipe", "echo", "--idempotency-scope", "session", "--idempotency-key", "k"], "owner", 2, "sessionId"],
    [["run", "status", "7"], "owner", 2, "id must be an id like"],
    [["run", "submit", "--recipe", "echo"], "reader", 5, "jobs:write"],
    [["schedule", "stats", "550e8400-e29b-41d4-a716-446655440000"], "owner", 6, "does not exist"],
  ])("refuses %j for %s with exit %d", async (args, as, code, why) => {
    const ended = await risk(args, as);
    expect([ended.code, ended.out]).toEqual([code, ""]);
    expect(ended.err).toContain(why);
  });

  it("lists the recipes of the installation", async () => {
    expect(await json(["recipes"])).toMatchObject({ recipes: [{ name: "echo" }] });
  });

  it("keeps a schedule through its whole life", async () => {
    const made = await json(["schedule", "create", "echo", "--name", "Nightly", "--every", "0 6 * * *", "--timezone", "Africa/Nairobi", "--input", "hello", "--max-retries", "2"]);
    expect(made).toMatchObject({ name: "Nightly", recipe: "echo", cadence: "0 6 * * *", timezone: "Africa/Nairobi", state: "active", maxRetries: 2 });
    const id = String(made.id);
    expect((await risk(["schedule", "list"])).out).toContain("Nightly");
    expect(await json(["schedule", "pause", id])).toMatchObject({ state: "paused", nextAt: null });
    expect(await json(["schedule", "resume", id])).toMatchObject({ state: "active" });
    const jobId = lineOf(await risk(["schedule", "run", id]));
    expect((await risk(["run", "stream", jobId])).code).toBe(0);
    expect(await json(["schedule", "logs", id])).toMatchObject({ slots: [{ outcome: "BY_HAND", job: { id: jobId, status: "succeeded" } }] });
    expect(await json(["schedule", "stats", id])).toMatchObject({ outcomes: { BY_HAND: 1 }, jobs: { succeeded: 1 }, successRate: 1 });
    expect(await json(["schedule", "delete", id])).toEqual({ id, deleted: true });
    expect(await json(["schedule", "list"])).toEqual({ schedules: [] });
  });
});
