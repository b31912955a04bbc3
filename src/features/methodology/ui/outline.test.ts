import { describe, expect, it } from "vitest";
import { codeParts, outlineOf } from "./outline";

const section = (id: string, depth: 2 | 3 | 4) => ({ id, depth, title: id, blocks: [] });

describe("contents", () => {
  it("puts indicators under their category and leaves deeper parts out", () => {
    expect(outlineOf([section("a", 2), section("a1", 3), section("a1x", 4), section("b", 2), section("b1", 3)])).toEqual([
      { id: "a", title: "a", below: [{ id: "a1", title: "a1" }] },
      { id: "b", title: "b", below: [{ id: "b1", title: "b1" }] },
    ]);
  });
  it("drops what has no section above it", () => expect(outlineOf([section("x", 3)])).toEqual([]));
});

describe("code in text", () => {
  it("is what stands in back-ticks", () => {
    expect(codeParts("is `a / b` of it")).toEqual([{ text: "is ", code: false }, { text: "a / b", code: true }, { text: " of it", code: false }]);
    expect(codeParts("plain")).toEqual([{ text: "plain", code: false }]);
  });
});
