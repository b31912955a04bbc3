import { describe, expect, it } from "vitest";
import { factsOf, figuresOf } from "@/testing/analyst-said";

const HEADS = "Statement of income for the year ended 31 December 2025\n(Expressed in thousands of Kenya shillings)\n2025 2024 Change % Change\nRevenue 157 25,987 (25,830) (99)%\n";

describe("a dash in a column of figures", () => {
  it("is a year without any, and the next year's figure is not taken for it", async () => {
    const found = await factsOf("en", `${HEADS}Cost of sales — 28,557 (28,557) (100)%\nNet loss (16,891) (29,190) 12,299 42 %`, "cost_of_sales");
    expect(found.filter(({ period }) => period === "2025")).toEqual([]);
  });
  it("is a mere sign where no heads tell columns apart", async () => {
    expect(await figuresOf("en", "Turnover 2025 — KES 84,500,000", "revenue_latest_year")).toEqual(["84500000 KES"]);
  });
});

describe("a part of a statement's line", () => {
  it("is counted as the statement is", async () => {
    const text = "Mizania tarehe 31 Desemba 2025 (shilingi elfu)\nTanzania\n2025 2024\nMali za muda mfupi 314,385 368,410\nkati yake fedha taslimu na benki 51,270 98,916\nJumla ya mali 900,585 970,160";
    expect(await figuresOf("sw", text, "cash_balance")).toEqual(["51270000 TZS", "98916000 TZS"]);
  });
});

describe("a year in which something ends", () => {
  it("does not date what is told beside it", async () => {
    const [area] = await factsOf("en", "We grow bananas on 34 acres of our own land and 11 acres that we hire from Mr. Okello at 300,000 shillings an acre; that agreement ends in 2032.", "cultivated_area_ha");
    expect(area).toMatchObject({ period: null });
  });
});

describe("a year that another figure stands for", () => {
  it.each([
    ["permanent_staff", "24 regular employees work under the manager (with us since 1999)."],
    ["net_profit_latest", "The company made a loss after taxation of R1 934 208 (2021: profit of R6 220 415). Gqeberha, South Africa."],
  ])("%s: %s", async (key, text) => expect((await factsOf("en", text, key)).map(({ period }) => period)).toEqual([null]));

  it("is that one's own year", async () => {
    const found = await factsOf("en", "Average number of employees 14 (2023: 13)", "permanent_staff");
    expect(found.map(({ value, period }) => [value?.kind === "number" ? value.number : null, period])).toEqual([[14, null], [13, "2023"]]);
  });
});

describe("sales of one earlier year", () => {
  it("are not also a note's small total of that name", async () => {
    const note = "Notes: balances with related parties\n2025 2024\nTotal revenue 121,143 401,410";
    const found = await figuresOf("en", `Statement of income for the year ended 31 December 2025\nKenya shillings\n2025 2024\nTotal revenue 107,852,148 111,506,781\nCost of sales (62,461,760) (55,125,198)\nNet profit 17,618,591 9,120,010\n\n${note}`, "revenue_previous_years");
    expect(found).toEqual(["111506781 KES"]);
  });
});
