import { beforeAll, describe, expect, it } from "vitest";
import type { DocumentPage } from "@/domain/documents/document";
import type { Finding } from "@/domain/risk/finding";
import type { Rubric } from "@/domain/risk/rubric";
import { verifyFindings } from "@/domain/risk/verify-findings";
import { testRubric } from "@/testing/risk-factories";
import { createRulesAnalyst } from "../index";

let rubric: Rubric;
beforeAll(() => {
  rubric = testRubric();
});
const page = (text: string, index: number): DocumentPage => ({ index, label: `Page ${index}`, text, words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null });

async function said(language: string, texts: string | string[], key: string): Promise<string[]> {
  const document = { id: "paper", name: "paper.pdf", language, pages: [texts].flat().map((text, index) => page(text, index + 1)) };
  const { findings } = await createRulesAnalyst().analyse({ rubric, documents: [document], asOf: "2026-06-30" });
  expect(verifyFindings(findings, [document]).dropped).toEqual([]);
  return findings.filter(({ subject }) => subject.kind === "dataPoint" && subject.key === key).map(told).sort();
}
const told = ({ value, currency, period, projected }: Finding): string => `${period} ${currency} ${value?.kind === "number" ? value.number : "?"}${projected === true ? " plan" : ""}`;

const SHEET = "B1: 2,023 | C1: 2,024 | D1: 2025 (b)\nA2: Sales total | B2: 410,000 | C2: 455,000 | D2: 500,000\nA3: Money in KES | B3: | C3:";
const BUDGET = "N million 2024/25 Budget 24/25 2023/24\nSales 812.0 790.5 640.2\nProfit after tax / (loss) 41.5 38.0 (12.4)\nOne dollar was USD 1 = 1,500.";
const STACKED = "UGX million\nFY2023\nactual\nFY2024\nactual\nFY2025\nplan\nTurnover 5,120 6,340 7,500\nThe price was 4,100 per kg.";
const GLUED = "Comptes (en milliers de FCFA)\nRéalisé 2024 Prévu 2024 Réalisé 2023\nVentes de farine 114 860 165 000 91 340\nCharges d'exploitation 90 120 95 000 88 410\nBurkina Faso";
const DASH = "KES thousand 2022 2023 2024\nInterest 190 - 321\nRunning costs 2,640 2,930 3,140";
const BUDGET_BETWEEN = "KES '000 2024/25 Budget 2023/24 2022/23\nSales 9,400 9,900 8,100 7,700\nStaff 2,100 2,150 1,900 1,800\nFreight 900 950 800 700";
const TRAILING = "USD 2022 2023 2024 2025 est. 2026 plan\nTurnover 210,000 240,000 260,000 280,000 330,000\nFreight 20,000 21,000 22,000 23,000 24,000";
const KEUROS = "A1: en k€ | B1: 2023 | C1: 2024\nA2: Chiffre d'affaires | B2: 98.4 | C2: 71.2\nA3: Résultat net | B3: 3.1 | C3: -2.7";
const LAKH = "A1: Amounts in Rs. lakh unless crore is written\nA3: | B3: FY24 | C3: FY25 | D3: FY26 BUDGET\nA4: Total revenue | B4: 95.15 | C4: 93.75 | D4: 110.00\nA6: Pune district, India";
const SOLES = "Debemos al fondo USD 90.000 y USD 20.000 al exportador. Lima, Perú.\n| En soles | 2023 | 2024 |\n| Ingresos | 2.270.400 | 3.842.900 |";
const MONTHS = "UGX million\nJuly 22 - June 23 July 23 - June 24\nSales 249.7 267.0\nResult 12.4 (3.1)";
const CEDIS = "GH¢'000 2024 2023\nSales 9,400 8,100\nSurplus 568 (549)";
const TITLES = "Comptes (en milliers de FCFA)\n2024 2023\nVentes 9 400 8 100\nRésultat avant impôt 900 800\nRésultat 700 650\nBamako, Mali";

describe("what the heads of columns say", () => {
  it.each([
    ["years told by their months", "en", MONTHS, "revenue_latest_year", ["2023 UGX 267000000"]],
    ["a result by its bare name", "en", MONTHS, "net_profit_latest", ["2023 UGX -3100000"]],
    ["thousands by the sign of the money", "en", CEDIS, "net_profit_latest", ["2024 GHS 568000"]],
    ["the result before tax is another", "fr", TITLES, "net_profit_latest", ["2024 XOF 700000"]],
    ["a budget between two years", "en", BUDGET_BETWEEN, "revenue_latest_year", ["2024 KES 9400000"]],
    ["the years after that budget", "en", BUDGET_BETWEEN, "revenue_previous_years", ["2022 KES 7700000", "2023 KES 8100000"]],
    ["a word after its year is not of the next", "en", TRAILING, "revenue_latest_year", ["2024 USD 260000"]],
    ["the nearest of the years to come", "en", TRAILING, "projected_revenue_next_year", ["2025 USD 280000 plan"]],
    ["thousands of euros by their sign", "fr", KEUROS, "net_profit_latest", ["2024 EUR -2700"]],
    ["a scale told once for a workbook", "en", LAKH, "revenue_latest_year", ["2025 INR 9375000"]],
    ["money named in the head's first cell", "es", SOLES, "revenue_latest_year", ["2024 PEN 3842900"]],
    ["a year printed as an amount", "en", SHEET, "revenue_latest_year", ["2024 KES 455000"]],
    ["a column marked as budget", "en", SHEET, "projected_revenue_next_year", ["2025 KES 500000 plan"]],
    ["two-digit years, and money named in the head", "en", BUDGET, "revenue_latest_year", ["2024 NGN 812000000"]],
    ["the budget of a finished year is no plan for the next", "en", BUDGET, "projected_revenue_next_year", []],
    ["a loss is a loss", "en", BUDGET, "net_profit_latest", ["2024 NGN 41500000"]],
    ["heads one above the other, a price per kg elsewhere", "en", STACKED, "revenue_latest_year", ["2024 UGX 6340000000"]],
    ["the plan among them", "en", STACKED, "projected_revenue_next_year", ["2025 UGX 7500000000 plan"]],
    ["thousands and columns parted by the same space", "fr", GLUED, "revenue_latest_year", ["2024 XOF 114860000"]],
    ["the older year of the same row", "fr", GLUED, "revenue_previous_years", ["2023 XOF 91340000"]],
    ["a dash for nothing", "en", DASH, "interest_expense", ["2022 KES 190000", "2024 KES 321000"]],
  ])("%s", async (_name, language, text, key, expected) => {
    expect(await said(language, text, key)).toEqual(expected);
  });
  it("go on over a page's end", async () => {
    const first = "Rwanda\nRWF thousand 2023 2024\nTotal revenue 8,400 9,100";
    expect(await said("en", [first, "Cost of sales 5,200 5,600\nRunning costs 1,900 2,050"], "operating_costs_latest")).toEqual(["2024 RWF 2050000"]);
    expect(await said("en", [first, "Notes\nRunning costs 1,900"], "operating_costs_latest")).not.toContain("2024 RWF 1900000");
  });
  it.each([
    ["several products without a total", "KES 2023 2024\nMaize sales 4,100,000 4,600,000\nBean sales 900,000 850,000"],
    ["a quarter", "Kenya. Three months ended 31 March\nKES 2024 2023\nRevenue 410,000 390,000"],
  ])("%s give no sales of the year", async (_name, text) => {
    expect(await said("en", text, "revenue_latest_year")).toEqual([]);
  });
});
