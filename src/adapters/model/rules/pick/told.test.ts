import { describe, expect, it } from "vitest";
import type { Finding } from "@/domain/risk/finding";
import { factsOf } from "@/testing/analyst-said";

const said = async (language: string, text: string, key: string): Promise<string[]> => (await factsOf(language, text, key)).map(told);
function told({ value, unit, currency, projected }: Finding): string {
  const main = value?.kind === "number" ? String(value.number) : value?.kind === "date" ? value.date : value?.kind === "text" ? value.text : JSON.stringify(value);
  return [main, currency ?? unit, projected === true ? "plan" : null].filter((part) => part !== null).join(" ");
}

describe("figures that the words around them give their meaning", () => {
  it.each([
    ["en", "total_debt", "We still owe KES 1.2 million of the loan for the cooler.", ["1200000 KES"]],
    ["fr", "total_debt", "De cet emprunt il reste 8 400 000 FCFA à rembourser. Lomé, Togo.", ["8400000 XOF"]],
    ["en", "total_debt", "In June the company owed the Lakeside Bank $71,000 at 16%. Harare, Zimbabwe.", ["71000 USD"]],
    ["en", "total_debt", "The loan balance at the bank stood at KES 840,000.", ["840000 KES"]],
    ["en", "total_debt", "Lakeside Bank of Farmers: KES 8.4m outstanding, 12 percent.", ["8400000 KES"]],
    ["fr", "total_debt", "Nous devons à la Banque du Sud 8 400 000 FCFA. Lomé, Togo.", ["8400000 XOF"]],
    ["es", "total_debt", "Debemos a la Caja del Norte S/ 145.000 desde marzo. Lima, Perú.", ["145000 PEN"]],
    ["pt", "total_debt", "Deve-se ao Banco do Sul 8,2 milhões de meticais. Beira, Moçambique.", ["8200000 MZN"]],
    ["en", "funding_request", "We want to borrow KES 2,400,000 over four years.", ["2400000 KES"]],
    ["en", "funding_request", "A1: Loan asked from the union | B1: KES 900,000, 5 years\nA2: Lowest month | B2: October 2025", ["900000 KES"]],
    ["es", "funding_request", "Solicitamos al Banco del Campo S/ 150.000 a cuatro años. Lima, Perú.", ["150000 PEN"]],
    ["pt", "funding_request", "Vai-se pedir ao fundo 9.000.000 MT por cinco anos. Beira, Moçambique.", ["9000000 MZN"]],
    ["en", "total_assets", "Assets were KES 298,000, all liabilities KES 152,600.", ["298000 KES"]],
    ["pt", "total_assets", "Ao fecho: activo total 31.640 mil MT. Beira, Moçambique.", ["31640000 MZN"]],
    ["en", "net_profit_latest", "After feed and salaries we were left with KES 1.3 million last year.", ["1300000 KES"]],
    ["en", "revenue_latest_year", "Income of the season stood at KES 11.8 million (2023/24: KES 7.1 million).", ["11800000 KES"]],
    ["sw", "revenue_latest_year", "Tuliuza asali kwa jumla ya shilingi milioni 6.7. Kitui, Kenya.", ["6700000 KES"]],
    ["en", "total_debt", "Result 15,000 22,900 29,000\nAt 30 June the company owed Lakeside Bank KES 71,300, the last of it due in 2028.", ["71300 KES"]],
    ["en", "total_debt", "The Union carries no borrowing today. Kumasi, Ghana.", ["0 GHS"]],
    ["sw", "total_debt", "Mkopo wowote hatuna. Kitui, Kenya.", ["0 KES"]],
    ["fr", "funding_request", "Subvention région 3 400 000 F CFA ; prêt 9 000 000 F CFA sur 7 ans demandé au fonds. Lomé, Togo.", ["9000000 XOF"]],
    ["fr", "cultivated_area_ha", "480 productrices cultivent ensemble 610 hectares, sans une goutte d'irrigation.", ["610 ha"]],
    ["pt", "cultivated_area_ha", "Exploramos 318 hectares junto ao rio.", ["318 ha"]],
    ["en", "cultivated_area_ha", "We grow elephant grass and cowpea for hay on 22 hectares.", ["22 ha"]],
    ["pt", "cultivated_area_ha", "Exploramos 318 hectares, com título até 2061.", ["318 ha"]],
    ["en", "registration_number", "Company registration 4471/2019 of Lakeside Spice.", ["4471/2019"]],
    ["fr", "registration_number", "SIRET 512 884 307 00018. Commune de Vert.", ["512 884 307 00018"]],
    ["en", "permanent_staff", "84 on the payroll, all with letters.", ["84 persons"]],
    ["en", "permanent_staff", "Sixteen on salary, two left this year.", ["16 persons"]],
    ["pt", "permanent_staff", "Empregados efectivos 26, eventuais na ceifa 110.", ["26 persons"]],
    ["es", "permanent_staff", "En planilla, 19 personas, de las cuales se fueron 6.", ["19 persons"]],
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
    ["sales of a year", "en", "selling_price", "We will sell for KES 900 million in the first year."],
    ["dry land", "fr", "irrigated_area_ha", "480 productrices cultivent ensemble 610 hectares, sans une goutte d'irrigation."],
    ["a pay to come", "en", "total_debt", "All transitional expenses were recorded, with KES 400,000 to be paid in 2026."],
    ["shares held", "en", "total_debt", "There were 89 holders of 49,376,160 outstanding shares of the company, which has a bank in Kenya."],
    ["what members owe", "en", "total_debt", "The members owe the company KES 900,000."],
    ["what is owed to growers", "en", "total_debt", "The company owed growers KES 900,000 at the end of June."],
    ["what a supplier is owed", "es", "total_debt", "Debemos al proveedor S/ 45.000. Lima, Perú."],
    ["a loan paid back", "en", "total_debt", "The company owed the bank KES 900,000, which was repaid in May."],
    ["a buyer's bill", "en", "total_debt", "The bank sent the invoice; KES 300,000 outstanding from customers."],
    ["a price asked", "en", "funding_request", "We ask KES 120 per kg from every buyer."],
    ["what the members ask", "es", "funding_request", "Los socios solicitan; pedimos a cada socio y a los socios nuevos S/ 500. Lima, Perú."],
    ["a grant of the past", "en", "funding_request", "We asked the fund for KES 400,000 and received it."],
    ["part of the assets", "en", "total_assets", "Current assets were KES 98,000."],
    ["a gross margin", "en", "net_profit_latest", "We were left with KES 300,000 gross for each member."],
    ["a month's income", "en", "revenue_latest_year", "Income stood at KES 1.8 million for the month of March 2025."],
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

describe("land, prices, yields and debts in the words of those who have them", () => {
  it.each([
    ["en", "cultivated_area_ha", "The sisters have 30 acres of their own above the ford.", ["12.14058 ha"]],
    ["fr", "cultivated_area_ha", "Un verger de 4 ha entoure la maison.", ["4 ha"]],
    ["fr", "cultivated_area_ha", "Nous avons 6 500 m² de prairie derrière la ferme.", ["0.65 ha"]],
    ["en", "selling_price", "A bucket of chillies goes for KES 480 at the gate.", ["480 KES"]],
    ["pt", "selling_price", "O quilo sai a MT 62 na feira. Beira, Moçambique.", ["62 MZN"]],
    ["en", "yield_per_hectare", "Our herd gives 11 litres per cow per day.", ["11 litres/cow/day"]],
    ["sw", "yield_per_hectare", "Tulivuna tani 3.5 kwa hekta.", ["3.5 t/ha"]],
    ["en", "total_debt", "No more loan payments since May. Nairobi, Kenya, KES.", ["0 KES"]],
    ["es", "total_debt", "No le debemos a ningún banco. Lima, Perú.", ["0 PEN"]],
    ["fr", "funding_request", "Montant (USD) : 1,250 millions USD. Niamey, Niger.", ["1250000 USD"]],
    ["en", "sales_growth_pct", "Sales slipped by 7% in 2025.", ["-7 %"]],
    ["pt", "sales_growth_pct", "As vendas caíram 4,5 % em 2025.", ["-4.5 %"]],
    ["fr", "latest_accounts_date", "Les comptes de la société\nexercice clos le 31 décembre 2025", ["2025-12-31"]],
  ])("%s %s: %s", async (language, key, text, expected) => {
    expect(await said(language, text, key)).toEqual(expected);
  });
  it.each([
    ["a farm's size per member", "en", "cultivated_area_ha", "Land is farmed in 2 hectares per member."],
    ["a greenhouse", "fr", "cultivated_area_ha", "Une serre de 2 500 m² dans le verger."],
    ["a neighbour's yield", "en", "yield_per_hectare", "The neighbours harvest 9 tonnes per hectare."],
    ["cents", "pt", "selling_price", "O litro sai a R$ 60 centavos."],
    ["a price paid for inputs", "en", "selling_price", "A bag of fertiliser sells at KES 6,000."],
  ])("%s is none", async (_name, language, key, text) => {
    expect(await said(language, text, key)).toEqual([]);
  });
});
