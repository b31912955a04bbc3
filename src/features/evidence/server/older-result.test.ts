import { expect, it } from "vitest";
import type { VerifiedFinding } from "@/domain/risk/finding";
import { toAssessed } from "./older-result";

const finding = (id: string, number: number): VerifiedFinding => ({
  id, subject: { kind: "dataPoint", key: "land" }, level: null, likelihood: null, impact: null, value: { kind: "number", number, high: null }, unit: "ha", currency: null,
  period: null, projected: false, quote: `${number} ha`, documentId: "d", locator: { page: 2, place: null }, grade: "C", contradicts: [], span: { start: 0, end: 5 },
});
const evidence = { findingId: "b", documentId: "d", page: 2, place: null, quote: "96 ha", grade: "C", answeredBy: null };
const older = { contradictions: [{ dataPoint: "land", period: null, findingIds: ["a", "b"], differencePercent: 8, used: "x" }], facts: [{ dataPoint: "land", evidence: [evidence] }] };

it("gives an older result's contradiction its two sides, from the run's own findings", () => {
  expect(toAssessed(older, [finding("a", 88), finding("b", 96), finding("c", 1)])?.contradictions[0]?.statements).toEqual([
    { value: { kind: "number", number: 88, high: null }, unit: "ha", currency: null, used: false, evidence: { ...evidence, findingId: "a", quote: "88 ha" } },
    { value: { kind: "number", number: 96, high: null }, unit: "ha", currency: null, used: true, evidence },
  ]);
});

it("leaves a result of today as it is, and none none", () => {
  const today = { ...older, contradictions: [{ ...older.contradictions[0], statements: [] }] };
  expect(toAssessed(today, [finding("a", 88)])).toEqual(today);
  expect(toAssessed(null, [])).toBeNull();
});
