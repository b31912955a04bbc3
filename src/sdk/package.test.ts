import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createContext, runInContext } from "node:vm";
import { transform } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RunsServer } from "@/testing/runs-server";

const run = promisify(execFile);
let home: string;
let server: RunsServer;

/** What a program of someone else's writes: no lint, no alias, only the package. */
const PROGRAM = `
import { JobError, JobsClient, JobSubmitRequest, recipe, type JobHandle } from "risk-desk/sdk";

declare module "risk-desk/sdk" {
  interface RecipeTypes {
    "own-recipe": { input: { query: string }; result: { answer: number } };
  }
}

const request: JobSubmitRequest = { recipeName: "my-recipe", input: "test" };
const client = new JobsClient(process.argv[2] ?? "");
const job: JobHandle = await client.submit(request);
const own = await recipe.submitJob("own-recipe", { input: { query: "x" }, apiUrl: process.argv[2] });
const answer: () => Promise<number> = async () => (await own.getResult()).answer;
// @ts-expect-error merged types are checked too
const wrong = () => recipe.submitJob("own-recipe", { input: { query: 1 } });
const missing = await client.getStatus("x").catch((error: unknown) => error);
console.log(JSON.stringify([job.status, own.recipeName, missing instanceof JobError && missing.code, typeof answer, typeof wrong]));
`;

/** The examples of docs/sdk.md, each a program of its own, against the test's server. */
async function examples(): Promise<string[]> {
  const text = await readFile("docs/sdk.md", "utf8");
  return [...text.matchAll(/```ts\n([^]*?)```/g)].map(([, code = ""]) => code.replaceAll("https://risk.example.org", server.url));
}

/** What the examples beside jobs are told; the clients' own test speaks to the real server. */
const ANSWERS: Record<string, unknown> = {
  "POST /api/v1/assessments": { id: "a1" },
  "POST /api/v1/assessments/a1/documents": { document: {}, duplicate: false },
  "GET /api/v1/assessments/a1/scorecard": {
    overall: { level: null, evidenced: 62, low: 20, high: 80, coverage: 0.4 }, documents: { d: "plan.pdf" }, facts: [{ dataPoint: "herd_size", value: 40, evidence: [{ documentId: "d", page: 3 }] }],
  },
  "GET /api/v1/assessments/a1/report": "%PDF-",
  "POST /api/v1/schedules": { id: "s1", words: "every Monday at 06:00", nextAt: "2026-03-02T03:00:00Z" },
  "GET /api/v1/schedules/s1/logs": { slots: [{ slotAt: "2026-02-23T03:00:00Z", outcome: "FIRED", job: { status: "succeeded" } }], nextCursor: null },
  "POST /api/v1/webhooks": { id: "w1", secret: "whsec_abc" },
  "GET /api/v1/webhooks/w1/deliveries": { deliveries: [{ id: "m1" }], nextCursor: null },
  "POST /api/v1/webhook-deliveries/m1/resend": {},
  "GET /api/v1/prompts/market-risk/versions": { versions: [{ id: "v3", number: 3, labels: ["latest"] }, { id: "v2", number: 2, labels: ["production"] }], nextCursor: null },
};

beforeAll(async () => {
  await run(process.execPath, ["scripts/build-programs.mjs"]);
  home = await mkdtemp(join(tmpdir(), "risk-desk-consumer-"));
  const installed = join(home, "node_modules/risk-desk");
  await mkdir(installed, { recursive: true });
  await cp("package.json", join(installed, "package.json"));
  await cp("dist/sdk", join(installed, "dist/sdk"), { recursive: true });
  await writeFile(join(home, "package.json"), '{"type":"module"}');
  await writeFile(join(home, "program.mts"), PROGRAM);
  server = await RunsServer.start();
  server.finishing = true;
  for (const [call, body] of Object.entries(ANSWERS)) server.others.set(call, () => ({ body }));
  await writeFile(join(home, "plan.pdf"), "%PDF-");
  for (const [at, code] of (await examples()).entries()) await writeFile(join(home, `example-${at}.mts`), code);
  // Building it compiles the types.
}, 240_000);
afterAll(async () => {
  await server.stop();
  await rm(home, { recursive: true, force: true });
});

