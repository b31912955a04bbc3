import { describe, expect, it } from "vitest";
import { sampleOf } from "../catalogue";
import { checkPrompt } from "../check-prompt";
import { composePrompt } from "../compose-prompt";
import { normalPrompt, PROMPT_SECTIONS, slugOf } from "../prompt";
import type { IncludeBook } from "../template/link-includes";
import { BUILT_IN_PROMPTS } from "./built-in-prompts";

const book: IncludeBook = {
  slugs: BUILT_IN_PROMPTS.map(({ slug }) => slug),
  find: (slug) => {
    const found = BUILT_IN_PROMPTS.find((prompt) => prompt.slug === slug);
    return found ? { slug, versionId: slug, text: found.fields.userTemplate } : null;
  },
};

describe("the built-in prompts", () => {
  it("has one for each section", () => expect(new Set(BUILT_IN_PROMPTS.map(({ fields }) => fields.section))).toEqual(new Set(PROMPT_SECTIONS)));

  it.each(BUILT_IN_PROMPTS.map((prompt) => [prompt.slug, prompt.fields] as const))("%s has no fault, and composes on its section's sample", (slug, fields) => {
    expect(slugOf(slug)).toBe(slug);
    expect(normalPrompt(fields)).toEqual(fields);
    expect(checkPrompt(fields, book, slug)).toEqual([]);
    const { faults, unused, system } = composePrompt(fields, sampleOf(fields.section), book, slug);
    expect(faults).toEqual([]);
    if (fields.section === "FREE") return;
    expect(unused.filter((name) => !name.startsWith("firm."))).toEqual(fields.section === "RISK_CATEGORY" ? ["category.id", "report.language"] : []);
    if (fields.context.constraints.includes("house-rules")) expect(system).toContain("Quote word for word");
  });

  it.each(BUILT_IN_PROMPTS.map((prompt) => [prompt.slug, prompt.fields] as const))("%s composes where nothing optional is known", (slug, fields) => {
    const bare = { ...sampleOf(fields.section), firm: { name: "Firm", sector: null, country: null, currency: null, type: null }, passages: [], ...(fields.section === "REPORT_NARRATIVE" ? { result: { score: null, level: "Insufficient evidence", low: null, high: null, coverage: 20 } } : {}) };
    expect(composePrompt(fields, bare, book, slug).faults).toEqual([]);
  });
});
