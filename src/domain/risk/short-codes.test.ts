import { describe, expect, it } from "vitest";
import { shortCodes } from "./short-codes";

describe("short codes", () => {
  it("gives each category its own letter and counts its indicators", () => {
    const codes = shortCodes(
      [{ id: "FINANCIAL", slug: "financial" }, { id: "FOREST", slug: "forest" }, { id: "DATA", slug: "d" }],
      [{ id: "a", category: "FINANCIAL" }, { id: "b", category: "FOREST" }, { id: "c", category: "FINANCIAL" }],
    );
    expect([...codes.category.values()]).toEqual(["F", "O", "X3"]);
    expect(codes.indicator.get("c")).toBe("F2");
    expect(codes.indicator.get("b")).toBe("O1");
  });
});
