import { describe, expect, it } from "vitest";
import { testRubric } from "@/testing/risk-factories";
import type { FindingValue } from "../risk/finding";
import { checkAnswer } from "./check-answer";

const check = (key: string, value: FindingValue, currency: string | null = null, note: string | null = null) => {
  const def = testRubric().dataPoints.find((d) => d.key === key);
  if (!def) throw new Error(key);
  return checkAnswer(def, value, null, currency, note);
};
const number = (n: number, high: number | null = null): FindingValue => ({ kind: "number", number: n, high });

describe("a typed value", () => {
  it("inside the plausible range is kept", () => expect(check("top_customer_share_pct", number(100))).toEqual({ kind: "ok" }));
  it("outside is refused with the range in words, note or not", () => {
    expect(check("top_customer_share_pct", number(130), null, "sure")).toEqual({
      kind: "refused", reason: "130 % is not plausible for share of sales to the largest customer: it can be 0 to 100 %." });
    expect(check("top_customer_share_pct", number(90, 130)).kind).toBe("refused");
    expect(check("total_assets", number(-1), "KES").kind).toBe("refused");
    expect(check("registration_date", { kind: "date", date: "1066-10-14" })).toMatchObject({ kind: "refused", reason: "1066-10-14 is not plausible: it can be a date from 1850 on." });
    expect(check("permanent_staff", number(12.5)).kind).toBe("refused");
  });
  it("that is unusual asks for a note", () => {
    expect(check("gross_margin_pct", number(95))).toEqual({ kind: "needs-note", reason: "95 % is unusual: it is mostly 0 to 80 %. If it is right, say why in the note." });
    expect(check("gross_margin_pct", number(95), null, "Service fees only")).toEqual({ kind: "ok" });
  });
  it("of money needs its currency", () => {
    expect(check("total_assets", number(5))).toMatchObject({ kind: "refused" });
    expect(check("total_assets", number(5), "KES")).toEqual({ kind: "ok" });
  });
  it("of words must be long enough to be checked", () => {
    expect(check("key_challenges", { kind: "text", text: "rain" })).toEqual({ kind: "refused", reason: "This is too short to be checked: at least 15 characters are needed, this has 4." });
    expect(check("tax_compliance", { kind: "text", text: "x".repeat(501) }).kind).toBe("refused");
  });
  it("must be one of the choices", () => expect(check("enterprise_type", { kind: "choice", choice: "guild" }).kind).toBe("refused"));
});
