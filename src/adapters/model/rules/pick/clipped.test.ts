import { describe, expect, it } from "vitest";
import { valuesOf } from "@/testing/analyst-said";

describe("clipped phrases that answer", () => {
  it.each([
    ["en", "collateral_offered", "Security - a legal mortgage over the plot and personal guarantees of the directors.", 1],
    ["en", "collateral_offered", "They give hypothecation of stock plus a half guarantee from a trust.", 1],
    ["en", "record_keeping_system", "The sales book is kept by her daughter in the shop.", 1],
    ["en", "legal_disputes", "There is one civil suit about a watercourse with a neighbour.", 1],
    ["en", "audited_accounts", "The firm of accountants continues in office; their report is unmodified.", 1],
    ["en", "insurance_cover", "The store is insured for fire only with a local insurer.", 1],
    ["en", "use_of_funds", "Amount: ZMW 450,000\nPurpose: purchase of a tractor and a planter\nTenor: 24 months", 1],
    ["en", "legal_disputes", "The rules of court apply to every member.", 0],
    ["en", "collateral_offered", "The bank did not ask the members anything.", 0],
  ])("%s %s: %s", async (language, key, text, expected) => {
    expect(await valuesOf(language, text, key)).toHaveLength(expected);
  });

  it.each([
    ["en", "management_experience_years", "She is the owner and has fried gari for 17 years.", [17]],
    ["en", "cultivated_area_ha", "She also crops 8 acres of family land.", [3.237488]],
    ["sw", "cultivated_area_ha", "Tulilima ekari 18 za nyanya.", [7.284348]],
    ["sw", "net_profit_latest", "Moshi, Tanzania (TZS)\nKipengele | 2023 | 2024\nMauzo | 5,914,000 | 7,480,500\nFaida baada ya kulipa riba | 1,644,700 | 2,009,600", [2009600]],
    ["en", "net_profit_latest", "Upington, South Africa. In 2023 the company made a loss after taxation of R1 934 208 (2022: profit of R6 220 415).", [-1934208]],
    ["en", "revenue_latest_year", "Turnover of last year? - Birr 18,460,000. Bahir Dar, Ethiopia.", [18460000]],
  ])("%s %s: %s", async (language, key, text, expected) => {
    expect((await valuesOf(language, text, key)).map((value) => (typeof value === "number" ? Math.round(value * 1e6) / 1e6 : value))).toEqual(expected);
  });
});
