import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { ENDPOINTS } from "./endpoints";
import { openApi } from "./openapi";
import { PROBLEMS } from "./problems";

const API = fileURLToPath(new URL("../../app/api", import.meta.url));
const document = openApi(ENDPOINTS, { version: "1.0.0", serverUrl: "https://risk.example.org" }) as { paths: Record<string, Record<string, { operationId: string }>> };

/** What the app's own pages ask, what the job engine and the library of sessions ask, and what this table is made into. */
const OWN = /^(?:assessments|documents|reports|auth|inngest|trpc|openapi\.json|\[\.\.\.rest\])/;
/** Every other route file of the API as the path the table writes. */
const routes = readdirSync(API, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("route.ts") && !OWN.test(file))
  .map((file) => `/api/${path.dirname(file).split(path.sep).join("/").replace(/\[(\w+)\]/g, "{$1}")}`)
  .sort();

describe("openapi.json", () => {
  it("tells every route of the public API, and no other", () => expect(Object.keys(document.paths).sort()).toEqual(routes));

  it.each(Object.entries(document.paths))("tells exactly the methods that %s answers", (place, operations) => {
    const file = path.join(API, `${place.replace("/api/", "").replace(/\{(\w+)\}/g, "[$1]")}/route.ts`);
    const answered = [...readFileSync(file, "utf8").matchAll(/^export (?:const|(?:async )?function) ([A-Z]+)\b/gm)].map(([, name = ""]) => name.toLowerCase());
    expect(Object.keys(operations).sort()).toEqual(answered.sort());
  });

  it("has an id for each operation, and writes the contracts' limits", () => {
    const ids = Object.values(document.paths).flatMap((operations) => Object.values(operations).map((operation) => operation.operationId));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain("postV1RunsIdCancel");
    const body = JSON.stringify(document.paths["/api/v1/runs"]?.post);
    expect(body).toContain('"maximum":86400');
    expect(body).toContain('"additionalProperties":false');
  });

  it("names only problems of the table", () => {
    for (const { path: place, problems } of ENDPOINTS) for (const code of problems) expect(Object.keys(PROBLEMS), `${place} ${code}`).toContain(code);
  });
});
