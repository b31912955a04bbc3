import { describe, expect, it } from "vitest";
import { testRubric } from "@/testing/risk-factories";
import { compileMetric, evaluate, missingInputs, parseExpression, wholeMonths, type Value } from "./expression";

const run = (source: string, values: Record<string, Value> = {}, asOf = "2026-05-20") => evaluate(parseExpression(source), (key) => values[key], asOf);

describe("the worked example of every metric", () => {
  const rubric = testRubric();
  const all = [...rubric.metrics, ...rubric.infoMetrics];
  it("covers all 71", () => expect(all).toHaveLength(71));
  it.each(all.map((m) => [m.id, m] as const))("%s", (id, metric) => {
    const guards = rubric.metrics.find((m) => m.id === id)?.guard.require ?? [];
    const compiled = compileMetric(metric.formula, guards);
    const lookup = (key: string): Value | undefined => metric.example.inputs[key];
    const asOf = metric.example.assessedOn ?? "2026-01-01";
    expect(guards.map((_, i) => compiled.guards[i]).map((g) => g && evaluate(g, lookup, asOf).result)).toEqual(guards.map(() => true));
    const { result } = evaluate(compiled.formula, lookup, asOf);
    const expected = Number(metric.example.result);
    // The examples are written to two decimals.
    expect(Math.abs(Number(result) - expected)).toBeLessThan(0.0051 * Math.max(1, Math.abs(expected) / 100));
  });
});

describe("the language", () => {
  it.each([["1 + 2 * 3", 7], ["(1 + 2) * 3", 9], ["8 / 2 / 2", 2], ["1 - 2 - 3", -4], ["-2 * -3", 6], ["max(0, 100 - 112)", 0], ["min(3, 1, 2)", 1], ["abs(0 - 4)", 4]])(
    "%s = %d", (source, result) => expect(run(source).result).toBe(result));

  it("is unknown when an input is, and when it would divide by zero", () => {
    expect(run("a + 1").result).toBeUndefined();
    expect(run("a / b", { a: 1, b: 0 }).result).toBeUndefined();
    expect(run("max(a, 1)").result).toBeUndefined();
  });

  it("takes the first known way of coalesce and tells only the inputs of that way", () => {
    const { result, used } = run("coalesce(a, b + c) / d", { b: 2, c: 4, d: 3 });
    expect(result).toBe(2);
    expect([...used].sort()).toEqual(["b", "c", "d"]);
  });

  it("reads lists newest first", () => {
    expect(run("first(x)", { x: [3, 2, 1] }).result).toBe(3);
    expect(run("count(x) >= 2", { x: [3] }).result).toBe(false);
    expect(run("cv(a, x)", { a: 2, x: [4, 4] }).result).toBeCloseTo(0.3464, 4);
    expect(run("cv(a)", { a: 2 }).result).toBeUndefined();
  });

  it.each(["1 +", "(1", "1 1", "foo(1)", "a $ b", "", ")"])("refuses %j", (source) => expect(() => parseExpression(source)).toThrow());

  it("names what is missing: of several ways the one that lacks least, a preferred one among equals", () => {
    const formula = parseExpression("coalesce(cash, profit + interest) / service");
    const knows = (...keys: string[]) => (key: string) => keys.includes(key);
    expect(missingInputs(formula, knows())).toEqual(["cash", "service"]);
    expect(missingInputs(formula, knows("profit"), ["profit"])).toEqual(["interest", "service"]);
    expect(missingInputs(formula, knows("profit", "interest"))).toEqual(["service"]);
  });
});

describe("whole months", () => {
  it.each([
    ["2026-04-04", "2026-05-20", 1], ["2026-04-21", "2026-05-20", 0], ["2026-05-20", "2026-05-20", 0], ["2026-12-31", "2026-05-20", -7],
    ["2024-02-29", "2025-02-28", 11], ["2025-12", "2026-05-20", 5],
  ])("%s to %s is %d", (from, to, months) => expect(wholeMonths(from, to)).toBe(months));

  it("does not reckon months from a year alone", () => expect(wholeMonths("2024", "2026-05-20")).toBeUndefined());
  it("counts up to and past a date", () => {
    expect(run("months_until(d)", { d: "2026-12-31" }).result).toBe(7);
    expect(run("months_until(d)", { d: "2025-10-31" }).result).toBe(-6);
    expect(run("months_since(d)", { d: "2026-06-20" }).result).toBe(-1);
  });
});
