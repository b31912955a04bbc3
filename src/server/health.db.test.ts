import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { type ServedApp, serveApp } from "@/testing/served-app";

let database: TestDatabase;
let server: ServedApp;
const recipesDir = mkdtempSync(path.join(tmpdir(), "recipes-"));
const letter = path.join(recipesDir, "letter");
const shared = globalThis as { riskDesk?: Promise<{ stop(): Promise<void> }> };

beforeAll(async () => {
  cpSync("recipes", recipesDir, { recursive: true });
  database = await createTestDatabase();
  server = await serveApp({ databaseUrl: database.url, dataDir: mkdtempSync(path.join(tmpdir(), "health-")), recipesDir });
});
afterAll(async () => {
  await server.stop();
  await database.drop();
  rmSync(recipesDir, { recursive: true });
});
// As after a restart: the next request starts the app.
beforeEach(async () => {
  await (await shared.riskDesk)?.stop();
  shared.riskDesk = undefined;
});

async function health(): Promise<Record<string, unknown>> {
  const response = await fetch(`${server.url}/api/health`);
  return { status: response.status, ...((await response.json()) as object) };
}
function template(text: string): void {
  mkdirSync(letter, { recursive: true });
  writeFileSync(path.join(letter, "TEMPLATE.yaml"), text);
}

describe("health of an app that does not start", () => {
  it("is well when nothing is wrong", async () => {
    expect(await health()).toMatchObject({ status: 200, ok: true, database: "up", jobs: { driver: "embedded", ok: true }, fault: null, advice: null });
  });

  it("names the template's fault and not the database, every request says so too, and a mended template is enough", async () => {
    template("name: letter\nversion: 1.0.0\ndescription: Writes.\ncolour: red\nrun: { prompt: { user: hello } }\n");
    const told = await health();
    expect(told).toMatchObject({ status: 503, ok: false, database: "up", jobs: null, fault: "TEMPLATE_UNKNOWN_KEY" });
    expect(told.advice).toMatch(/^The template of a recipe does not fit \(TEMPLATE_UNKNOWN_KEY\)\./);
    expect(JSON.stringify(told)).not.toContain(recipesDir);
    const refused = await fetch(`${server.url}/api/v1/runs`);
    expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toMatchObject([503, "5", { code: "NOT_STARTED", detail: told.advice }]);
    rmSync(letter, { recursive: true });
    expect(await health()).toMatchObject({ status: 200, fault: null });
  });

  it("names a variable that a template needs and nobody set", async () => {
    template("name: letter\nversion: 1.0.0\ndescription: Writes.\nrun: { prompt: { user: '${RECIPE_OF_NOBODY}' } }\n");
    expect(await health()).toMatchObject({ status: 503, database: "up", fault: "TEMPLATE_VARIABLE_UNSET" });
    rmSync(letter, { recursive: true });
  });

  it("names tables that are not there", async () => {
    await database.db.$executeRawUnsafe("ALTER TABLE prompts RENAME TO mislaid");
    expect(await health()).toMatchObject({ status: 503, database: "up", fault: "DATABASE_SCHEMA", advice: expect.stringContaining("migrations") as string });
    await database.db.$executeRawUnsafe("ALTER TABLE mislaid RENAME TO prompts");
    expect(await health()).toMatchObject({ status: 200 });
  });

  it("names the database where it is the database", async () => {
    expect(await database.away(health)).toMatchObject({ status: 503, database: "down", fault: "DATABASE_DOWN", advice: expect.stringContaining("does not answer") as string });
    expect(await health()).toMatchObject({ status: 200 });
    expect(await database.away(health)).toMatchObject({ status: 503, database: "down", fault: "DATABASE_DOWN" });
  });
});
