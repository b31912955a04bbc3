import { describe, expect, it } from "vitest";
import { testRubric } from "@/testing/risk-factories";
import type { ComponentResult } from "./assessed";
import { findingSentence } from "./finding-sentence";

const rubric = testRubric();
const of = (indicator: string, component: string, over: Partial<ComponentResult>): string => {
  const def = rubric.indicators.find((each) => each.id === indicator);
  const part = def?.components.find((each) => each.id === component);
  if (!def || !part) throw new Error(`${indicator}/${component}`);
  return findingSentence(rubric, def, [{ ...part, level: null, uncapped: null, grade: null, computed: null, evidence: [], notes: [], applicable: true, ...over }]);
};
const evidence = (quote: string): ComponentResult["evidence"] => [{ findingId: "f", documentId: "d", page: 2, place: null, quote, grade: "D", answeredBy: null }];

describe("the sentence on what was found", () => {
  it("says which words led to the level", () => {
    expect(of("behavioral.ethics-compliance", "judgement", { level: "HIGH", evidence: evidence("There is no\ncode of conduct.") })).toBe("The words “There is no code of conduct.” answer the written criterion (high).");
    expect(of("climate.weather-exposure", "likelihood_impact", { level: "HIGH", evidence: evidence("Drought every 3 years takes 35% of the harvest.") })).toBe("The words “Drought every 3 years takes 35% of the harvest.” tell likelihood and impact (high).");
  });
  it("reads a row of a table as words", () => {
    expect(of("behavioral.ethics-compliance", "judgement", { level: "MODERATE", evidence: evidence("| Code of ethics | March 2024 | Board |") })).toBe("The words “Code of ethics · March 2024 · Board” answer the written criterion (moderate).");
  });
  it("says what to supply when nothing was found", () => {
    expect(of("governance.intellectual-property", "judgement", {})).toBe("Nothing that can be checked was found. Not known: a passage on the written criterion (such as trademark filings, variety or franchise licences, proof of ownership).");
    expect(of("climate.weather-exposure", "likelihood_impact", {})).toBe("Nothing that can be checked was found. Not known: how often it happens and how much it costs each time.");
  });
});
