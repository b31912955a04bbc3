import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ENDPOINTS } from "./endpoints";
import { apiMarkdown } from "./markdown";
import { apiReference } from "./reference";

it("docs/api.md tells the API as it is (else: npx tsx scripts/api-docs.ts)", () => {
  const text = readFileSync("docs/api.md", "utf8");
  expect(text.split("from here on -->\n\n")[1]).toBe(apiMarkdown(apiReference(ENDPOINTS)));
});
