import { describe, expect, it } from "vitest";
import { valuesOf } from "@/testing/analyst-said";

const DATED = "Rietkloof Orchards, South Africa\n| R | 28 Feb 2023 | 28 Feb 2022 |\n|---|---|---|\n| Current assets | 11 077 560 | 14 630 219 |\n| Equity | 15 902 117 | 17 836 325 |";
const SHEET = "A1: Income statement (Frw '000), Kigali, Rwanda\nB2: Note | C2: June 30, 2023 | D2: June 30, 2022\nA3: Sales of passion fruit | B3: 4 | C3: 114,870 | D3: 87,335\nA4: Cost of sales | B4: 6 | C4: (58,944) | D4: (36,210)\nA5: Surplus for the year | C5: 6,156 | D5: 5,903";
const MARKED = "Iloilo, Philippines\nHIGHLIGHTS              2023            2022\nLoans payable - rural bank   P18,000,000     P14,500,000\nGross revenues          P41,338,462     P33,907,150\nNet surplus             P2,912,084      P1,480,337";
const LED = "Kasungu, Malawi\n  Season      Turnover (MK)      Surplus/(deficit)\n  2020/21     88,040,000        2,305,000\n  2021/22     97,760,000       (4,912,000)\n  2022/23     103,225,000       1,980,500";
const LED_TIGHT = "Kasungu, Malawi\nInstalments fall due quarterly\nSeason Turnover (MK) Surplus/(deficit)\n2021/22 97,760,000 (4,912,000)\n2022/23 103,225,000 1,980,500";
const LED_GRID = "Mbale, Uganda. Money in UGX\n| Year | Sales | Net profit |\n|---|---|---|\n| 2022 | 46,400,000 | 3,100,000 |\n| 2023 | 51,750,000 | 4,250,000 |";
const LISTED = "Techiman, Ghana\nSales made (GHS)\n   2021 - 46,400\n   2022 - 51,750\n   2023 - 68,300";
const LISTED_SW = "Njombe, Tanzania\nMauzo (TZS)\n2022: 14,500,000\n2023: 16,100,000";
const PLANNED = "Techiman, Ghana\nProjected sales (GHS)\n2027 - 86,400\n2028 - 91,750";
const BARE = "Eldoret, Kenya. Balance sheet as at 30 June 2023 (KES)\nASSETS\nLand and sheds     4,200,000\nStock              1,100,000\nTotal              5,300,000\nLIABILITIES\nBank loan          2,000,000\nCreditors            400,000\nTotal              2,400,000";
const BARE_COSTS = "Eldoret, Kenya (KES)\nASSETS TO BE BOUGHT\nPump     200,000\nPipes    100,000\nTotal    300,000";

describe("layouts of accounts", () => {
  it.each([
    ["columns headed by a day with its month's name", "en", DATED, "current_assets", [11077560, 14630219]],
    ["the same, another row", "en", DATED, "equity", [15902117, 17836325]],
    ["a sheet headed by month, day and year: sales", "en", SHEET, "revenue_latest_year", [114870000]],
    ["costs of both years", "en", SHEET, "cost_of_sales", [58944000, 36210000]],
    ["the result", "en", SHEET, "net_profit_latest", [6156000]],
    ["a letter for money before each amount: debt", "en", MARKED, "total_debt", [18000000, 14500000]],
    ["gross revenues", "en", MARKED, "revenue_latest_year", [41338462]],
    ["net surplus", "en", MARKED, "net_profit_latest", [2912084]],
    ["rows led by their year", "en", LED, "revenue_latest_year", [103225000]],
    ["older rows", "en", LED, "revenue_previous_years", [88040000, 97760000]],
    ["the result in its own column", "en", LED, "net_profit_latest", [1980500]],
    ["heads one space apart", "en", LED_TIGHT, "revenue_latest_year", [103225000]],
    ["heads one space apart: the result", "en", LED_TIGHT, "net_profit_latest", [1980500]],
    ["the same in a bordered table", "en", LED_GRID, "revenue_latest_year", [51750000]],
    ["a result in a bordered table", "en", LED_GRID, "net_profit_latest", [4250000]],
    ["a list of years under one name", "en", LISTED, "revenue_latest_year", [68300]],
    ["the years before", "en", LISTED, "revenue_previous_years", [46400, 51750]],
    ["in Swahili", "sw", LISTED_SW, "revenue_latest_year", [16100000]],
    ["a plan's years are none", "en", PLANNED, "revenue_latest_year", []],
    ["the total under assets", "en", BARE, "total_assets", [5300000]],
    ["the total under liabilities", "en", BARE, "total_liabilities", [2400000]],
    ["a shopping list's total", "en", BARE_COSTS, "total_assets", []],
  ])("%s", async (_name, language, text, key, expected) => {
    expect(await valuesOf(language, text, key)).toEqual(expected);
  });
});
