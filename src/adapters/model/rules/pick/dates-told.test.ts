import { describe, expect, it } from "vitest";
import { valuesOf } from "@/testing/analyst-said";

describe("dates told beside their subject", () => {
  it.each([
    ["en", "Collateral: a warehouse at Kilosi, valued at KES 9,400,000 in March 2023.", "valuation_date", ["2023-03"]],
    ["en", "The plant, value KES 8.2 million as per the surveyor's report dated 14 February 2024.", "valuation_date", ["2024-02-14"]],
    ["fr", "Le hangar est expertisé à 31 000 000 FCFA le 5 mars 2024.", "valuation_date", ["2024-03-05"]],
    ["en", "The water permit WP/11/2203 is valid until 4 May 2027.", "water_permit_expiry", ["2027-05-04"]],
    ["en", "The water supply was repaired. The trade licence is valid until 4 May 2027.", "water_permit_expiry", []],
    ["en", "The company was formed on 4 May 2017.", "valuation_date", []],
  ] as const)("%s: %s", async (language, text, key, expected) => {
    expect(await valuesOf(language, text, key)).toEqual(expected);
  });
});

describe("units of tables and money", () => {
  const accounts = "Tableau 1. Exploitation (en F CFA)\nRubrique 2023 2022\nChiffre d'affaires 212 867 500 178 214 000\nTableau 2. Bilan au 31 décembre 2023 (en milliers de F CFA)\nActif 2023 2022\nTotal actif 98 321 91 004";
  it.each([
    ["fr", accounts, "revenue_latest_year", [212_867_500]],
    ["fr", accounts, "total_assets", [98_321_000, 91_004_000]],
    ["fr", "Emprunt sollicité : 64 MFCFA sur quatre ans.", "funding_request", [64_000_000]],
    ["en", "| (₹ in lakh) | 31.03.23 Aud | 31.03.24 Aud | 31.03.25 Est |\n| Net sales | 1,377.25 | 1,092.48 | 1,650.00 |", "revenue_latest_year", [109_248_000]],
    ["en", "We run a dairy in Tarlac, Philippines. Counterpart is P2.4M in cash.", "owner_contribution_amount", [2_400_000]],
    ["es", "Lima, Perú. Pedimos S/ 1,240,000 a seis años plazo.", "funding_request", [1_240_000]],
  ] as const)("%s: %s", async (language, text, key, expected) => {
    expect(await valuesOf(language, text, key)).toEqual(expected);
  });
});

describe("papers with their numbers", () => {
  it.each([
    ["en", "Environmental licence EL/4/2231, class B, valid to 2027.", "environmental_permits", 1],
    ["en", "An environmental licence will be applied for in 2025.", "environmental_permits", 0],
    ["en", "The stock is insured with Blue Delta Assurance, policy 88-2214.", "insurance_cover", 1],
    ["en", "Rainforest Alliance group certificate QQ-1047 covers the farmers.", "quality_certificates", 1],
    ["en", "Ticked: [X] Individual [ ] Other\n[X] Farm\n[X] Owner\nNet sales 2023: USD 840,000", "revenue_latest_year", 1],
  ] as const)("%s: %s", async (language, text, key, count) => {
    expect(await valuesOf(language, text, key)).toHaveLength(count);
  });
});
