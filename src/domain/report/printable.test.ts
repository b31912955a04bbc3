import { describe, expect, it } from "vitest";
import { clip, oneLine, printable, REPLACEMENT } from "./printable";

const latin = (codePoint: number): boolean => codePoint < 0x250 || codePoint === 0x1f404;
const clean = (text: string): string => printable(text, latin).text;

describe("printable", () => {
  it.each([
    ["plain words stay as they are", "Sales rose 6 %.", "Sales rose 6 %."],
    ["control characters go", "a\u0001b\u0007c\u001bd\u007fe", "abcde"],
    ["NUL goes", "before\u0000after", "beforeafter"],
    ["byte order mark and non-characters go or are boxed", "x\uFEFFy\uFFFEz", `xy${REPLACEMENT}z`],
    ["words cannot be turned round", "abc \u202Eevil gnp.exe\u202C def \u2066in\u2069", "abc evil gnp.exe def in"],
    ["tag characters cannot hide an order", "score \u{E0053}\u{E0043} low", "score  low"],
    ["half an emoji is boxed", "high \ud800 low \udc00 end", `high ${REPLACEMENT} low ${REPLACEMENT} end`],
    ["a whole emoji that a font has stays", "cow \u{1F404}", "cow \u{1F404}"],
    ["line and paragraph separators are line breaks", "one\u2028two\r\nthree", "one\ntwo\nthree"],
    ["narrow spaces become ordinary or no-break ones", "1\u202F310\u2009t", "1\u00A0310 t"],
    ["letters are composed", "e\u0301te\u0301", "été"],
    ["a run of letters no font has is one box", "milk 牛奶 end", `milk ${REPLACEMENT} end`],
  ])("%s", (_name, text, expected) => expect(clean(text)).toBe(expected));

  it("keeps three accents of three hundred", () => {
    const marks = printable(`q${"\u0301\u0300".repeat(150)}`, (codePoint) => codePoint < 0x370).text;
    expect([...marks.normalize("NFD")]).toHaveLength(4);
  });

  it("names each lost character once, in order", () => {
    expect(printable("奶 a 牛奶", latin).lost).toEqual(["奶", "牛"]);
  });

  it("leaves no character that has no glyph, whatever comes in", () => {
    for (let codePoint = 0; codePoint <= 0x2fff; codePoint += 1) {
      const text = clean(`a${String.fromCodePoint(codePoint)}b`);
      const left = [...text].filter((character) => !latin(character.codePointAt(0) ?? 0) && !/[\u25A1\u200C-\u200F\n]/u.test(character));
      expect(left, codePoint.toString(16)).toEqual([]);
    }
  });
});

describe("clip", () => {
  it("counts what people see and never cuts inside it", () => {
    const family = "👩‍👩‍👧‍👦";
    expect(clip(family.repeat(5), 3)).toEqual({ text: `${family.repeat(3)}…`, cut: true });
    expect(clip("short", 5)).toEqual({ text: "short", cut: false });
  });
});

describe("oneLine", () => {
  it("makes words out of lines", () => expect(oneLine("  Sales\n\t of\u00A0 2025 ")).toBe("Sales of 2025"));
});
