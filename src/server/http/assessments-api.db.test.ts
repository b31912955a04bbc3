import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Scope } from "@/domain/access/scopes";
import { createToken } from "@/features/tokens/server";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { type ServedApp, serveApp } from "@/testing/served-app";
import { until } from "@/testing/until";

const NOBODYS = "00000000-0000-4000-8000-000000000000";
const SAMPLE = "harambee-hills-business-plan.pdf";

let database: TestDatabase;
let api: ServedApp;
let mine: string;
let theirs: string;
let reader: string;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await serveApp({ databaseUrl: database.url, dataDir: mkdtempSync(path.join(tmpdir(), "api-")), recipesDir: "recipes" });
  const token = async (scopes: Scope[]): Promise<string> =>
    (await createToken(await testContext({ db: database.db }), { name: "program", scopes, lifetimeDays: null })).token;
  const all: Scope[] = ["assessments:read", "assessments:write", "jobs:read", "jobs:write"];
  [mine, theirs, reader] = [await token(all), await token(all), await token(["assessments:read"])];
});
afterAll(async () => {
  await api.stop();
  await database.drop();
});

const send = (method: string, place: string, body?: BodyInit, bearer = mine): Promise<Response> =>
  fetch(`${api.url}/api/v1/${place}`, { method, headers: { authorization: `Bearer ${bearer}`, ...(typeof body === "string" ? { "content-type": "application/json" } : {}) }, body });
const told = async (answer: Response): Promise<{ status: number; body: Record<string, unknown> }> => ({ status: answer.status, body: (await answer.json()) as Record<string, unknown> });
const call = async (method: string, place: string, body?: unknown, bearer = mine) => told(await send(method, place, body === undefined ? undefined : JSON.stringify(body), bearer));

