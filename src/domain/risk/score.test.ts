import { describe, expect, it } from "vitest";
import { testRubric } from "@/testing/risk-factories";
import { bandOf, LEVELS, levelOfFigure } from "./levels";
import type { GradeId, IndicatorDef, LevelId } from "./rubric";
import { EXACT, roundIndicator, scoreGroup, scoreIndicator, toFigures, WHOLE, type RatedComponent } from "./score";

const rubric = testRubric();
const indicator = (id: string): IndicatorDef => {
  const found = rubric.indicators.find((i) => i.id === id);
  if (!found) throw new Error(id);
  return found;
};
const rated = (def: IndicatorDef, levels: Record<string, LevelId | undefined>, mitigationGrade: GradeId = "A"): RatedComponent[] =>
  def.components.map((c) => ({ ...c, level: levels[c.id] ?? null, grade: levels[c.id] ? (c.side === "mitigation" ? mitigationGrade : "A") : null }));
const score = (def: IndicatorDef, parts: RatedComponent[], flagged = false) => scoreIndicator(rubric, def.exposure, parts, { best: "LOW", flagged });

describe("the worked example: debt and repayment record", () => {
  const debt = indicator("financial.debt-service");
  it("reads 1.4, 0 days and 12 % as Moderate, Low and High", () => {
    expect([levelOfFigure(debt, "dscr", 1.4), levelOfFigure(debt, "arrears", 0), levelOfFigure(debt, "interest_to_revenue", 12)].map((x) => x?.level))
      .toEqual(["MODERATE", "LOW", "HIGH"]);
  });
  it("gives 43 of 75 %, provisional 50, range 36 to 61", () => {
    const s = score(debt, rated(debt, { dscr: "MODERATE", arrears: "LOW", interest_to_revenue: "HIGH" }));
    expect(s.evidenced).toBeCloseTo(43.33, 2);
    expect([s.coverage, s.provisional, s.low, s.high]).toEqual([0.75, 50, 36.25, 61]);
    expect([s.evidenced ?? 0, s.low, s.high].map((x) => bandOf(rubric, x))).toEqual(["MODERATE", "MODERATE", "HIGH"]);
  });
  it("lifts 58 to 61 for one critical component, and to 81 for a confirmed flag", () => {
    const parts = rated(debt, { dscr: "CRITICAL", arrears: "LOW", interest_to_revenue: "HIGH" });
    expect(score(debt, parts).stages.mean).toBeCloseTo(58.33, 2);
    expect(score(debt, parts).evidenced).toBe(61);
    expect(score(debt, parts, true).evidenced).toBe(81);
  });
});

describe("the exposure example: weather", () => {
  const weather = indicator("climate.weather-exposure");
  const levels = { likelihood_impact: "HIGH", rainfed_share: "HIGH", loss_seasons_5y: "HIGH", judgement: "LOW" } as const;
  it.each([["B", 2, 15], ["C", 1, 45], ["D", 0, 70]] as const)("mitigation of grade %s takes %d bands off 70: %d", (grade, steps, residual) => {
    expect(score(weather, rated(weather, levels, grade)).exposure).toEqual({ inherent: 70, residual, steps });
  });
  it("takes none off for mitigation that is only High", () => {
    expect(score(weather, rated(weather, { ...levels, judgement: "HIGH" })).exposure?.steps).toBe(0);
  });
  it("has no score from mitigation alone", () => {
    const s = score(weather, rated(weather, { judgement: "LOW" }));
    expect([s.evidenced, s.coverage]).toEqual([null, 0.25]);
  });
});

describe("groups", () => {
  const part = (evidenced: number | null, over = {}) => ({ evidenced, provisional: evidenced, low: evidenced ?? 15, high: evidenced ?? 90, coverage: evidenced === null ? 0 : 1, weight: 1, ...over });
  it("sits at most one band below its worst part", () => {
    const s = scoreGroup(rubric, [part(15), part(15), part(15), part(15), part(90)], 1, WHOLE);
    expect([s.mean, s.evidenced]).toEqual([30, 61]);
  });
  it("leaves parts without evidence out of the evidenced mean, not out of coverage and range", () => {
    const s = scoreGroup(rubric, [part(45), part(null)], 1, WHOLE);
    expect([s.evidenced, s.low, s.high, s.coverage]).toEqual([45, 30, 68, 0.5]);
  });
  it("weighs its parts", () => expect(scoreGroup(rubric, [part(15, { weight: 3 }), part(45)], 1, EXACT).evidenced).toBe(22.5));
  it.each([[0.5, true, "MODERATE"], [0.49, false, null]] as const)("with coverage %d shows a level: %s", (coverage, sufficient, level) => {
    expect(toFigures(rubric, { evidenced: 45, provisional: 45, low: 30, high: 60, coverage })).toMatchObject({ sufficient, level });
  });
});

/** A small fixed generator, so a failure can be repeated. */
function randomness(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

describe("for random levels of every indicator", () => {
  const next = randomness(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const grades: GradeId[] = ["A", "B", "C", "D"];
  const samples = rubric.indicators.flatMap((def) => Array.from({ length: 120 }, () => ({
    def,
    parts: def.components.map((c): RatedComponent => (next() < 0.3 ? { ...c, level: null, grade: null } : { ...c, level: pick(LEVELS), grade: pick(grades) })),
  })));

  it("low ≤ evidenced ≤ high and low ≤ provisional ≤ high, exact and rounded", () => {
    for (const { def, parts } of samples) {
      for (const s of [score(def, parts), roundIndicator(score(def, parts))]) {
        for (const x of [s.evidenced, s.provisional]) {
          if (x === null) continue;
          expect(x, def.id).toBeGreaterThanOrEqual(s.low);
          expect(x, def.id).toBeLessThanOrEqual(s.high);
        }
      }
    }
  });

  it("a worse level never lowers a score", () => {
    for (const { def, parts } of samples) {
      const at = Math.floor(next() * parts.length);
      const level = parts[at]?.level;
      if (level === undefined || level === null || level === "CRITICAL") continue;
      const worse = parts.map((c, i) => (i === at ? { ...c, level: LEVELS[LEVELS.indexOf(level) + 1] ?? level } : c));
      const [a, b] = [score(def, parts), score(def, worse)];
      for (const key of ["evidenced", "provisional", "low", "high"] as const) expect(b[key] ?? -1, `${def.id} ${key}`).toBeGreaterThanOrEqual(a[key] ?? -1);
    }
  });

  it("knowing an unknown component never leaves the range", () => {
    for (const { def, parts } of samples) {
      const at = parts.findIndex((c) => c.level === null);
      if (at < 0) continue;
      const known = parts.map((c, i) => (i === at ? { ...c, level: pick(LEVELS), grade: "A" as const } : c));
      const [before, after] = [score(def, parts), score(def, known)];
      expect(after.low, def.id).toBeGreaterThanOrEqual(before.low);
      expect(after.high, def.id).toBeLessThanOrEqual(before.high);
    }
  });
});
