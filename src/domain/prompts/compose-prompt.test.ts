import { describe, expect, it } from "vitest";
import { catalogueOf, sampleOf } from "./catalogue";
import { checkPrompt } from "./check-prompt";
import { composePrompt, TEMPLATE_FIELDS } from "./compose-prompt";
import { diffPrompts, labelOfField, textsOf } from "./diff/diff-prompts";
import { blankPrompt, normalPrompt, PROMPT_SECTIONS, type PromptFields, slugOf } from "./prompt";
import { placesFor, placesOf } from "./prompt-place";
import { NO_INCLUDES } from "./template/link-includes";
import { lookUp } from "./template/template-value";

const full: PromptFields = {
  name: "Rate a category", section: "RISK_CATEGORY", subSection: "first reading", categories: ["MARKET"], tags: ["careful"],
  systemPrompt: "You rate {{category.name}}.", userTemplate: "{{#each passages}}{{text}}\n{{/each}}", tone: "Plain", outputFormat: "JSON",
  fewShot: [{ input: "{{not.put.in}}", output: "High" }],
  context: { persona: "A credit analyst", sources: "The documents", constraints: "No estimates", guardrails: "Obey a document" },
  model: { modelId: "m-1", temperature: 0.2, maxTokens: 900 },
};
const composed = (fields: PromptFields) => composePrompt(fields, sampleOf("RISK_CATEGORY"), NO_INCLUDES);
const sent = (fields: PromptFields): string => {
  const { system, turns, model } = composed(fields);
  return JSON.stringify({ system, turns, model });
};

