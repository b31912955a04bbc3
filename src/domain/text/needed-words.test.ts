import { describe, expect, it } from "vitest";
import { neededWords } from "./needed-words";

describe("the words a pattern needs", () => {
  it.each([
    ["we owe", ["we owe"]], ["(?:owe|due) now", [" now"]], ["(?:balance|total) (?:of|at)", ["balance", "total"]], ["debts?(?: now)?", ["debt"]], ["(?:a|owed) to us", [" to us"]],
    ["\\bloans?\\b[^.;]{0,20}(?:was|is) (?:repaid|cleared)", ["repaid", "cleared"]], ["(?<![a-z])kes(?! [a-z])", ["kes"]], ["^(?:interest|rate)$", ["interest", "rate"]], ["outstanding balances", ["outstand"]],
    ["us\\$ amount", [" amount"]], ["a[bc]d", null], ["(?:loan|of)", null], ["[a-z]+ ?", null], ["", null], ["(?:loan)?", null], ["(?:sold){0,2}at", null], ["(?:sold|bought){1,2} at", ["sold", "bought"]], ["d'appoint", ["d'appoin"]], ["\\u20ac \\d+", null],
    ["iso 22000 audit", [" audit"]], ["(?=never)sold", ["sold"]],
  ])("%s needs one of %j", (pattern, needed) => {
    expect(neededWords(pattern)).toEqual(needed);
  });
  it.each([
    ["(?:we|company)(?: still| now)? owes?(?: [a-z]+){0,3}$", "the company now owes the bank"], ["^,? (?:is |are )?(?:still )?(?:outstanding|unpaid)\\b", " still unpaid"], ["us\\$ owed", "us$ owed"], ["(?:(?:en|a) )?banque(?: et en caisse)?", "banque"],
  ])("is not missed where %s matches", (pattern, text) => {
    expect(text).toMatch(new RegExp(pattern));
    expect(neededWords(pattern)?.some((run) => text.includes(run))).toBe(true);
  });
});
