import { describe, expect, it } from "vitest";
import { assessInput, testRubric } from "@/testing/risk-factories";
import { assess } from "../risk/assess";
import { NO_EFFECT } from "./gap-effect";
import { effectInWords, plausibleInWords } from "./gap-words";

const rubric = testRubric();
const assessed = assess(assessInput());
const plausible = (key: string): string | null => {
  const def = rubric.dataPoints.find((d) => d.key === key);
  return def ? plausibleInWords(def) : null;
};

describe("in words", () => {
  it.each([
    ["top_customer_share_pct", "0 to 100 %"], ["supply_lead_time_days", "0 to 730 days"], ["key_challenges", "15 to 5,000 characters"], ["registration_date", "a date from 1850 on"],
  ])("%s may be %s", (key, text) => expect(plausible(key)).toBe(text));

  it("an effect names what it moves first", () => {
    const say = (effect: Partial<typeof NO_EFFECT>) => effectInWords({ ...NO_EFFECT, ...effect }, rubric, assessed);
    expect(say({})).toBe("No band change");
    expect(say({ rangeClosed: 0.3, categoryRangeClosed: 5 })).toBe("Narrows its category by 5");
    expect(say({ canMoveCategoryBand: ["MARKET", "FINANCIAL"], needs: ["x"] })).toBe("Can move Market and Financial (with 1 other answer)");
    expect(say({ flags: ["negative-equity"], canMoveCategoryBand: ["FINANCIAL"] })).toBe("Can raise or clear a flag: Negative equity");
    expect(say({ canMoveOverallBand: true, flags: ["negative-equity"] })).toBe("Can move the overall level");
  });
});
