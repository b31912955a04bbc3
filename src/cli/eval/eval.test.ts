import { describe, expect, it } from "vitest";
import type { Finding } from "@/domain/risk/finding";
import { checkExpected } from "./check-expected";
import { holdsFragments, loose, overlapShare } from "./compare-text";
import { countVerdicts, sumUp } from "./eval-result";
import { judgeFile } from "./judge-file";
import { countLevels, judgeLevels } from "./judge-levels";
import { sameAnswer } from "./match-fact";
import { parseExpected, parseFacts, parseJudgements, type FactRow } from "./tables";

const fact = (over: Partial<FactRow>): FactRow => ({ file: "a.pdf", id: "a-01", key: "total_assets", kind: "money", value: "1000", unit: "KES", period: "", projected: "", page: 1, quote: "Total assets 1,000", note: "", ...over });
const finding = (over: Partial<Finding>): Finding => ({
  id: "f1", subject: { kind: "dataPoint", key: "total_assets" }, level: null, likelihood: null, impact: null, value: { kind: "number", number: 1000, high: null }, unit: null, currency: "KES", period: null,
  projected: null, quote: "Total assets 1,000", documentId: "d", locator: { page: 1, place: null }, grade: "D", contradicts: [], ...over,
});
const number = (value: number, high: number | null = null): Pick<Finding, "value"> => ({ value: { kind: "number", number: value, high } });

describe("the value of a fact", () => {
  it.each<[string, Partial<FactRow>, Partial<Finding>, boolean]>([
    ["equal", {}, {}, true],
    ["within half a percent", { value: "1004" }, {}, true],
    ["outside half a percent", { value: "1010" }, {}, false],
    ["another currency", { unit: "TZS" }, {}, false],
    ["either currency", { unit: "XOF|KES" }, {}, true],
    ["sign counts", { value: "-1000" }, {}, false],
    ["magnitude counts", { value: "1000000" }, {}, false],
    ["acres become hectares", { kind: "number", unit: "acre", value: "10" }, { ...number(4.04686), unit: "ha", currency: null }, true],
    ["kg/ha become t/ha", { kind: "number", unit: "kg/ha", value: "2500" }, { ...number(2.5), unit: "t/ha", currency: null }, true],
    ["both ends of a range", { kind: "number", unit: "ha", value: "80..200" }, { ...number(80, 200), currency: null }, true],
    ["a number inside a range", { kind: "number", unit: "ha", value: "80..200" }, { ...number(120), currency: null }, true],
    ["a number outside a range", { kind: "number", unit: "ha", value: "80..200" }, { ...number(20), currency: null }, false],
    ["a range is no single number", { kind: "number", value: "80" }, { ...number(80, 200), currency: null }, false],
    ["plan told as actual", { projected: "y" }, { projected: false }, false],
    ["actual told as plan", { projected: "n" }, { projected: true }, false],
    ["same day", { kind: "date", value: "2023-12-31" }, { value: { kind: "date", date: "2023-12-31" } }, true],
    ["same month", { kind: "date", value: "2022-04" }, { value: { kind: "date", date: "2022-04-12" } }, true],
    ["another day", { kind: "date", value: "2022-04-02" }, { value: { kind: "date", date: "2022-04-12" } }, false],
    ["a choice", { kind: "text", value: "public-company" }, { value: { kind: "choice", choice: "public-company" } }, true],
    ["another choice", { kind: "text", value: "cooperative" }, { value: { kind: "choice", choice: "public-company" } }, false],
    ["half of the fragments", { kind: "text", value: "maïs ; riz ; mil ; sorgho" }, { value: { kind: "text", text: "Mais et RIZ" }, quote: "" }, true],
    ["fewer than half", { kind: "text", value: "maize ; rice ; millet" }, { value: { kind: "text", text: "rice" }, quote: "rice" }, false],
    ["a year", { kind: "year", value: "1981" }, { value: { kind: "date", date: "1981" } }, true],
    ["a boolean", { kind: "boolean", value: "yes" }, { value: { kind: "boolean", yes: true } }, true],
  ])("%s", (_name, row, said, same) => {
    expect(sameAnswer(fact(row), finding(said))).toBe(same);
  });
});

