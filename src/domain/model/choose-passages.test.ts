import { describe, expect, it } from "vitest";
import type { AnalystDocument } from "../ports/analyst";
import { choosePassages, rankByWords } from "./choose-passages";
import { passagesOf, tokensIn } from "./passages";

const document = (id: string, pages: { text: string; table?: boolean }[]): AnalystDocument => ({
  id, name: `${id}.pdf`, language: "en",
  pages: pages.map(({ text, table }, at) => ({
    index: at + 1, label: `Page ${at + 1}`, text, words: [], segments: [], tables: table ? [{ rows: [["a", "b"]], headRows: 1 }] : [], width: 0, height: 0, hidden: false, ocrConfidence: null,
  })),
});
const prose = (word: string, times = 60): string => `${word} `.repeat(times).trim();

describe("passagesOf", () => {
  it("keeps a page whole, leaves out empty ones and numbers the documents", () => {
    const passages = passagesOf([document("a", [{ text: "one" }, { text: "  " }]), document("b", [{ text: "two", table: true }])]);
    expect(passages.map(({ document: number, page, parts, hasTable }) => [number, page, parts, hasTable])).toEqual([[1, 1, 1, false], [2, 1, 1, true]]);
  });

  it("cuts a page of any length into parts that make it up again, at ends of lines where there are some", () => {
    const lines = Array.from({ length: 900 }, (_, at) => `Line ${at} of a paper without page breaks.`).join("\n");
    for (const text of [lines, lines.replace(/\n/g, " "), "x".repeat(20_000)]) {
      const parts = passagesOf([document("a", [{ text }])]);
      expect(parts.length).toBeGreaterThan(3);
      expect(parts.map((part) => part.text).join("")).toBe(text);
      expect(parts.every((part) => part.text.length <= 6_000)).toBe(true);
    }
    expect(passagesOf([document("a", [{ text: lines }])]).slice(0, -1).every(({ text }) => text.endsWith("\n"))).toBe(true);
  });
});

describe("choosePassages", () => {
  const pages = [{ text: prose("weather") }, { text: prose("irrigation pump water") }, { text: prose("figures"), table: true }, { text: prose("staff") }, { text: prose("sources") }];
  const passages = passagesOf([document("a", pages)]);
  const budget = (numbers: number[]): number => numbers.reduce((sum, page) => sum + tokensIn(pages[page - 1]?.text ?? ""), 0);

  it("sends everything that fits and leaves nothing out", () => {
    expect(choosePassages(passages, 100_000, "water", [])).toEqual({ sent: passages, leftOut: [] });
  });

  it("prefers sources, then tables, then the category's words, and lists the rest", () => {
    const choice = choosePassages(passages, budget([2, 3, 5]), "Is there water for irrigation?", [{ documentId: "a", page: 5 }]);
    expect(choice.sent.map(({ page }) => page)).toEqual([2, 3, 5]);
    expect(choice.leftOut).toEqual([{ documentId: "a", pages: [1, 4], parts: [] }]);
  });

  it("tells a page that was sent in part from one that was not sent", () => {
    const long = passagesOf([document("a", [{ text: `${prose("filler", 1500)}\n\n${prose("water", 900)}` }, { text: prose("filler", 850) }])]);
    const choice = choosePassages(long, tokensIn("x".repeat(6_000)), "water", []);
    expect(choice.leftOut).toEqual([{ documentId: "a", pages: [2], parts: [1] }]);
    expect(choice.sent.some(({ text }) => text.includes("water"))).toBe(true);
  });

  it("finds words without their accents and prefers rare ones", () => {
    const [accented, common, both] = rankByWords([{ text: "sécurité hydrique" }, { text: "eau eau eau" }, { text: "eau hydrique" }], "hydrique eau SECURITE") as [number, number, number];
    expect(accented).toBeGreaterThan(common);
    expect(both).toBeGreaterThan(0);
    expect(rankByWords([{ text: "nothing of it" }], "water")).toEqual([0]);
  });
});