interface MadeFile {
  format: string;
  url: string;
  bytes: number;
  sha256: string;
  pages: number | null;
}
/** A report by its recipe: whole without options, and as the options say. */
async function printsAsAsked(assessmentId: string): Promise<void> {
  const print = async (options?: object) => {
    const answer = await fetch(`${api.url}/api/v1/runs`, { method: "POST", headers: { authorization: `Bearer ${mine}`, "content-type": "application/json", prefer: "wait=55" }, body: JSON.stringify({ recipeName: "report-generation", input: { assessmentId, options } }) });
    return told(answer);
  };
  const filesOf = async (options?: object): Promise<MadeFile[]> => {
    const { body } = await print(options);
    const { result } = (await call("GET", `runs/${String(body["jobId"])}/result`)).body as { result: { reportUrl: string; files: MadeFile[] } };
    expect(result.files[0]).toMatchObject({ format: "pdf", url: result.reportUrl });
    for (const file of result.files) {
      const answer = await fetch(`${api.url}${file.url}`, { headers: { authorization: `Bearer ${mine}` } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([answer.status, answer.headers.get("content-type"), bytes.length, createHash("sha256").update(bytes).digest("hex")]).toEqual([200, `application/${file.format}`, file.bytes, file.sha256]);
      expect((await fetch(`${api.url}${file.url}`, { headers: { authorization: `Bearer ${theirs}` } })).status).toBe(404);
    }
    return result.files;
  };
  const [whole, ...more] = await filesOf();
  expect([more, await filesOf({}), await filesOf({ formats: ["pdf"], locale: "en", sections: { gaps: true } })]).toEqual([[], [whole], [whole]]);
  // The same report, so its PDF is the one that was printed; its data is new.
  const [same, asData] = await filesOf({ formats: ["json"] });
  expect([same, asData?.format]).toEqual([whole, "json"]);
  const [short, data] = await filesOf({ sections: { categories: false, gaps: false }, formats: ["pdf", "json"] });
  expect(short?.pages).toBeLessThan(whole?.pages ?? 0);
  const written = (await (await fetch(`${api.url}${data?.url}`, { headers: { authorization: `Bearer ${mine}` } })).json()) as { contract: string; sections: Record<string, boolean>; overall: unknown };
  expect(written).toMatchObject({ contract: "report/1", sections: { categories: false, gaps: false, plan: true }, overall: expect.any(Object) as object });
  const [row] = await database.db.report.findMany({ where: { id: short?.url.split("/")[3] } });
  expect(JSON.stringify(row?.notes)).toContain("Printed without these sections, as was asked: categories, gaps.");
  expect((await fetch(`${api.url}${whole?.url}?format=docx`, { headers: { authorization: `Bearer ${mine}` } })).status).toBe(422);
  for (const [options, at] of [[{ sections: { cover: false } }, "sections"], [{ sections: { gaps: "no" } }, "sections.gaps"], [{ formats: [] }, "formats"], [{ formats: ["docx"] }, "formats.0"], [{ locale: "sw" }, "locale"], [{ colour: "red" }, ""], ["all", ""]] as const)
    expect(await print(options as object), JSON.stringify(options)).toMatchObject({ status: 422, body: { code: "INPUT", field: ["input.options", at].filter((part) => part !== "").join(".") } });
}

describe("assessments over HTTP", () => {
  it("a program puts a document in and takes the scores and the report out", async () => {
    const made = await call("POST", "assessments", { name: "Season loan", firm: "Hill Growers", enterprise_type: "Company" });
    expect(made).toMatchObject({ status: 201, body: { firm: "Hill Growers", enterpriseType: "Company", state: "DRAFT", documents: 0, score: null, run: null } });
    const at = `assessments/${String(made.body["id"])}`;
    expect((await call("GET", `${at}/scorecard`)).status).toBe(404);
    expect((await call("GET", `${at}/report`)).status).toBe(404);

    const bytes = new Uint8Array(readFileSync(path.join("samples", SAMPLE)));
    expect(await told(await send("POST", `${at}/documents?name=${SAMPLE}`, bytes))).toMatchObject({ status: 201, body: { duplicate: false, document: { name: SAMPLE } } });
    expect(await told(await send("POST", `${at}/documents?name=again.pdf`, bytes))).toMatchObject({ status: 200, body: { duplicate: true, document: { name: SAMPLE } } });
    await until(async () => ((await call("GET", `${at}/documents`)).body["documents"] as { state: string }[]).every(({ state }) => state === "READ"));

    const run = await call("POST", "runs", { recipeName: "risk-assessment", input: { assessmentId: made.body["id"] } });
    expect(run.status).toBe(202);
    await until(async () => (await call("GET", `runs/${String(run.body["jobId"])}`)).body["status"] === "succeeded");

    const scored = await call("GET", at);
    expect(scored.body).toMatchObject({ state: "COMPLETE", documents: 1, stale: false, run: { number: 1, scored: true } });
    const card = (await call("GET", `${at}/scorecard`)).body as { overall: { evidenced: number }; categories: { indicators: unknown[] }[]; documents: Record<string, string> };
    expect(card.overall.evidenced).toBe(scored.body["score"]);
    expect(card.categories.flatMap(({ indicators }) => indicators)).toHaveLength(35);
    expect(Object.values(card.documents)).toEqual([SAMPLE]);
    const report = await send("GET", `${at}/report`);
    expect(report.headers.get("content-type")).toBe("application/pdf");
    expect(Buffer.from(await report.arrayBuffer()).subarray(0, 5).toString()).toBe("%PDF-");
    await printsAsAsked(String(made.body["id"]));
    expect(await call("GET", "assessments?search=hill&pageSize=1")).toMatchObject({ status: 200, body: { total: 1, assessments: [{ id: made.body["id"] }] } });
  });

  it.each<[string, string, unknown]>([
    ["POST", "assessments", { firm: "A" }], ["POST", "assessments", { name: "A", firm: "B", size: 1 }], ["POST", "assessments", { name: "A", firm: "B", country: "Kenya" }],
    ["POST", "assessments", { name: "x".repeat(201), firm: "B" }], ["POST", "assessments", []], ["GET", "assessments?page=0", undefined], ["GET", "assessments?pageSize=101", undefined],
    ["GET", "assessments?state=READY", undefined], ["GET", "assessments?sort=firm", undefined],
  ])("refuses %s %s %j with 422 and a sentence", async (method, place, body) => {
    const { status, body: problem } = await call(method, place, body);
    expect(status).toBe(422);
    expect(problem["detail"]).toMatch(/\w/);
  });

  it("another person's assessment is 404 everywhere, and a reading token writes nothing", async () => {
    const { body } = await call("POST", "assessments", { name: "Mine", firm: "Mine" });
    for (const id of [String(body["id"]), NOBODYS, "x"])
      for (const place of [`assessments/${id}`, `assessments/${id}/documents`, `assessments/${id}/scorecard`, `assessments/${id}/report`])
        expect([404, 422], place).toContain((await call("GET", place, undefined, theirs)).status);
    for (const place of ["documents/x/file", "documents/x/pages/1/picture", "reports/x/file", "reports/x/pages/1/picture"])
      expect((await fetch(`${api.url}/api/${place}`, { headers: { authorization: `Bearer ${mine}` } })).status, place).toBe(404);
    expect((await told(await send("POST", `assessments/${String(body["id"])}/documents?name=a.txt`, new TextEncoder().encode("text"), theirs))).status).toBe(404);
    expect(await call("POST", "assessments", { name: "A", firm: "B" }, reader)).toMatchObject({ status: 403, body: { code: "SCOPE_MISSING" } });
    expect(await told(await send("POST", `assessments/${String(body["id"])}/documents?name=a.txt`, new TextEncoder().encode("text"), reader))).toMatchObject({ status: 403 });
  });
});