describe("verdicts", () => {
  const page = () => "Total assets 1,000";
  it("calls a fact wrong only when a reported value equals none of its rows", () => {
    const rows = [fact({ id: "1" }), fact({ id: "2", value: "2000" })];
    expect(judgeFile(rows, [finding({})], page).map((each) => each.verdict)).toEqual(["found", "missed"]);
    expect(judgeFile(rows, [finding(number(7))], page).map((each) => each.verdict)).toEqual(["wrong", "wrong"]);
    expect(judgeFile(rows, [], page).map((each) => each.verdict)).toEqual(["missed", "missed"]);
  });
  it("leaves what is not stated open, and excuses a forecast only where the note speaks of one", () => {
    const absent = fact({ kind: "not_stated", value: "", note: "" });
    expect(judgeFile([absent], [], page)[0]?.verdict).toBe("right");
    expect(judgeFile([absent], [finding({})], page)[0]?.verdict).toBe("false-claim");
    expect(judgeFile([absent], [finding({ projected: true })], page)[0]?.verdict).toBe("false-claim");
    expect(judgeFile([{ ...absent, note: "only a forecast" }], [finding({ projected: true })], page)[0]?.verdict).toBe("right");
  });
  it("takes a tax number under either key", () => {
    const row = fact({ key: "tax_compliance", kind: "text", value: "900.1" });
    expect(judgeFile([row], [finding({ subject: { kind: "dataPoint", key: "registration_number" }, value: { kind: "text", text: "900.1" } })], page)[0]?.verdict).toBe("found");
  });
  it("finds a fact without a data point by half of its words", () => {
    const row = fact({ key: "-", quote: "Total assets 1,000" });
    expect(judgeFile([row], [finding({ quote: "assets 1,000" })], page)[0]?.verdict).toBe("found");
    expect(judgeFile([row], [finding({ quote: "Total" })], page)[0]?.verdict).toBe("missed");
  });
  it("counts and sorts worst first", () => {
    const counts = countVerdicts(judgeFile([fact({}), fact({ kind: "not_stated" }), fact({ key: "-" })], [], page));
    expect(counts).toEqual({ facts: { found: 0, wrong: 0, missed: 1, total: 1 }, otherFacts: { found: 0, total: 1 }, absent: { right: 1, total: 1 } });
    const file = { ...counts, problems: [], quotations: { verified: 1, total: 1 }, stable: true, levels: [], seconds: 1, details: [] };
    const result = sumUp([{ ...file, file: "good", facts: { found: 1, wrong: 0, missed: 0, total: 1 } }, { ...file, file: "bad" }], 2.04, false);
    expect(result.perFile.map((each) => each.file)).toEqual(["bad", "good"]);
    expect(result.facts).toEqual({ found: 1, wrong: 0, missed: 1, total: 2 });
    expect(result.seconds).toBe(2);
  });
});

describe("text and tables", () => {
  it("compares without case, accents and kind of dash", () => {
    expect(loose("Crédit – ÉLEVÉ")).toBe("credit - eleve");
    expect(holdsFragments("a ; b", ["only a here"])).toBe(true);
    expect(overlapShare("one two three four", "two three", "three four")).toBe(0.5);
  });
  it("parses both tables", () => {
    const [row] = parseExpected("file\toutcome\tpages\twarnings\tcontains\tcontains_with_ocr\tocr_lang\na.pdf\tOK\t2\tNEEDS_OCR,TRUNCATED\t1:x: y ¦ 2:z\t\tspa\n");
    expect(row).toEqual({ file: "a.pdf", outcome: "OK", pages: 2, warnings: ["NEEDS_OCR", "TRUNCATED"], contains: [{ page: 1, text: "x: y" }, { page: 2, text: "z" }], containsWithOcr: [], ocrLanguage: "spa" });
    expect(parseFacts("file\tfact_id\tkey\tkind\tvalue\tunit_or_currency\tperiod\tprojected\tpage\tquote\tnote\na\ta-1\t-\tmoney\t5\tKES\t\ty\t3\tq\tn")[0]).toMatchObject({ key: "-", projected: "y", page: 3 });
  });
  it("names each difference from what was expected", () => {
    const [row] = parseExpected("file\toutcome\tpages\twarnings\tcontains\tcontains_with_ocr\tocr_lang\na.pdf\tOK\t2\tNEEDS_OCR\t1:maize\t\t\n");
    if (!row) throw new Error("no row");
    expect(checkExpected(row, { ok: false, code: "CORRUPT", detail: "", page: null }, null)).toEqual(["outcome CORRUPT, expected OK"]);
    const page = { index: 1, label: "Page 1", text: "rice", words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null };
    const read = { ok: true as const, document: { format: "pdf" as const, pages: [page], language: "en", title: null, warnings: [], extractor: "x", ocrPages: 0 } };
    expect(checkExpected(row, read, null)).toEqual(["1 pages, expected 2", "no NEEDS_OCR", 'page 1 lacks "maize"']);
  });
});

describe("labelled judgements", () => {
  const level = (id: string, said: Finding["level"]): Finding => finding({ subject: { kind: "indicator", id, component: "judgement" }, value: null, level: said, quote: id });
  const rows = parseJudgements("file\tindicator\tlevel\tquote\twhy\na.pdf\tone\tMODERATE\tx\ty\na.pdf\ttwo\tMODERATE\tx\ty\na.pdf\tthree\tHIGH\tx\ty\na.pdf\tfour\tLOW\tx\ty\na.pdf\tfive\tNONE\t\t\na.pdf\tsix\tNONE\t\t\n");
  it("counts the worst level said: exact, one more cautious, or wrong", () => {
    const verdicts = judgeLevels(rows, [level("one", "MODERATE"), level("two", "MODERATE"), level("two", "HIGH"), level("three", "MODERATE"), level("six", "LOW")]);
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(["agree", "withinOne", "wrong", "missed", "right", "false-claim"]);
    expect(countLevels(verdicts)).toEqual({ found: 3, agree: 1, withinOne: 1, wrong: 1, total: 4, none: { right: 1, total: 2 } });
  });
});
