import { describe, expect, it } from "vitest";
import { compileCron } from "./cron";
import { durationMs } from "./duration";
import { eventIds, ulid } from "./ulid";

describe("durations", () => {
  it.each([["1s", 1_000], ["1h30m", 5_400_000], ["2.5s", 2_500], ["500ms", 500], ["1w", 604_800_000]])("%s is %i ms", (text, ms) => expect(durationMs(text)).toBe(ms));
  it.each(["", "1", "s", "1 s", "-1s", "1y"])("%j is none", (text) => expect(durationMs(text)).toBeNull());
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
  // 29 March 2026: 02:00 to 03:00 does not exist there. 25 October 2026: it comes twice.
  it.each([
    ["an hour that does not exist: once, after the gap", "TZ=Europe/Berlin 30 2 * * *", "2026-03-28T12:00:00Z", ["2026-03-29T01:30:00Z", "2026-03-30T00:30:00Z"]],
    ["an hour that comes twice: once", "TZ=Europe/Berlin 30 2 * * *", "2026-10-24T12:00:00Z", ["2026-10-25T00:30:00Z", "2026-10-26T01:30:00Z"]],
    ["each hour through the gap", "TZ=Europe/Berlin 0 * * * *", "2026-03-28T23:30:00Z", ["2026-03-29T00:00:00Z", "2026-03-29T01:00:00Z", "2026-03-29T02:00:00Z"]],
    ["each hour through the double one", "TZ=Europe/Berlin 0 * * * *", "2026-10-24T23:30:00Z", ["2026-10-25T00:00:00Z", "2026-10-25T01:00:00Z", "2026-10-25T02:00:00Z"]],
    ["a time of day stays where it is", "TZ=America/New_York 0 9 * * *", "2026-03-07T12:00:00Z", ["2026-03-07T14:00:00Z", "2026-03-08T13:00:00Z", "2026-03-09T13:00:00Z"]],
    ["UTC knows no change", "30 2 * * *", "2026-03-28T12:00:00Z", ["2026-03-29T02:30:00Z", "2026-03-30T02:30:00Z"]],
  ])("over a clock change, %s", (_what, source, from, slots) => {
    const cron = compileCron(source);
    let at = new Date(from);
    for (const slot of slots) expect((at = cron.next(at))).toEqual(new Date(slot));
  });
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
