import { describe, expect, it } from "vitest";
import { compileCron } from "./cron";
import { durationMs, momentOf } from "./duration";
import { eventIds, ulid } from "./ulid";

describe("durations", () => {
  it.each([["1s", 1_000], ["1h30m", 5_400_000], ["2.5s", 2_500], ["500ms", 500], ["1w", 604_800_000]])("%s is %i ms", (text, ms) => expect(durationMs(text)).toBe(ms));
  it.each(["", "1", "s", "1 s", "-1s", "1y"])("%j is none", (text) => expect(durationMs(text)).toBeNull());
  it("reads a date as itself and nonsense as nothing", () => {
    expect(momentOf("2026-03-01T00:00:00Z", 5)).toEqual(new Date("2026-03-01T00:00:00Z"));
    expect(momentOf("2s", 5)).toEqual(new Date(2_005));
    expect(momentOf("soon", 5)).toBeNull();
  });
});

describe("cron", () => {
  const after = new Date("2026-03-01T10:15:20Z");
  it.each([
    ["* * * * *", "2026-03-01T10:16:00Z"],
    ["0 * * * *", "2026-03-01T11:00:00Z"],
    ["@hourly", "2026-03-01T11:00:00Z"],
    ["TZ=Africa/Nairobi 30 9 * * *", "2026-03-02T06:30:00Z"],
    ["0 9 * * 1-5", "2026-03-02T09:00:00Z"],
  ])("%s fires next at %s", (source, at) => expect(compileCron(source).next(after)).toEqual(new Date(at)));
  it.each(["* * * * * *", "61 * * * *", "nonsense", "TZ=Nowhere/City 0 9 * * *"])("refuses %s and quotes it", (source) => expect(() => compileCron(source)).toThrow(source));
});

describe("ids", () => {
  it("sort by time", () => expect([ulid(2), ulid(1_700_000_000_000), ulid(1)].sort().map((id) => id.slice(0, 10))).toEqual([ulid(1), ulid(2), ulid(1_700_000_000_000)].map((id) => id.slice(0, 10))));
  it("are the same for a repeated send and apart within one", () => {
    const seed = "1700000000000,AAAAAAAA/////w==";
    expect(eventIds(seed, 3, 0)).toEqual(eventIds(seed, 3, 99));
    expect(new Set(eventIds(seed, 3, 0)).size).toBe(3);
  });
  it.each([null, "", "x,y", "1,AAAA"])("are fresh when the seed is %j", (seed) => expect(eventIds(seed, 2, 1)).not.toEqual(eventIds(seed, 2, 1)));
});
