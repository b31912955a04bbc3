import { describe, expect, it } from "vitest";
import { seldom } from "./seldom";

describe("a trouble that comes again and again", () => {
  it("is told at once, then once a minute with how often it came", () => {
    let clock = 0;
    const told: unknown[] = [];
    const trouble = seldom((error, again) => told.push([error, again]), () => clock);
    for (; clock <= 61_000; clock += 1_000) trouble(new Error("gone"));
    clock += 600_000;
    trouble(new Error("gone"));
    expect(told).toEqual([["Error: gone", 0], ["Error: gone", 59], ["Error: gone", 1]]);
  });
});
