import { describe, expect, it } from "vitest";
import { shapeOf } from "@/domain/gaps/answer-shape";
import type { Question } from "@/domain/gaps/interview";
import { testRubric } from "@/testing/risk-factories";
import { checkTyped } from "./check-typed";
import { DONE, FIRM, placeOf } from "./interview/use-place";

const shapes = new Map(testRubric().dataPoints.map((def) => [def.key, shapeOf(def)]));
const shape = (key: string) => {
  const found = shapes.get(key);
  if (!found) throw new Error(key);
  return found;
};
const check = (key: string, text: string, more: { currency?: string; note?: string } = {}, known: [string, number][] = []) =>
  checkTyped(shape(key), { text, currency: "KES", note: "", ...more }, known.map(([other, number]) => ({ shape: shape(other), number, currency: "KES" })));

describe("what is said while a value is typed", () => {
  it("names what was understood, with unit and currency", () => {
    expect(check("total_assets", "412.6 million")).toEqual({ kind: "ok", words: "KES\u00a0412,600,000" });
    expect(check("total_assets", "USD 40,000")).toEqual({ kind: "ok", words: "USD\u00a040,000" });
    expect(check("arrears_days", "2 weeks")).toEqual({ kind: "ok", words: "14 days" });
    expect(check("top_customer_share_pct", "12")).toEqual({ kind: "ok", words: "12\u202f%" });
    expect(check("key_person_dependency", "yes")).toEqual({ kind: "ok", words: "Yes" });
  });
  it("is silent on an empty field and refuses what cannot be", () => {
    expect(check("total_assets", "  ")).toEqual({ kind: "empty" });
    expect(check("total_assets", "much").kind).toBe("refused");
    expect(check("total_assets", "5", { currency: "" }).kind).toBe("refused");
    expect(check("top_customer_share_pct", "130", { note: "sure" })).toMatchObject({ kind: "refused", reason: expect.stringContaining("0 to 100") as string });
  });
  it("offers a repair for what does not fit a known figure; a stated reason lets it through", () => {
    const known: [string, number][] = [["current_assets", 412_600_000]];
    expect(check("cash_balance", "3,296,000,000", {}, known)).toMatchObject({ kind: "unusual", repair: { text: "329600000", words: "KES\u00a0329,600,000" } });
    expect(check("cash_balance", "3,296,000,000", { note: "Members' deposits" }, known).kind).toBe("ok");
    expect(check("gross_margin_pct", "95")).toEqual({ kind: "unusual", reason: "95 % is unusual: it is mostly 0 to 80 %.", repair: null });
  });
});

describe("where the interview goes on", () => {
  const question = (dataPoint: string, state: Question["state"]): Question => ({ dataPoint, parent: null, category: "MARKET", state });
  const questions = [question("a", "ANSWERED"), question("b", "OPEN"), question("c", "SKIPPED"), question("d", "OPEN")];
  it.each([
    ["what the address says", "c", "b", false, "c"],
    ["where this browser left off", null, "d", false, "d"],
    ["the next open one when that has been answered meanwhile", null, "a", false, "b"],
    ["the first open one elsewhere", null, null, false, "b"],
    ["what applies to the firm, when nothing was said yet", null, null, true, FIRM],
    ["the first open one when the address names nothing that is asked", "x", null, false, "b"],
    ["that step when the address names it", FIRM, "d", false, FIRM],
  ])("%s", (_what, asked, kept, untouched, place) => expect(placeOf(asked, kept, questions, untouched)).toBe(place));
  it("the end when nothing is open", () => expect(placeOf(null, null, [question("a", "ANSWERED"), question("c", "SKIPPED")], false)).toBe(DONE));
});
