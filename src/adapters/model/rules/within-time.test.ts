import { describe, expect, it } from "vitest";
import { TookTooLong, withinTime } from "./within-time";

describe("withinTime", () => {
  it("gives what the work gives, and throws what it throws", () => {
    expect(withinTime(1_000, () => 7)).toBe(7);
    expect(() => withinTime(1_000, () => { throw new RangeError("no"); })).toThrow(RangeError);
    expect(withinTime(1_000, () => withinTime(500, () => "inner"))).toBe("inner");
  });

  it("ends a pattern that would try every way to cut a line, and goes on", () => {
    expect(() => withinTime(50, () => /^(?:\d+)+x/.test("1".repeat(60)))).toThrow(TookTooLong);
    expect(withinTime(1_000, () => "after")).toBe("after");
  });
});
