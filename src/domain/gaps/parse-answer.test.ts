import { describe, expect, it } from "vitest";
import { testRubric } from "@/testing/risk-factories";
import type { DataPointDef } from "../risk/rubric";
import { parseAnswer, type TypingLocale } from "./parse-answer";
import { parseDigits } from "./parse-number";

const def = (key: string): DataPointDef => {
  const found = testRubric().dataPoints.find((d) => d.key === key);
  if (!found) throw new Error(key);
  return found;
};
const parse = (key: string, text: string, locale: TypingLocale = "en") => parseAnswer(def(key), text, locale);
const number = (n: number, high: number | null = null) => ({ kind: "number", number: n, high });

describe("digits", () => {
  it.each([
    ["14,250,000", "en", 14250000], ["14.250.000", "fr", 14250000], ["14 250 000", "fr", 14250000], ["14\u202f250", "fr", 14250], ["1'250", "en", 1250],
    ["1,00,00,000", "en", 10000000], ["1,234.5", "en", 1234.5], ["1.234,5", "en", 1234.5], ["12,5", "en", 12.5], ["12.5", "fr", 12.5],
    ["1.250", "en", 1.25], ["1.250", "fr", 1250], ["1,250", "en", 1250], ["1,250", "es", 1.25], ["0.125", "fr", 0.125], ["2025", "en", 2025],
    ["1.2.3", "en", null], ["1,23,45", "en", null], ["1,234.567.8", "en", null],
  ] as const)("%s typed in %s is %s", (text, locale, value) => expect(parseDigits(text, locale)).toBe(value));
});

describe("money", () => {
  it.each([
    ["KES 14,250,000 (January to December 2025)", 14250000, "KES", "2025"], ["14.25 million KSh in 2025", 14250000, "KES", "2025"],
    ["USD 3.2m", 3200000, "USD", null], ["TSh 40 elfu", 40000, "TZS", null], ["3 lakh INR", 300000, "INR", null], ["-2,340,000 KES", -2340000, "KES", null],
    ["(2,340,000) KES", -2340000, "KES", null], ["US$ 500", 500, "USD", null], ["$500", 500, null, null], ["5 000 FCFA", 5000, null, null], ["14,250,000", 14250000, null, null],
  ] as const)("%s", (text, amount, currency, period) =>
    expect(parse("net_profit_latest", text)).toEqual({ ok: true, value: number(amount), unit: null, currency, period }));

  it("keeps the product unit of a price", () => expect(parse("selling_price", "KES 52 per kg")).toMatchObject({ value: number(52), unit: "kg", currency: "KES" }));
  it("reads several years, newest first", () => {
    expect(parse("revenue_previous_years", "2023: KES 13,400,000; 2024: KES 12,900,000")).toEqual({
      ok: true, unit: null, currency: "KES", period: "2024", value: { ...number(12900000), earlier: [{ number: 13400000, period: "2023" }] } });
    expect(parse("revenue_previous_years", "2024: KES 5; 2023: USD 5")).toMatchObject({ ok: false });
  });
});

describe("other figures", () => {
  it.each([
    ["top_customer_share_pct", "12 %", number(12), "%"], ["top_customer_share_pct", "about 38 percent of sales", number(38), "%"],
    ["top_customer_share_pct", "10-15 %", number(10, 15), "%"], ["cultivated_area_ha", "3 ha", number(3), "ha"],
    ["cultivated_area_ha", "2 acres", number(0.809372), "ha"], ["yield_per_hectare", "1800 kg/ha", number(1.8), "t/ha"],
    ["supply_lead_time_days", "2 weeks", number(14), "days"], ["supply_lead_time_days", "14", number(14), "days"],
    ["production_capacity", "500 litres", number(500), "litres"], ["permanent_staff", "12 people", number(12), "people"],
    ["board_meetings_per_year", "4 meetings", number(4), null],
  ] as const)("%s: %s", (key, text, value, unit) => expect(parse(key, text)).toMatchObject({ ok: true, value, unit }));
});

describe("dates, choices and yes or no", () => {
  it.each([
    ["2019-04-03", "2019-04-03"], ["3 April 2019", "2019-04-03"], ["3rd of April, 2019", "2019-04-03"], ["April 3, 2019", "2019-04-03"], ["avril 2019", "2019-04"],
    ["3 de abril de 2019", "2019-04-03"], ["31/12/2019", "2019-12-31"], ["12/31/2019", "2019-12-31"], ["05/05/2019", "2019-05-05"], ["2019", "2019"],
  ])("%s is %s", (text, date) => expect(parse("registration_date", text)).toMatchObject({ ok: true, value: { kind: "date", date } }));
  it.each(["03/04/2019", "2019-02-30", "2019-13-01", "next spring"])("refuses %s", (text) => expect(parse("registration_date", text)).toMatchObject({ ok: false }));
  it.each([["Private company", "private-company"], ["COOPERATIVE", "cooperative"]])("%s is %s", (text, choice) =>
    expect(parse("enterprise_type", text)).toMatchObject({ value: { kind: "choice", choice } }));
  it.each([["Kenya", "ke"], ["KE", "ke"], ["Côte d’Ivoire", "ci"], ["Tanzanie", "tz"]])("%s is %s", (text, choice) =>
    expect(parse("country_of_operation", text)).toMatchObject({ value: { kind: "choice", choice } }));
  it.each([["Yes", true], ["non", false], ["Sí", true], ["hapana", false]])("%s", (text, yes) =>
    expect(parse("key_person_dependency", text)).toMatchObject({ value: { kind: "boolean", yes } }));
});

describe("what cannot be read in one way is refused with what to write", () => {
  it.each([
    ["cultivated_area_ha", "2 plots", /Use ha, acre/], ["top_customer_share_pct", "12 kg", /12 %/], ["total_assets", "a lot", /no number/],
    ["enterprise_type", "firm", /private-company/], ["country_of_operation", "Atlantis", /Kenya or KE/], ["key_person_dependency", "maybe", /yes or no/],
    ["total_assets", "  ", /remove the answer/], ["total_assets", "KES 5 per moon and 7", /cannot be read/],
  ] as const)("%s: %s", (key, text, reason) => {
    const result = parse(key, text);
    expect(result.ok ? "" : result.reason).toMatch(reason);
  });
});
