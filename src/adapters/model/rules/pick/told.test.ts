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
const page = (text: string): DocumentPage => ({ index: 1, label: "Page 1", text, words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null });

async function said(language: string, text: string, key: string): Promise<string[]> {
  const document = { id: "paper", name: "paper.pdf", language, pages: [page(text)] };
  const { findings } = await createRulesAnalyst().analyse({ rubric, documents: [document], asOf: "2026-06-30" });
  expect(verifyFindings(findings, [document]).dropped).toEqual([]);
  return findings.filter(({ subject }) => subject.kind === "dataPoint" && subject.key === key).map(told);
}
function told({ value, unit, currency, projected }: Finding): string {
  const main = value?.kind === "number" ? String(value.number) : value?.kind === "date" ? value.date : value?.kind === "text" ? value.text : JSON.stringify(value);
  return [main, currency ?? unit, projected === true ? "plan" : null].filter((part) => part !== null).join(" ");
}

describe("figures that the words around them give their meaning", () => {
  it.each([
    ["en", "total_debt", "We still owe KES 1.2 million of the loan for the cooler.", ["1200000 KES"]],
    ["fr", "total_debt", "De cet emprunt il reste 8 400 000 FCFA à rembourser. Lomé, Togo.", ["8400000 XOF"]],
    ["sw", "total_debt", "Hakuna mkopo; hatudaiwi na benki. TZS 5,000,000 ni mauzo.", ["0 TZS"]],
    ["en", "cash_balance", "On the last day there was KES 640,000 in the bank.", ["640000 KES"]],
    ["es", "cash_balance", "La cuenta bancaria cerró el año con COP 9,4 millones.", ["9400000 COP"]],
    ["en", "projected_revenue_next_year", "For the coming year we aim at sales of KES 14 million.", ["14000000 KES plan"]],
    ["en", "owner_contribution_amount", "We bring KES 2.1 million of our own.", ["2100000 KES"]],
    ["es", "owner_contribution_amount", "Nosotros ponemos COP 45 millones.", ["45000000 COP"]],
    ["en", "top_customer_share_pct", "Lakeside Hotels took 37 percent of our sales in 2025.", ["37 %"]],
    ["es", "top_customer_share_pct", "La exportadora Sierra Azul concentró el 52% de las ventas.", ["52 %"]],
    ["en", "export_share_pct", "Exports thus make 61 per cent of our turnover.", ["61 %"]],
    ["en", "selling_price", "White beans fetched USD 1.85 per kg on average.", ["1.85 USD"]],
    ["fr", "selling_price", "Le gari s'est vendu 420 F CFA le kilo. Cotonou, Bénin.", ["420 XOF"]],
    ["en", "unit_cost", "It costs us KES 61 to have a kilo packed.", ["61 KES"]],
    ["es", "unit_cost", "Producirlo cuesta COP 2.690 el kilo.", ["2690 COP"]],
    ["en", "seasonal_staff", "A further 140 sorters are taken on by the day.", ["140 persons"]],
    ["fr", "permanent_staff", "Vingt-six salariées permanentes travaillent à l'atelier.", ["26 persons"]],
    ["en", "production_capacity", "The hulling plant can process 2,400 tonnes a season.", ["2400 tonnes"]],
    ["pt", "production_capacity", "A capacidade instalada é de 900 toneladas por ano.", ["900 toneladas"]],
    ["en", "interest_rate_pct", "Term loan, 6.4% fixed, from the dairy bank.", ["6.4 %"]],
  ])("%s %s: %s", async (language, key, text, expected) => {
    expect(await said(language, text, key)).toEqual(expected);
  });

  it.each([
    ["another's debt", "en", "total_debt", "The buyers owe us KES 1.2 million."],
    ["a supplier's bill", "en", "total_debt", "We still owe KES 200,000 to the feed supplier."],
    ["a debt to come", "en", "total_debt", "After the new loan we will owe KES 9 million."],
    ["money lent by a bank", "en", "cash_balance", "The loan of KES 640,000 is in the bank."],
    ["a lowest balance", "en", "cash_balance", "At the lowest point there is KES 40,000 in the bank."],
    ["several buyers", "en", "top_customer_share_pct", "The five largest buyers together took 80 percent of our sales."],
    ["a country's exports", "en", "export_share_pct", "Nationally, exports make 61 per cent of the sales of the sector."],
    ["a purchase price", "en", "selling_price", "We bought palm nuts at USD 0.40 per kg."],
    ["a price floor", "en", "selling_price", "Beans are sold under a floor of USD 1.10 per kg."],
    ["a month's cost", "en", "unit_cost", "The tractor costs us KES 61,000 per month for a kilo of trouble."],
    ["a store", "en", "production_capacity", "The warehouse has a capacity of 300 tonnes."],
    ["a penalty", "en", "interest_rate_pct", "On default the loan carries a penalty at 6 % fixed."],
  ])("%s is none", async (_name, language, key, text) => {
    expect(await said(language, text, key)).toEqual([]);
  });
});

describe("what a paper's first lines, owners and licences say", () => {
  it.each([
    ["en", "site_location", "Kilele Dairy Ltd\nOl Moran, Laikipia West Sub-County, Laikipia County\nPlan 2026", ["Ol Moran, Laikipia West Sub-County, Laikipia County"]],
    ["en", "ownership", "Partners: A. Moyo 60%, T. Dube 40%.", ["A. Moyo 60%, T. Dube 40%"]],
    ["en", "nearest_licence_expiry", "The dairy licence is valid until 31 March 2027. The food permit expires on 30 November 2026.", ["2026-11-30"]],
    ["sw", "nearest_licence_expiry", "Leseni ya biashara iliisha tarehe 31 Machi 2025.", ["2025-03-31"]],
    ["en", "registration_date", "CDA reg. 9520-160004711, 27 Feb 2016", ["2016-02-27"]],
    ["en", "registration_number", "Company No. PVT-4X9KLM, Nairobi, Kenya", ["PVT-4X9KLM"]],
  ])("%s %s", async (language, key, text, expected) => {
    expect(await said(language, text, key)).toEqual(expected);
  });
  it.each([
    ["a lender's address", "en", "site_location", "Rural Bank Ltd, Nyeri Branch, Nyeri County\nLoan form"],
    ["shares that make no whole", "en", "ownership", "Partners: A. Moyo 60%, T. Dube 30%."],
    ["shares of crops", "en", "ownership", "Crop mix: Yellow Maize 60%, Red Beans 40% of sales."],
    ["an insurance", "en", "nearest_licence_expiry", "The licence fee is paid; the insurance policy is valid until 31 March 2027."],
  ])("%s is none", async (_name, language, key, text) => {
    expect(await said(language, text, key)).toEqual([]);
  });
});
