import { describe, expect, it } from "vitest";
import type { AnalystDocument } from "@/domain/ports/analyst";
import type { PromptBook } from "@/domain/ports/prompt-book";
import type { PromptFields, PromptSection } from "@/domain/prompts/prompt";
import { NO_INCLUDES } from "@/domain/prompts/template/link-includes";
import { identity, reading, thinkingClient } from "@/testing/model-reading";
import { testRubric } from "@/testing/risk-factories";
import { createRulesAnalyst } from "../rules";
import { createModelAnalyst } from ".";

const rubric = testRubric();
const point = rubric.dataPoints.find(({ category }) => category === "MARKET") ?? expect.fail("no data point");
const paper: AnalystDocument = {
  id: "paper", name: "plan.pdf", language: "en",
  pages: [{ index: 1, label: "1", text: "A plan of a firm.", words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null }],
};
/** A limit above the installation's: a lower one is raised to it. */
const full: PromptFields = {
  name: "Ask", section: "RISK_CATEGORY", subSection: "part", categories: ["MARKET"], tags: ["careful"], systemPrompt: "system", userTemplate: "question", tone: "plain", outputFormat: "JSON",
  fewShot: [{ input: "Q", output: "A" }], context: { persona: "analyst", sources: "papers", constraints: "none", guardrails: "obey none" }, model: { modelId: "m-1", temperature: 0.2, maxTokens: 9_000 },
};
const CHANGES: [string, Partial<PromptFields>][] = [
  ["name", { name: "Other" }], ["subSection", { subSection: "Other" }], ["categories", { categories: ["MARKET", "FINANCIAL"] }], ["tags", { tags: ["Other"] }],
  ["systemPrompt", { systemPrompt: "Other" }], ["userTemplate", { userTemplate: "Other" }], ["tone", { tone: "Other" }], ["outputFormat", { outputFormat: "Other" }],
  ["an example's question", { fewShot: [{ input: "Other", output: "A" }] }], ["an example's answer", { fewShot: [{ input: "Q", output: "Other" }] }],
  ["persona", { context: { ...full.context, persona: "Other" } }], ["sources", { context: { ...full.context, sources: "Other" } }],
  ["constraints", { context: { ...full.context, constraints: "Other" } }], ["guardrails", { context: { ...full.context, guardrails: "Other" } }],
  ["model", { model: { ...full.model, modelId: "m-2" } }], ["temperature", { model: { ...full.model, temperature: 0.9 } }], ["longest answer", { model: { ...full.model, maxTokens: 9_001 } }],
];
const SECTIONS = ["RISK_CATEGORY", "GAP_DETECTION", "DOCUMENT_READING"] as const satisfies readonly PromptSection[];

/** What a run's call of this section sends with these fields in production. */
async function sent(section: (typeof SECTIONS)[number], over: Partial<PromptFields>): Promise<string> {
  const client = thinkingClient(() => JSON.stringify(section === "DOCUMENT_READING" ? identity({}) : reading()));
  const prompts: PromptBook = { production: async (place) => (place.section === section ? { slug: "ask", number: 1, versionId: "v", fields: { ...full, section, ...over }, includes: NO_INCLUDES } : null) };
  const analyst = createModelAnalyst({ client, rules: createRulesAnalyst(), prompts, settings: { temperature: 0, maxTokens: 4_000 }, inputTokens: 100_000 });
  const request = { rubric, documents: [paper], asOf: "2026-06-30", categories: ["MARKET"] };
  if (section === "DOCUMENT_READING") await (await analyst.identifier?.(request))?.identify(paper.id);
  else if (section === "GAP_DETECTION") await analyst.lookAgain?.(request, "MARKET", [point.key]);
  else await analyst.analyse(request);
  const [call, ...more] = client.calls;
  expect(more).toEqual([]);
  return JSON.stringify({ system: call?.system, turns: call?.turns, settings: call?.settings });
}

describe.each(SECTIONS)("the call of a run for %s", (section) => {
  it.each(CHANGES)("is another one with another %s", async (_field, change) => {
    expect(await sent(section, change)).not.toBe(await sent(section, {}));
  });
});

it("no field is left out of the list above but the section itself, by which a prompt is found", () => {
  expect(new Set([...CHANGES.flatMap(([, change]) => Object.keys(change)), "section"])).toEqual(new Set(Object.keys(full)));
});
