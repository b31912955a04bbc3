import { describe, expect, it } from "vitest";
import { stackGeometry } from "@/domain/charts/stacks";
import { dayInWords, lastDays, type SpendDay, stacksOf, sumOf, tickOf, tokensOf } from "./spend-slices";

const day = (name: string, usd: number, over: Partial<SpendDay> = {}): SpendDay => ({ day: name, usd, calls: 1, unpriced: 0, tokens: { input: 10, output: 2, cacheRead: 30, cacheWrite: 4 }, ...over });
const AT = new Date("2026-03-02T00:30:00Z");

describe("lastDays", () => {
  it("has every day up to today in UTC, with nothing where no call was made", () => {
    const days = lastDays([day("2026-01-30", 9), day("2026-02-28", 0.5), day("2026-03-02", 0.25)], AT, 30);
    expect(days).toHaveLength(30);
    expect([days[0]?.day, days[27]?.day, days[28]?.day, days[29]?.day]).toEqual(["2026-02-01", "2026-02-28", "2026-03-01", "2026-03-02"]);
    expect(days.map(({ usd }) => usd).filter((usd) => usd > 0)).toEqual([0.5, 0.25]);
    expect([sumOf(days, "usd"), sumOf(days, "calls")]).toEqual([0.75, 2]);
  });
});

describe("stacksOf", () => {
  it("draws a spend of less than a dollar as high as its share of the axis", () => {
    const { kinds, stacks } = stacksOf([day("2026-03-01", 0.02), day("2026-03-02", 0.05)], "cost");
    const drawn = stackGeometry(stacks, kinds, { width: 100, height: 100 });
    expect(drawn.bars.map(({ height }) => height)).toEqual([40, 100]);
    expect(drawn.ticks.map(({ value }) => tickOf(value, "cost"))).toEqual(["$0", "$0.025", "$0.05"]);
  });

  it("stacks every kind of token", () => {
    const one = day("2026-03-02", 0);
    expect(stacksOf([one], "tokens").stacks).toEqual([{ input: 10, output: 2, cacheRead: 30, cacheWrite: 4 }]);
    expect(tokensOf(one)).toBe(46);
  });
});

it.each([[0, "0"], [500, "500"], [2500, "2.5k"], [500_000, "500k"], [2_000_000, "2M"]] as const)("words %d tokens beside the axis", (value, text) => expect(tickOf(value, "tokens")).toBe(text));

it("words a day without moving it to another", () => expect(dayInWords("2026-12-01")).toBe("1 Dec 2026"));
