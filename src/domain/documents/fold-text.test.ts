import { describe, expect, it } from "vitest";
import { foldText } from "./fold-text";

const fold = (text: string, accents = false): string => foldText(text, { accents }).text;

describe("foldText", () => {
  it.each([
    ["case and white space", "  Net\u00a0 Profit\n2023 ", "net profit 2023"],
    ["line-end hyphen between letters", "irri-\ngation", "irrigation"],
    ["the swallowed line-end hyphen of PDFium", "ef\ufffeficient", "efficient"],
    ["plain hyphen between letters", "self-help", "selfhelp"],
    ["range of years keeps its dash", "2019\u20132025", "2019-2025"],
    ["range broken at the line end", "2019-\n2025", "2019-2025"],
    ["sign of a number", "loss of -5", "loss of -5"],
    ["sign beginning the text", "\u22125", "-5"],
    ["spaced dash stays", "Maize \u2014 dry", "maize - dry"],
    ["quotation marks", "\u201cl\u2019eau\u201d \u00abx\u00bb", "\"l'eau\" \"x\""],
    ["soft hyphen and zero width", "co\u00adope\u200bra\u2060tive\ufeff", "cooperative"],
    ["ligatures", "\ufb01nance o\ufb03ce", "finance office"],
    ["superscripts", "120 m\u00b2", "120 m2"],
    ["decomposed accents compose", "Mai\u0301z", "ma\u00edz"],
    ["spacing accent makes no word break", "a\u00a8b", "a\u00a8b"],
    ["astral letters survive", "\ud835\udc00bc", "abc"],
    ["thin spaces in a number", "1\u202f865\u2009792", "1 865 792"],
    ["empty", "", ""],
    ["white space only", " \n\t", ""],
  ])("%s", (_name, source, expected) => {
    expect(fold(source)).toBe(expected);
  });

  it("folds accents only when asked", () => {
    expect(fold("Utilit\u00e9 ma\u00f1ana")).toBe("utilit\u00e9 ma\u00f1ana");
    expect(fold("Utilit\u00e9 ma\u00f1ana", true)).toBe("utilite manana");
  });

  it("maps every folded unit back to the source", () => {
    const source = "Une  e\u0301tude: \ufb01n de co-\nop";
    const folded = foldText(source, { accents: false });
    expect(folded.text).toBe("une \u00e9tude: fin de coop");
    expect(folded.start).toHaveLength(folded.text.length);
    expect(folded.end).toHaveLength(folded.text.length);
    const at = folded.text.indexOf("\u00e9tude");
    expect(source.slice(folded.start[at], folded.end[at + 4])).toBe("e\u0301tude");
    const fin = folded.text.indexOf("fin");
    expect(source.slice(folded.start[fin], folded.end[fin + 2])).toBe("\ufb01n");
    const coop = folded.text.indexOf("coop");
    expect(source.slice(folded.start[coop], folded.end[coop + 3])).toBe("co-\nop");
  });

  it("folding twice changes nothing", () => {
    const once = fold("A \u2013 B, se\u00f1or\u2019s 5\u201310 co-op");
    expect(fold(once)).toBe(once);
  });
});