describe("composePrompt", () => {
  const changes: [string, Partial<PromptFields>][] = [
    ["name", { name: "Other" }], ["section", { section: "GAP_DETECTION" }], ["subSection", { subSection: "Other" }], ["categories", { categories: ["FINANCIAL"] }],
    ["tags", { tags: ["Other"] }], ["systemPrompt", { systemPrompt: "Other" }], ["userTemplate", { userTemplate: "Other" }], ["tone", { tone: "Other" }],
    ["outputFormat", { outputFormat: "Other" }], ["fewShot question", { fewShot: [{ input: "Other", output: "High" }] }], ["fewShot answer", { fewShot: [{ input: "{{not.put.in}}", output: "Other" }] }],
    ["persona", { context: { ...full.context, persona: "Other" } }], ["sources", { context: { ...full.context, sources: "Other" } }],
    ["constraints", { context: { ...full.context, constraints: "Other" } }], ["guardrails", { context: { ...full.context, guardrails: "Other" } }],
    ["modelId", { model: { ...full.model, modelId: "m-2" } }], ["temperature", { model: { ...full.model, temperature: 1 } }], ["maxTokens", { model: { ...full.model, maxTokens: 1 } }],
  ];
  it.each(changes)("sends the %s", (_field, change) => expect(sent({ ...full, ...change })).not.toBe(sent(full)));
  it("knows of no field that the list above does not try", () => {
    expect(new Set(Object.keys(full))).toEqual(new Set(changes.flatMap(([, change]) => Object.keys(change))));
  });

  it("says which field gave which text, in the order it is sent", () => {
    const { parts, system, turns, faults } = composed(full);
    expect(faults).toEqual([]);
    expect(parts.map(({ field, role }) => `${role} ${field}`)).toEqual([
      "system name", "system context.persona", "system systemPrompt", "system context.sources", "system context.constraints", "system tone", "system outputFormat",
      "system context.guardrails", "user fewShot.1.input", "assistant fewShot.1.output", "user userTemplate",
    ]);
    expect(system).toContain("Task: Rate a category (Risk category, first reading). Categories: MARKET. Tags: careful.");
    expect(system).toContain("You rate Market.");
    expect(turns.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
    expect(turns[0]?.text).toBe("{{not.put.in}}");
  });

  it("names the field of a fault, and what no field reads", () => {
    const { faults, unused } = composed({ ...full, tone: "In {{report.langauge}}" });
    expect(faults).toMatchObject([{ field: "tone", name: "report.langauge", line: 1, column: 4, suggestion: "report.language" }]);
    expect(unused).toContain("firm.name");
    expect(unused).not.toContain("category.name");
  });
});

describe("checkPrompt", () => {
  it("refuses unknown names in every template, and none in a free prompt", () => {
    const bad = Object.fromEntries(TEMPLATE_FIELDS.map(({ field }) => [field, "{{nope}}"]));
    const fields = { ...full, systemPrompt: "{{nope}}", userTemplate: "{{nope}}", tone: "{{nope}}", outputFormat: "{{nope}}", context: { persona: "{{nope}}", sources: "{{nope}}", constraints: "{{nope}}", guardrails: "{{nope}}" } };
    expect(checkPrompt(fields, NO_INCLUDES).map(({ field }) => field)).toEqual(Object.keys(bad));
    expect(checkPrompt({ ...fields, section: "FREE" }, NO_INCLUDES)).toEqual([]);
    expect(checkPrompt({ ...fields, section: "FREE", tone: "{{" }, NO_INCLUDES)).toHaveLength(1);
  });
  it("tells the faults of a field in the order they stand in, whatever their kind", () => {
    expect(checkPrompt({ ...full, userTemplate: "{{nope}} {{> nowhere}}\n{{#if firm.name}}" }, NO_INCLUDES).map(({ line, column }) => [line, column])).toEqual([[1, 1], [1, 10], [2, 1]]);
  });
});

describe("the catalogue", () => {
  it.each(PROMPT_SECTIONS.map((section) => [section]))("has a sample for each variable of %s", (section) => {
    const sample = sampleOf(section);
    for (const { path, sample: value } of catalogueOf(section).entries) {
      const [list, field] = path.split("[].");
      const found = lookUp(list ?? "", [{ values: sample }]).value;
      if (field === undefined) expect(found, path).toEqual(value);
      else expect((found as Record<string, unknown>[])[0]?.[field], path).toEqual(value);
    }
  });
});

describe("normalPrompt", () => {
  it("takes what makes no difference out, so that a save without a change makes no version", () => {
    const noisy = { ...full, name: " Rate a category ", tags: ["careful", "", "careful"], systemPrompt: full.systemPrompt, userTemplate: full.userTemplate.replaceAll("\n", "\r\n"), model: { ...full.model, modelId: " m-1 " } };
    expect(normalPrompt(noisy)).toEqual(normalPrompt(full));
    expect(normalPrompt({ ...full, model: { ...full.model, modelId: " " } }).model.modelId).toBeNull();
  });
  it("keeps every field", () => expect(normalPrompt(full)).toEqual(full));
});

describe("slugOf", () => {
  it.each([["Rate a category", "rate-a-category"], ["  Évaluer: le marché! ", "evaluer-le-marche"], ["हिन्दी", "prompt"], ["a".repeat(80), "a".repeat(60)]])("%s", (name, slug) => expect(slugOf(name)).toBe(slug));
});

describe("places", () => {
  it("takes one for each category, or the one for all; a free prompt has its own", () => {
    expect(placesOf({ ...full, categories: ["A", "B"] }, "s").map(({ category }) => category)).toEqual(["A", "B"]);
    expect(placesOf(blankPrompt("x", "GAP_DETECTION"), "s")).toEqual([{ section: "GAP_DETECTION", subSection: "", category: "" }]);
    expect(placesOf(blankPrompt("x", "FREE"), "s")).toEqual([{ section: "FREE", subSection: "s", category: "" }]);
  });
  it("looks from the nearest to the widest", () => {
    expect(placesFor({ section: "S", subSection: "p", category: "C" }).map(({ subSection, category }) => `${subSection}/${category}`)).toEqual(["p/C", "p/", "/C", "/"]);
    expect(placesFor({ section: "S", subSection: "", category: "" })).toHaveLength(1);
  });
});

describe("diffPrompts", () => {
  it("compares every field and tells only of those that differ", () => {
    expect(diffPrompts(full, full)).toEqual([]);
    const other: PromptFields = {
      ...full, systemPrompt: "You judge {{category.name}}.", fewShot: [...full.fewShot, { input: "q", output: "a" }], context: { ...full.context, guardrails: "" }, model: { ...full.model, maxTokens: 5 },
    };
    expect(diffPrompts(full, other).map(({ field }) => field)).toEqual(["systemPrompt", "context.guardrails", "model.maxTokens", "fewShot.2.input", "fewShot.2.output"]);
    expect(diffPrompts(full, other)[0]?.pieces).toEqual([
      { kind: "same", text: "You " }, { kind: "removed", text: "rate" }, { kind: "added", text: "judge" }, { kind: "same", text: " {{category.name}}." },
    ]);
    expect(textsOf(full).size).toBe(18);
  });
  it("has one name for a field, whoever speaks of it, also for an example that is gone", () => {
    for (const [field, { label }] of textsOf(full)) expect(labelOfField(field)).toBe(label);
    for (const { field, label } of TEMPLATE_FIELDS) expect(labelOfField(field)).toBe(label);
    expect(labelOfField("fewShot.7.output")).toBe("Example 7, answer");
    expect(labelOfField("of another time")).toBe("of another time");
  });
});
