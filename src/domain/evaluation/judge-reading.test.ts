import { describe, expect, it } from "vitest";
import { answer, assessInput, figure, judged, money, stated, testRubric } from "@/testing/risk-factories";
import { assess } from "../risk/assess";
import type { FindingValue, VerifiedFinding } from "../risk/finding";
import { draftExpectation, type Expectation } from "./expectation";
import { figuresOf, judgeReading, sameValue } from "./judge-reading";

const ETHICS = "behavioral.ethics-compliance";
const SECURITY = "technology.cybersecurity-privacy";
const rubric = testRubric();
const ALL = rubric.categories.map(({ id }) => id);
const read = (findings: VerifiedFinding[]) => assess(assessInput(findings, { dropped: 2 }));
const sales = (number: number, currency = "KES") => money("revenue_latest_year", number, { currency });

describe("a reading beside what was expected", () => {
  const expected: Expectation = {
    levels: { [ETHICS]: "LOW", [SECURITY]: null },
    facts: [
      { dataPoint: "revenue_latest_year", value: { kind: "number", number: 14_250_000, high: null }, unit: null, currency: "KES", period: "2025" },
      { dataPoint: "arrears_days", value: null, unit: null, currency: null, period: null },
    ],
  };

  it.each([
    ["the figure", [sales(14_250_000)], "FOUND", "ABSENT"], ["a figure rounded in print", [sales(14_260_000)], "FOUND", "ABSENT"],
    ["another figure", [sales(1_425_000)], "WRONG", "ABSENT"], ["another currency", [sales(14_250_000, "UGX")], "WRONG", "ABSENT"],
    ["nothing", [], "MISSED", "ABSENT"], ["a made-up figure", [figure("arrears_days", 30)], "MISSED", "INVENTED"],
  ] as const)("%s", (_name, findings, first, second) => {
    expect(judgeReading(rubric, expected, read([...findings]), ALL).facts.map(({ verdict }) => verdict)).toEqual([first, second]);
  });

  it("counts levels, facts and quotations over the set", () => {
    const cases = [
      judgeReading(rubric, expected, read([judged(ETHICS, "judgement", "LOW"), sales(14_250_000)]), ALL),
      judgeReading(rubric, expected, read([judged(ETHICS, "judgement", "HIGH"), judged(SECURITY, "judgement", "HIGH"), sales(9)]), ALL),
    ];
    expect(figuresOf(cases)).toEqual({
      cases: 2, pairs: 2, same: 1, oneApart: 0, further: 1, kappa: 0, levelsMissed: 0, levelsExtra: 1,
      factsExpected: 2, factsFound: 1, factsWrong: 1, factsMissed: 0, factsInvented: 0, quotationsVerified: 5, quotationsDropped: 4,
    });
  });

  it("asks only about the categories the version was run for", () => {
    const { levels, facts } = judgeReading(rubric, expected, read([]), ["BEHAVIORAL"]);
    expect([levels.map(({ indicator }) => indicator), facts]).toEqual([[ETHICS], []]);
  });
});

describe("values that say the same", () => {
  const text = (words: string): FindingValue => ({ kind: "text", text: words });
  it.each<[FindingValue, FindingValue, boolean]>([
    [{ kind: "date", date: "2025-03" }, { kind: "date", date: "2025-03-14" }, true],
    [{ kind: "date", date: "2025-03" }, { kind: "date", date: "2025-04-14" }, false],
    [{ kind: "number", number: 12, high: 15 }, { kind: "number", number: 12, high: null }, false],
    [{ kind: "number", number: 0, high: null }, { kind: "number", number: 0, high: null }, true],
    [{ kind: "number", number: 5, high: null }, { kind: "number", number: -5, high: null }, false],
    [text("Dried mango, café"), text("dried mango"), true],
    [text("dried mango"), text("dried banana"), false],
    [text("12"), { kind: "number", number: 12, high: null }, false],
    [{ kind: "choice", choice: "ke" }, { kind: "choice", choice: "KE" }, true],
  ])("%j and %j: %s", (a, b, same) => expect([sameValue(a, b), sameValue(b, a)]).toEqual([same, same]));
});

describe("a draft of what to expect", () => {
  it("takes what the papers show and leaves out what only a person said", () => {
    const answers = [answer({ dataPoint: "arrears_days", kind: "CORRECTED", value: { kind: "number", number: 0, high: null } })];
    const draft = draftExpectation(assess(assessInput([judged(ETHICS, "judgement", "HIGH"), stated("enterprise_type", { kind: "choice", choice: "cooperative" })], { answers })));
    expect(draft.levels[ETHICS]).toBe("HIGH");
    expect(draft.levels[SECURITY]).toBeNull();
    expect(draft.facts.map(({ dataPoint }) => dataPoint)).toEqual(["enterprise_type"]);
  });
});