describe("the built client", () => {
  it("is one file that imports nothing, and its types name no other package", async () => {
    for (const file of ["index.js", "index.d.ts"]) {
      const text = await readFile(`dist/sdk/${file}`, "utf8");
      expect(text).not.toMatch(/^\s*import[\s{*]|from "|import\(|require\(|process\.|\bBuffer\b|node:/m);
      expect(text).not.toContain("zod");
    }
  });

  it("compiles strictly in programs of their own, with recipes merged in, as do the document's examples, and all run with plain node", { timeout: 240_000 }, async () => {
    const types = join(process.cwd(), "node_modules/@types");
    const flags = ["--strict", "--module", "nodenext", "--target", "es2022", "--verbatimModuleSyntax", "--isolatedModules", "--typeRoots", types, "--types", "node", "--pretty", "false"];
    const programs = (await readdir(home)).filter((file) => file.endsWith(".mts"));
    await run(process.execPath, [join(process.cwd(), "node_modules/typescript/bin/tsc"), ...flags, ...programs], { cwd: home }).catch((error: { stdout: string }) => expect(error.stdout).toBe(""));
    const { stdout } = await run(process.execPath, ["program.mjs", server.url], { cwd: home });
    expect(JSON.parse(stdout)).toEqual(["queued", "own-recipe", "NOT_FOUND", "function", "function"]);
    const said: string[] = [];
    for (const file of programs.filter((name) => name.startsWith("example"))) said.push((await run(process.execPath, [file.replace(".mts", ".mjs")], { cwd: home, env: { ...process.env, RISK_DESK_API_KEY: "rdk_1" } })).stdout);
    expect(said).toEqual(["3 gaps are open\n", "succeeded\n", "true true\n", expect.stringContaining("50 % Step 1 of 2") as string, "",
      "Insufficient evidence 62 [ 20, 80 ] 0.4\nherd_size 40 plan.pdf 3\n", "every Monday at 06:00 2026-03-02T03:00:00Z\n2026-02-23T03:00:00Z FIRED succeeded\nwhsec_\n", "2 succeeded\n",
    ]);
    expect(await readFile(join(home, "report.pdf"), "utf8")).toContain("%PDF-");
    expect(server.asked("POST /api/v1/assessments/a1/documents")[0]).toMatchObject({ path: expect.stringContaining("name=plan.pdf") as string, body: "%PDF-" });
    expect(server.asked("POST /api/v1/webhook-deliveries/m1/resend")).toHaveLength(1);
  });

  it("needs nothing but what the Web gives: it runs where there is no process, no Buffer and no require", async () => {
    const { code } = await transform(await readFile("dist/sdk/index.js", "utf8"), { format: "iife", globalName: "riskDesk" });
    const web = {
      fetch, Headers, Request, Response, URL, URLSearchParams, AbortController, AbortSignal, DOMException, Blob, TextDecoder, TextEncoder, ReadableStream, TransformStream,
      TextDecoderStream, crypto, setTimeout, clearTimeout,
    };
    const edge = createContext({ ...web, address: server.url });
    const told: unknown = await runInContext(`${code}
      (async () => {
        const client = new riskDesk.JobsClient({ apiUrl: address, apiKey: "rdk_1" });
        const job = await client.submit({ recipeName: "own-recipe", input: 1 });
        const types = [];
        for await (const { type } of client.stream(job.jobId)) types.push(type);
        return JSON.stringify([types, (await job.wait()).status, typeof process, typeof Buffer, typeof require]);
      })()`, edge);
    expect(JSON.parse(String(told))).toEqual([["status", "status", "progress", "status", "result"], "succeeded", "undefined", "undefined", "undefined"]);
  });
});
