import { describe, expect, it } from "vitest";
import type { Finding } from "@/domain/risk/finding";
import { factsOf } from "@/testing/analyst-said";

const said = async (language: string, text: string, key: string): Promise<string[]> => (await factsOf(language, text, key)).map(told).sort();
const told = ({ value, currency, period, projected }: Finding): string => `${period} ${currency} ${value?.kind === "number" ? value.number : "?"}${projected === true ? " plan" : ""}`;

const BUDGETED = "A1: Estancia Norte S.A. Argentina. Informe de gestión (en miles de pesos)\nA2: Rubro | B2: 2022/23 | C2: 2023/24 | D2: Presupuesto 2024/25\nA3: Ventas | B3: 88.410 | C3: 97.205 | D3: 120.000\nA5: Situación al cierre | B5: 30/06/2023 | C5: 30/06/2024\nA6: Activo total | B6: 210.330 | C6: 241.870";
const PLAN = "# Feed mill, Uganda\nAmounts in UGX '000\n| | Year 1 | Year 2 |\n|---|---|---|\n| **Total revenue** | **61,400** | **83,900** |\n| Loan interest | 4,120 | 3,015 |";
const SHEET = "Balance sheet as at 30 June 2025 (amounts in KES)\n| Creditors and other current liabilities | 1,204,500 |\n| of which cash and bank | 310,700 |\nNairobi, Kenya";
const COMMON = "Kampala, Uganda. Money in UGX\n| | 2023 | 2024 |\n| Takings | 40,100,000 | 52,600,000 |\n| Expenses | 31,000,000 | 44,900,000 |\n| Surplus | 9,100,000 | 7,700,000 |\n| Cash | 1,900,000 | 2,350,000 |";
const REPORT = "Report of the board to the annual general meeting, Eldoret, Kenya\nWork of the year ended 30 June 2025. The net surplus was KES 3,402,000. Next year the board expects a net surplus of KES 5,000,000.";
const SERIES = "Eldoret, Kenya. In 2022 sales were KES 14 million; in 2023 our group sold 61.5 tonnes of honey worth KES 19 million. For 2024 sales were KES 21 million.";

describe("which year a figure is of", () => {
  it.each([
    ["a budget column of one table plans nothing in the next", "es", BUDGETED, "total_assets", ["2023 ARS 210330000", "2024 ARS 241870000"]],
    ["plan years by their numbers", "en", PLAN, "projected_revenue_next_year", ["Y1 UGX 61400000 plan"]],
    ["costs of each plan year", "en", PLAN, "interest_expense", ["Y1 UGX 4120000 plan", "Y2 UGX 3015000 plan"]],
    ["a label after 'of which'", "en", SHEET, "cash_balance", ["2025 KES 310700"]],
    ["creditors under a fuller name", "en", SHEET, "current_liabilities", ["2025 KES 1204500"]],
    ["common words as labels: takings", "en", COMMON, "revenue_latest_year", ["2024 UGX 52600000"]],
    ["common words as labels: expenses", "en", COMMON, "operating_costs_latest", ["2024 UGX 44900000"]],
    ["common words as labels: surplus", "en", COMMON, "net_profit_latest", ["2024 UGX 7700000"]],
    ["common words as labels: cash", "en", COMMON, "cash_balance", ["2023 UGX 1900000", "2024 UGX 2350000"]],
    ["a bank's account number is no balance", "en", "Nairobi, Kenya\nBank 44117702\nCash 3 boxes", "cash_balance", []],
    ["a report's sentences are of its year", "en", REPORT, "net_profit_latest", ["2025 KES 3402000"]],
    ["a letter's sentences are of no year", "en", "Dear Sir, Eldoret, Kenya. The net surplus was KES 3,402,000.", "net_profit_latest", []],
    ["the newest of years told in turn", "en", SERIES, "revenue_latest_year", ["2024 KES 21000000"]],
    ["the years before it", "en", SERIES, "revenue_previous_years", ["2022 KES 14000000", "2023 KES 19000000"]],
    ["the year printed last is the earlier amount's", "en", "Eldoret, Kenya. Turnover came to KES 33 million from KES 26 million in 2023.", "revenue_latest_year", ["2024 KES 33000000"]],
  ])("%s", async (_name, language, text, key, expected) => {
    expect(await said(language, text, key)).toEqual(expected);
  });
});
