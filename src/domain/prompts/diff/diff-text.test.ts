import { describe, expect, it } from "vitest";
import { diffText, foldSame, sideBySide } from "./diff-text";
import { shortestEdit } from "./myers";

const sideOf = (before: string, after: string, side: "removed" | "added"): string =>
  diffText(before, after).filter(({ kind }) => kind === "same" || kind === side).map(({ text }) => text).join("");
/** A small generator, so that a failure can be had again. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

describe("diffText", () => {
  it.each<[string, string, string, string]>([
    ["nothing", "a b", "a b", "=a b"],
    ["a word", "one two three", "one 2 three", "=one |-two|+2|= three"],
    ["a word put in", "one three", "one two three", "=one |+two |=three"],
    ["a word taken out", "one two three", "one three", "=one |-two |=three"],
    ["all of it", "a", "b", "-a|+b"],
    ["from nothing", "", "a b", "+a b"],
    ["a blank", "a b", "a  b", "=a|- |+  |=b"],
    ["a line", "a\nb\nc\n", "a\nx\nc\n", "=a\n|-b|+x|=\nc\n"],
    ["letters outside the basic plane", "a 😀", "a 😁", "=a |-😀|+😁"],
    ["words side by side as one change, not blank by blank", "sum up for a lender.", "sum up in three lines.", "=sum up |-for a lender|+in three lines|=."],
    ["a line's end as what parts changes", "one\ntwo", "1\n2", "-one|+1|=\n|-two|+2"],
    ["a name in braces", "{{firm.name}}", "{{firm.size}}", "={{firm.|-name|+size|=}}"],
  ])("%s", (_name, before, after, told) => {
    expect(diffText(before, after).map(({ kind, text }) => ({ same: "=", removed: "-", added: "+" })[kind] + text).join("|")).toBe(told);
  });

  it("gives both texts back whole, whatever they are", () => {
    const random = numbers(7);
    const words = ["a", "b", "cd", " ", "  ", "\n", ".", "é"];
    const text = (): string => Array.from({ length: Math.floor(random.next().value * 40) }, () => words[Math.floor(random.next().value * words.length)]).join("");
    for (let round = 0; round < 500; round += 1) {
      const [before, after] = [text(), text()];
      expect(sideOf(before, after, "removed")).toBe(before);
      expect(sideOf(before, after, "added")).toBe(after);
      const rows = sideBySide(diffText(before, after));
      const line = (pieces: { text: string }[]): string => pieces.map((piece) => piece.text).join("");
      expect(rows.flatMap((row) => (row.before ? [line(row.before)] : [])).join("\n")).toBe(before);
      expect(rows.flatMap((row) => (row.after ? [line(row.after)] : [])).join("\n")).toBe(after);
    }
  });

  it("is the shortest: as many differences as the longest common subsequence leaves", () => {
    const random = numbers(11);
    const list = (): string[] => Array.from({ length: Math.floor(random.next().value * 12) }, () => "abc"[Math.floor(random.next().value * 3)] ?? "a");
    for (let round = 0; round < 500; round += 1) {
      const [a, b] = [list(), list()];
      const common = a.reduce<number[][]>((table, x, row) => {
        const line = [0];
        b.forEach((y, column) => line.push(x === y ? (table[row]?.[column] ?? 0) + 1 : Math.max(line[column] ?? 0, table[row]?.[column + 1] ?? 0)));
        return [...table, line];
      }, [b.concat("").map(() => 0)]).at(-1)?.at(-1) ?? 0;
      const kept = shortestEdit(a, b).filter(({ kind }) => kind === "same").reduce((sum, edit) => sum + edit.a[1] - edit.a[0], 0);
      expect(kept).toBe(common);
    }
  });

  it("tells two long texts without a word in common apart as a whole", () => {
    const long = (word: string): string => Array.from({ length: 9_000 }, (_, index) => `${word}${index}`).join(" ");
    expect(diffText(long("a"), long("b")).filter(({ kind }) => kind !== "same").length).toBeGreaterThan(0);
    expect(sideOf(long("a"), long("b"), "added")).toBe(long("b"));
  });
});

describe("foldSame", () => {
  it("shows three lines around each change and counts the rest", () => {
    const lines = (from: number, to: number): string => Array.from({ length: to - from + 1 }, (_, index) => `${from + index}\n`).join("");
    expect(foldSame(diffText(`${lines(1, 9)}old\n${lines(11, 30)}end`, `${lines(1, 9)}new\n${lines(11, 30)}END`))).toEqual([
      { kind: "skip", lines: 6 }, { kind: "same", text: "7\n8\n9\n" }, { kind: "removed", text: "old" }, { kind: "added", text: "new" },
      { kind: "same", text: "\n11\n12\n" }, { kind: "skip", lines: 15 }, { kind: "same", text: "28\n29\n30\n" }, { kind: "removed", text: "end" }, { kind: "added", text: "END" },
    ]);
    expect(foldSame(diffText(lines(1, 30), lines(1, 30)))).toEqual([{ kind: "same", text: lines(1, 30) }]);
  });
});

describe("sideBySide", () => {
  it("keeps level what is the same, and leaves a gap where a side has no line", () => {
    expect(sideBySide(diffText("a\nb\nc", "a\nb\nx\ny\nc"))).toEqual([
      { before: [{ kind: "same", text: "a" }], after: [{ kind: "same", text: "a" }] },
      { before: [{ kind: "same", text: "b" }], after: [{ kind: "same", text: "b" }] },
      { before: null, after: [{ kind: "added", text: "x" }] },
      { before: null, after: [{ kind: "added", text: "y" }] },
      { before: [{ kind: "same", text: "c" }], after: [{ kind: "same", text: "c" }] },
    ]);
  });
});
