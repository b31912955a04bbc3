import { describe, expect, it } from "vitest";
import { cleanText, layOutText } from "./clean-text";

describe("cleanText", () => {
  it.each([
    ["line ends", "a\r\nb\rc\n\n\n\nd  e", "a\nb\nc\n\nd e"],
    ["edges", "\n  a \n", "a"],
    ["swallowed hyphen before lower case", "ef\ufffeficient use", "efficient use"],
    ["swallowed hyphen before a capital", "Rhine\ufffeMain", "Rhine-Main"],
    ["swallowed hyphen before a digit", "2019\ufffe2020", "2019-2020"],
    ["TeX accents", "Org\u00b4anica Ma\u00b4\u0131z a\u02dcno u\u00a8o", "Org\u00e1nica Ma\u00edz a\u00f1o u\u00f6"],
    ["TeX accent with a blank", "Mai\u00b4 a b\u00b4\u0131", "Mai\u00e1 b\u00ed"],
    ["acute typed for an apostrophe", "l\u00b4exercice", "l'exercice"],
    ["control characters", "a\u0000b\u0007 c", "ab c"],
    ["a word of control characters only", "a \u0001 b", "a b"],
    ["ligature codes between letters", "o\u001fcina in\u001euencia", "oficina influencia"],
    ["ligatures", "e\ufb03cient", "efficient"],
    ["keeps squares and halves", "5 m\u00b2 \u00bd", "5 m\u00b2 \u00bd"],
    ["private-use bullets", "\uf0b7 item", "\u2022 item"],
    ["zero width and soft hyphens", "co\u00adop\u200b \ufeffx", "coop x"],
    ["French thousands", "1\u202f865\u00a0792", "1 865 792"],
    ["decomposed accents", "e\u0301te\u0301", "\u00e9t\u00e9"],
    ["Arabic presentation forms", "\ufefb", "\u0644\u0627"],
    ["empty", "", ""],
  ])("%s", (_name, raw, expected) => {
    expect(cleanText(raw)).toBe(expected);
  });

  it("is stable", () => {
    const once = cleanText("Ma\u00b4\u0131z \ufb01n\r\n\r\nx\ufffey");
    expect(cleanText(once)).toBe(once);
  });

  it("tells where each piece came from, and cuts a word at a swallowed line end", () => {
    const raw = "one  ef\ufffeficient\r\ntwo";
    const { text, pieces } = layOutText(raw);
    const found: [string, string][] = [];
    for (let i = 0; i < pieces.length; i += 4) {
      found.push([raw.slice(pieces[i], pieces[i + 1]), text.slice(pieces[i + 2], pieces[i + 3])]);
    }
    expect(found).toEqual([["one", "one"], ["ef", "ef"], ["ficient", "ficient"], ["two", "two"]]);
  });
});
