import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "../limits";
import type { ReadJob } from "../protocol";
import { SandboxPool, type PoolOptions } from "./sandbox-pool";

/** A child that misbehaves as its job's name says; it speaks the real protocol. */
const CHILD = `
import fs from "node:fs";
import { spawnSync } from "node:child_process";
import { Worker } from "node:worker_threads";
const answer = (id, detail, dirty = false) => process.send({ id, reply: { ok: false, code: "NO_TEXT", detail, page: null }, dirty });
let served = 0;
process.on("message", async ({ id, job }) => {
  served += 1;
  const what = job.name;
  if (what === "loop") for (;;) ;
  if (what === "buffers") { const kept = []; for (;;) kept.push(Buffer.alloc(8e6, 1)); }
  if (what === "heap") { const kept = []; for (;;) kept.push(new Array(4e6).fill(0.5)); }
  if (what === "crash") process.exit(3);
  if (what === "slow-but-alive") {
    for (let page = 1; page <= 6; page++) { process.send({ id, progress: { stage: "ocr", page, total: 6 } }); await new Promise((next) => setTimeout(next, 250)); }
    return answer(id, "finished");
  }
  if (what === "dirty") return answer(id, String(process.pid), true);
  if (what === "write") { try { fs.writeFileSync(job.password, "x"); return answer(id, "written"); } catch (error) { return answer(id, error.code); } }
  if (what === "read") { try { return answer(id, fs.readFileSync(job.password, "utf8")); } catch (error) { return answer(id, error.code); } }
  if (what === "spawn") { try { spawnSync("id"); return answer(id, "spawned"); } catch (error) { return answer(id, error.code); } }
  if (what === "env") return answer(id, JSON.stringify(Object.keys(process.env)));
  answer(id, process.pid + " " + served);
});
process.on("disconnect", () => process.exit(0));
`;

let folder = "";
let pool: SandboxPool | null = null;
const open = (options: Partial<PoolOptions> = {}): SandboxPool =>
  (pool = new SandboxPool({
    script: path.join(folder, "child.mjs"), tessdata: folder, size: 1, limits: { ...DEFAULT_LIMITS, childRss: 160 * 1024 * 1024 }, ...options,
  }));
const job = (name: string, password: string | null = null): ReadJob => ({
  kind: "read", name, bytes: new Uint8Array(1), password, ocr: false, ocrLanguages: [], texts: false, limits: DEFAULT_LIMITS,
});
const run = async (name: string, password?: string) => {
  const reply = await (pool ?? open()).run({ job: job(name, password ?? null) });
  return reply.ok ? null : reply;
};

describe("SandboxPool", () => {
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "sandbox-"));
    writeFileSync(path.join(folder, "child.mjs"), CHILD);
  });
  afterEach(async () => {
    await pool?.close();
    pool = null;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("serves many jobs with one child", async () => {
    const first = await run("plain");
    const second = await run("plain");
    const pid = first?.detail.split(" ")[0];
    expect(second?.detail).toBe(`${pid} 2`);
  });

  it("stops an endless loop at its deadline, and reads on", async () => {
    open({ limits: { ...DEFAULT_LIMITS, readMs: 1_500 } });
    expect(await run("loop")).toMatchObject({ code: "TIMEOUT" });
    expect(await run("plain")).toMatchObject({ code: "NO_TEXT" });
  });

  it("lets progress in recognition extend the deadline", async () => {
    open({ limits: { ...DEFAULT_LIMITS, readMs: 1_200, ocrStepMs: 5_000 } });
    expect(await run("slow-but-alive")).toMatchObject({ detail: "finished" });
  });

  it.skipIf(!existsSync("/proc/self/status"))("kills a child that grows outside the heap", async () => {
    expect(await run("buffers")).toMatchObject({ code: "OUT_OF_MEMORY" });
    expect(await run("plain")).toMatchObject({ code: "NO_TEXT" });
  });

  it("names a full heap", async () => {
    open({ limits: { ...DEFAULT_LIMITS, childRss: Number.MAX_SAFE_INTEGER } });
    expect(await run("heap")).toMatchObject({ code: "OUT_OF_MEMORY" });
  });

  it("tries a crash once more in a fresh child, then says so", async () => {
    expect(await run("crash")).toMatchObject({ code: "CRASHED" });
    expect(await run("plain")).toMatchObject({ code: "NO_TEXT" });
  });

  it("never reuses a child whose wasm is spent", async () => {
    const first = await run("dirty");
    const second = await run("dirty");
    expect(second?.detail).not.toBe(first?.detail);
  });

  it("gives the child no writes, no files outside its folder, no processes and no secrets", async () => {
    const target = path.join(tmpdir(), `sandbox-write-${process.pid}`);
    expect(await run("write", target)).toMatchObject({ detail: "ERR_ACCESS_DENIED" });
    expect(existsSync(target)).toBe(false);
    expect(await run("read", path.resolve("package.json"))).toMatchObject({ detail: "ERR_ACCESS_DENIED" });
    expect((await run("read", path.join(folder, "child.mjs")))?.detail).toBe(readFileSync(path.join(folder, "child.mjs"), "utf8"));
    expect(await run("spawn")).toMatchObject({ detail: "ERR_ACCESS_DENIED" });
    const names = JSON.parse((await run("env"))?.detail ?? "[]") as string[];
    expect(names.filter((name) => !["NODE_ENV", "OMP_THREAD_LIMIT", "NODE_CHANNEL_FD", "NODE_CHANNEL_SERIALIZATION_MODE"].includes(name))).toEqual([]);
  });

  it("a cancelled job ends its child and rejects; a queued one never starts", async () => {
    const sandbox = open();
    const stop = new AbortController();
    const running = sandbox.run({ job: job("loop"), signal: stop.signal });
    const queued = sandbox.run({ job: job("loop"), signal: stop.signal });
    stop.abort();
    await expect(running).rejects.toThrow(/abort/i);
    await expect(queued).rejects.toThrow(/abort/i);
    expect(await run("plain")).toMatchObject({ code: "NO_TEXT" });
  });

  it("answers everyone when it is closed", async () => {
    const sandbox = open();
    const answers = ["loop", "plain"].map((name) => sandbox.run({ job: job(name) }));
    await sandbox.close();
    for (const reply of await Promise.all(answers)) expect(reply).toMatchObject({ ok: false, code: "CRASHED" });
    expect(await sandbox.run({ job: job("plain") })).toMatchObject({ code: "CRASHED" });
  });
});
