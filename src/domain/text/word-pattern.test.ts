import { describe, expect, it } from "vitest";
import { beginningsOf, wordBeginnings } from "./beginnings";
import { WordPattern } from "./word-pattern";

const TEXT = "we owe 12.5% of it; owes two-thirds\nof 1,200 to the  bank, not lowered. overall: all   our farm's owe 7 out of ten. owe";

describe("a pattern tried at words' starts", () => {
  it.each([
    "owes?(?![a-z])", "(?:we|farm's) owe", "(?:two[- ]thirds|half)\\s{1,3}of", "\\d{1,3}(?:[.,]\\d{1,3})?", "(?:to )?the\\s{1,3}bank", "(\\d|two) out of (ten|five)", "(?:all|over) {0,3}(?:our )?", "(?<![\\d,])200|not", "[oa]we?", "s", "(?:7\\d|8|1\\d)(?:[.,]\\d)? ?(?:%|per cent) of", "1\\d(?:[.,]\\d{1,2})?%", "\\d{1,2},\\d00 to", "\\d out",
  ])("finds what the plain pattern finds: %s", (source) => {
    const plain = [...TEXT.matchAll(new RegExp(`(?<![a-z])(?:${source})`, "g"))].map((match) => [match.index, ...match]);
    expect(new WordPattern(source).matchAll(TEXT).map((match) => [match.index, ...match])).toEqual(plain);
    expect(new WordPattern(source).test(TEXT)).toBe(plain.length > 0);
    expect(new WordPattern(source).exec(TEXT, 20)?.index ?? null).toBe(plain.find(([index]) => Number(index) >= 20)?.[0] ?? null);
  });
  it("goes on after a match of nothing", () => {
    expect(new WordPattern("owe(?=x)|of").matchAll(TEXT)).toHaveLength(3);
  });
  it.each([".* farm", "[^a]b", "\\w+ owes", " owe", "a?"])("is refused where it could begin with anything: %s", (source) => {
    expect(() => new WordPattern(source)).toThrow(RangeError);
  });
});

describe("beginnings", () => {
  it.each([
    ["total assets", ["total asse"]], ["(?:bank|cash) loan", ["bank loan", "cash loan"]], ["organi[sz]ed", ["organised", "organized"]], ["s\\.?a\\.?", ["s.a.", "s.a", "sa.", "sa"]], ["\\bkra\\b", ["kra"]],
    ["(?:our )?team", ["our team", "team"]], ["\\d\\d%", ["0%"]], ["\\d+ jobs", ["0 jobs"]], ["\\d{1,3}(?:[.,]\\d{1,2})? ?%", ["0 %", "0%", "0.0 %", "0.0%", "0,0 %", "0,0%"]], ["no\\s{1,3}debt", ["no debt"]], ["a[^b]c", ["a"]], ["x{2}y", ["x"]], ["(?!no)yes", ["yes"]], ["sells? (?:[a-z]+ ){0,3}to", ["sell ", "sells ", "sell to", "sells to"]],
  ])("%s begins with %j", (pattern, expected) => {
    expect(new Set(beginningsOf(pattern))).toEqual(new Set(expected));
  });
  it("are shortened, not multiplied, where choice follows choice", () => {
    const choice = `(?:${Array.from({ length: 30 }, (_, at) => String.fromCharCode(97 + (at % 26), 97 + at)).join("|")})`;
    expect(beginningsOf(`${choice}${choice}${choice}`)?.length).toBeLessThanOrEqual(200);
  });
  it.each([
    ["[a-z]{3,12} sales", [], [" sales"]], ["(?:net |gross )?[a-z]+ sales", ["net ", "gross "], [" sales"]], ["(?:[a-z]+ )?(?:debts|loans) due", ["debts due", "loans due"], [" debts du", " loans du"]],
    ["total", ["total"], []], ["[a-z]+", null, []], ["[a-z]+ ?x", null, []], ["[a-z]{0,9} sales", null, []], ["[a-z-]+ sales", null, []],
  ])("%s begins with %j, or after any word with %j", (pattern, own, second) => {
    const made = wordBeginnings(pattern);
    expect([made.own && new Set(made.own), new Set(made.second)]).toEqual([own && new Set(own), new Set(second)]);
  });
  it.each(["\\w+ farm", ".*", "[a-z]x", "[a-z]+ farm"])("%s could begin with anything", (pattern) => {
    expect(beginningsOf(pattern)).toBeNull();
  });
});
