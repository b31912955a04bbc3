import { describe, expect, it } from "vitest";
import { answer, testRubric } from "@/testing/risk-factories";
import type { GapCandidate } from "../gaps/gap";
import { adviseByRules, readAnswerAdvice } from "./answer-advice";

describe("a model's advice", () => {
  it("is read as JSON, fenced or not", () => {
    const said = { answersQuestion: false, contradictedBy: { quotation: "We owe 3 million.", document: "document 2", page: 5 }, advice: " Give the amount. " };
    const advice = { answersQuestion: false, contradictedBy: { quotation: "We owe 3 million.", document: 2, page: 5 }, advice: "Give the amount." };
    expect(readAnswerAdvice(JSON.stringify(said))).toEqual({ ok: true, advice });
    expect(readAnswerAdvice(`\`\`\`json\n${JSON.stringify(said)}\n\`\`\``)).toEqual({ ok: true, advice });
    expect(readAnswerAdvice('{"answersQuestion":true,"contradictedBy":null,"advice":null}')).toEqual({ ok: true, advice: { answersQuestion: true, contradictedBy: null, advice: null } });
  });

  it.each([["It looks fine.", "not one JSON object"], ["[]", "answersQuestion"], ['{"answersQuestion":"yes"}', "answersQuestion"], ['{"answersQuestion":true,"contradictedBy":"page 3"}', "contradictedBy"], ['{"answersQuestion":true,"advice":3}', "advice"]])("is refused as %s", (text, fault) => {
    expect(readAnswerAdvice(text)).toMatchObject({ ok: false, fault: expect.stringContaining(fault) as unknown });
  });
});

describe("advice by rules", () => {
  const rubric = testRubric();
  const def = rubric.dataPoints.find(({ key }) => key === "arrears_days") ?? expect.fail("no data point");
  const days = (number: number) => ({ kind: "number" as const, number, high: null });
  const found = (number: number, over: Partial<GapCandidate> = {}): GapCandidate => ({ findingId: `f${number}`, documentId: "b", page: 3, place: null, quote: `${number} days late`, value: days(number), unit: "days", currency: null, period: null, projected: false, grade: "B", ...over });
  const typed = (number: number, period: string | null = null) => answer({ dataPoint: def.key, kind: "CORRECTED", value: days(number), unit: "days", period });
  const advise = (number: number, candidates: GapCandidate[], period: string | null = null) => adviseByRules(def, typed(number, period), candidates, ["a", "b"]);

  it("names the best passage that states another value", () => {
    expect(advise(0, [found(0), found(90, { grade: "C" }), found(45)])).toEqual({ answersQuestion: true, advice: null, contradictedBy: { quotation: "45 days late", document: 2, page: 3 } });
    expect(advise(45, [found(45)]).contradictedBy).toBeNull();
  });

  it("takes another year's value for no contradiction", () => expect(advise(0, [found(45, { period: "2023" })], "2024").contradictedBy).toBeNull());

  it("says what is implausible", () => expect(advise(-4, [])).toMatchObject({ answersQuestion: false, advice: expect.stringContaining("not plausible") as unknown }));
});
