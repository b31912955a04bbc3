import { describe, expect, it } from "vitest";
import { setBudgetInput, setPriceInput } from "../contract";
import { breakersShown, costInWords, figureOf, monthStanding, nextMonth, outcomeOf, sectionInWords } from "./desk-words";

const breaker = (model: string, state: "closed" | "open" | "half-open", failures = 5) => ({ model, state, failures, since: new Date(0), openUntil: null, lastError: null });

describe("breakersShown", () => {
  it("begins with the model in force, also before its first call", () =>
    expect(breakersShown({ model: "b", breakers: [breaker("a", "open")] }).map(({ model, breaker: found }) => [model, found?.state ?? null])).toEqual([["b", null], ["a", "open"]]));

  it("leaves out others that answer again", () =>
    expect(breakersShown({ model: null, breakers: [breaker("a", "closed", 0), breaker("b", "closed", 2), breaker("c", "half-open")] }).map(({ model }) => model)).toEqual(["b", "c"]));
});

describe("monthStanding", () => {
  it.each([
    ["no budget", { spentUsd: 3, budgetUsd: null, unpriced: 0 }, { spentUsd: 3, share: null, spent: false }],
    ["half", { spentUsd: 50, budgetUsd: 100, unpriced: 0 }, { spentUsd: 50, share: 0.5, spent: false }],
    ["past the end", { spentUsd: 120, budgetUsd: 100, unpriced: 0 }, { spentUsd: 120, share: 1, spent: true }],
    ["a budget of nothing", { spentUsd: 0, budgetUsd: 0, unpriced: 0 }, { spentUsd: 0, share: 1, spent: true }],
    ["nothing priced", { spentUsd: 0, budgetUsd: 100, unpriced: 4 }, { spentUsd: null, share: null, spent: false }],
    ["partly priced", { spentUsd: 2, budgetUsd: null, unpriced: 4 }, { spentUsd: 2, share: null, spent: false }],
  ])("%s", (_name, month, standing) => expect(monthStanding(month)).toEqual(standing));

  it("names the first day of the next month, over the year's end too", () =>
    expect([nextMonth(new Date("2026-11-01T00:00:00Z")), nextMonth(new Date("2026-12-01T00:00:00Z"))]).toEqual(["2026-12-01", "2027-01-01"]));
});

describe("figureOf", () => {
  it.each([["3", 3], [" 3.75 ", 3.75], ["$0.3", 0.3], ["", Number.NaN], ["1,5", Number.NaN], ["1,000", Number.NaN], ["-1", Number.NaN], ["1e3", Number.NaN]])("%j", (typed, figure) => expect(figureOf(typed)).toBe(figure));

  it("leads to words for what is no figure, and for more decimals than are kept", () => {
    const price = { model: "maker.model", input: 3, output: 15, cacheRead: 0.3, cacheWrite: 3.75 };
    expect(setPriceInput.safeParse(price).success).toBe(true);
    expect(setPriceInput.safeParse({ ...price, output: Number.NaN }).error?.issues[0]?.message).toMatch(/US dollars as a figure/);
    expect(setPriceInput.safeParse({ ...price, input: 0.00005 }).error?.issues[0]?.message).toBe("Four decimals at most.");
    expect(setBudgetInput.safeParse({ monthlyUsd: 10.005 }).success).toBe(false);
    expect([0.07, 1234.56, 999_999.99].every((monthlyUsd) => setBudgetInput.safeParse({ monthlyUsd }).success)).toBe(true);
  });
});

describe("a call in words", () => {
  it("calls a cost unknown only where there was an answer to pay for", () =>
    expect([{ costUsd: null, outcome: "OK" }, { costUsd: null, outcome: "THROTTLED" }, { costUsd: 0.0042, outcome: "OK" }].map(costInWords)).toEqual(["unknown", "none", "$0.0042"]));

  it("says how it ended", () => {
    expect(outcomeOf({ outcome: "OK", stopReason: "end_turn" })).toEqual({ kind: "done", word: "Answered", detail: null });
    expect(outcomeOf({ outcome: "OK", stopReason: "max_tokens" })).toMatchObject({ kind: "part", detail: "cut at the longest answer allowed" });
    expect(outcomeOf({ outcome: "THROTTLED", stopReason: null })).toEqual({ kind: "failed", word: "Failed", detail: "The model service is busy and turned us away." });
    expect(outcomeOf({ outcome: "LATER_CODE", stopReason: null })).toMatchObject({ kind: "failed", detail: "LATER_CODE" });
  });

  it("names sections", () => expect(["RISK_CATEGORY", "PROBE", "PREVIEW", "NEWER"].map(sectionInWords)).toEqual(["Risk category", "Probe", "Preview of a prompt", "NEWER"]));
});
