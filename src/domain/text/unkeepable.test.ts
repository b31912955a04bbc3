import { expect, it } from "vitest";
import { DEEPEST, unkeepable } from "./unkeepable";

const nested = (levels: number): unknown => JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`);

it.each<[string, unknown, ReturnType<typeof unkeepable>]>([
  ["plain values", { a: [1, true, null, "é 👩‍🌾 \n\t"], b: { c: "" } }, null],
  ["a NUL", { input: { lines: ["a", "b\u0000"] } }, { why: "TEXT", path: "input.lines.1" }],
  ["the first of two", { a: "\u0000", b: "\ud800" }, { why: "TEXT", path: "a" }],
  ["half of a pair", "a\udc00", { why: "TEXT", path: "" }],
  ["a name with a NUL", { metadata: { "a\u0000": 1 } }, { why: "TEXT", path: "metadata" }],
  ["as deep as may be", nested(DEEPEST), null],
  ["one deeper", JSON.parse(`${"[".repeat(DEEPEST)}[[]]${"]".repeat(DEEPEST)}`), { why: "DEPTH", path: "0.0.0" }],
])("%s", (_what, value, found) => expect(unkeepable(value)).toEqual(found));

it("finds an end where recursion has none", () => {
  let deep: unknown = 1;
  for (let n = 0; n < 200_000; n += 1) deep = [deep];
  expect(unkeepable({ deep })).toMatchObject({ why: "DEPTH", path: "deep.0.0" });
});
