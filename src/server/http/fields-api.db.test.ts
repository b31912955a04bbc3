import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { SCOPES } from "@/domain/access/scopes";
import { createToken } from "@/features/tokens/server";
import type { Endpoint } from "@/server/api/endpoint";
import { ENDPOINTS } from "@/server/api/endpoints";
import { PROBLEMS } from "@/server/api/problems";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { type ServedApp, serveApp } from "@/testing/served-app";

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
}

/** Bodies that fit, so that the one field which does not is what is told. */
const FITS: Record<string, object> = {
  "POST /api/v1/assessments": { name: "n", firm: "f" },
  "POST /api/v1/runs": { prompt: "a" },
  "POST /api/v1/schedules": { recipe: "risk-assessment", name: "n" },
  "PATCH /api/v1/schedules/{id}": { expectedVersion: 1 },
  "POST /api/v1/webhooks": { url: "https://a.example.org/" },
  "PATCH /api/v1/webhooks/{id}": {},
  "POST /api/admin/prompts/preview": { systemPrompt: "a", userPrompt: "b" },
};
const NOBODYS = "00000000-0000-4000-8000-000000000000";

let database: TestDatabase;
let server: ServedApp;
let token: string;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await serveApp({ databaseUrl: database.url, dataDir: mkdtempSync(path.join(tmpdir(), "fields-")), recipesDir: "recipes" });
  ({ token } = await createToken(await testContext({ db: database.db, role: "admin" }), { name: "walk", scopes: [...SCOPES], lifetimeDays: null }));
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

const typesOf = ({ type, anyOf = [] }: Schema): string[] => [...[type ?? []].flat(), ...anyOf.flatMap(typesOf)];
/** The parts of a field that say bounds, whichever of its types they belong to. */
const partsOf = (schema: Schema): Schema[] => [schema, ...(schema.anyOf ?? []).flatMap(partsOf)];

/** Values of one field that its own schema rules out, by what is wrong with them. */
function badValues(schema: Schema): [string, unknown][] {
  const types = new Set(typesOf(schema));
  if (types.size === 0) return [];
  const wrongType: unknown = types.has("string") ? 7 : "x";
  return [
    ["of the wrong type", wrongType],
    ...partsOf(schema).flatMap(({ enum: choices, pattern, minLength = 0, maxLength, minimum, exclusiveMinimum, maximum, maxItems, type }): [string, unknown][] => [
      ...(maxLength === undefined || pattern ? [] : [["too long", "x".repeat(maxLength + 1)] as [string, unknown]]),
      ...(minLength > 0 ? [["too short", ""] as [string, unknown]] : []),
      ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? [] : [["above its bound", maximum + 1] as [string, unknown]]),
      ...(minimum === undefined ? [] : [["below its bound", minimum - 1] as [string, unknown]]),
      ...(exclusiveMinimum === undefined ? [] : [["at the bound it may not reach", exclusiveMinimum] as [string, unknown]]),
      ...(type === "integer" ? [["no whole number", 1.5] as [string, unknown]] : []),
      ...(choices ? [["no choice", "NO_SUCH_CHOICE"], ["a choice in the wrong case", turned(String(choices[0]))]] as [string, unknown][] : []),
      ...(pattern ? [["not of its form", "no such form"] as [string, unknown]] : []),
      ...(maxItems === undefined ? [] : [["a list too long", Array.from({ length: maxItems + 1 }, () => "completed")] as [string, unknown]]),
    ]),
  ];
}
const turned = (text: string): string => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase());
const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

type Case = [title: string, endpoint: Endpoint, place: "query" | "body", field: string, value: unknown, told: string];

/** Each field of each endpoint with each value it may not have; then a field nobody knows, and one in the wrong case. */
const CASES = ENDPOINTS.flatMap((endpoint) => (["query", "body"] as const).flatMap((place): Case[] => {
  const schema = endpoint[place];
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;
  const title = (field: string, what: string): string => `${endpoint.method} ${endpoint.path}: ${field} ${what}`;
  const fields = Object.entries(properties).flatMap(([field, of]) =>
    badValues(of).filter(([what, value]) => place === "body" || (what !== "of the wrong type" && typeof value !== "object")).map(([what, value]): Case => [title(field, what), endpoint, place, field, value, field]));
  const [first = "name"] = Object.keys(properties);
  const strangers = [["speed", "unknown"], [pascal(first), "in the wrong case"]] as const;
  return endpoint.path.endsWith("/documents") ? fields : [...fields, ...strangers.map(([field, what]): Case => [title(field, what), endpoint, place, field, "1", field])];
}));

it.each(CASES)("%s is refused by name", async (_title, endpoint, place, field, value, told) => {
  const url = new URL(server.url + endpoint.path.replace(/\{\w+\}/g, NOBODYS));
  if (place === "query") url.searchParams.set(field, String(value));
  const body = place === "body" ? JSON.stringify({ ...FITS[`${endpoint.method} ${endpoint.path}`], [field]: value }) : undefined;
  const answer = await fetch(url, { method: endpoint.method, body, headers: { authorization: `Bearer ${token}`, "content-type": "application/json" } });
  const problem = (await answer.json()) as { code: string; field?: string; detail: string };
  expect([answer.status, Object.keys(PROBLEMS).includes(problem.code), problem.field]).toEqual([422, true, told]);
  expect(problem.detail).toMatch(/^[^{}]{10,300}[.!?]$/);
});
