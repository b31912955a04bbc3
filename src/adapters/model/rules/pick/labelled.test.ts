import { describe, expect, it } from "vitest";
import type { Finding } from "@/domain/risk/finding";
import { factsOf, valuesOf } from "@/testing/analyst-said";

/** What is said for a key: value, unit or currency, period, plan. */
const said = async (language: string, text: string, key: string): Promise<string[]> => (await factsOf(language, text, key)).map(told);

function told({ value, unit, currency, period, projected }: Finding): string {
  const number = value?.kind === "number" ? `${Math.round(value.number * 1000) / 1000}${value.high === null ? "" : `..${value.high}`}` : JSON.stringify(value);
  return [number, currency ?? unit, period, projected === true ? "plan" : null].filter((part) => part !== null).join(" ");
}

describe("a figure beside its name in a sentence", () => {
  it.each([
    ["en", "The largest buyer, a hotel group, accounted for 31.5% of revenue.", "top_customer_share_pct", ["31.5 %"]],
    ["en", "Buyers settle after 45 days.", "buyer_payment_days", ["45 days"]],
    ["en", "We pay our farmers within two weeks of delivery.", "farmer_payment_days", ["14 days"]],
    ["en", "The loan was repaid without a day in arrears; there were no arrears.", "arrears_days", ["0 days"]],
    ["en", "The board met six times during the year.", "board_meetings_per_year", ["6 meetings per year"]],
    ["en", "The mill employs 9 permanent employees and up to 45 seasonal workers.", "permanent_staff", ["9 persons"]],
    ["en", "The mill employs 9 permanent employees and up to 45 seasonal workers.", "seasonal_staff", ["45 persons"]],
    ["en", "A dry store with a capacity of 300 tonnes stands at the depot.", "storage_capacity", ["300 t"]],
    ["en", "Yields averaged 2.4 tonnes per hectare against 2.1 the year before.", "yield_per_hectare", ["2.4 t/ha", "2.1 t/ha"]],
    ["fr", "Le premier client représente 32 % des ventes.", "top_customer_share_pct", ["32 %"]],
    ["fr", "Les producteurs sont payés sous 5 jours.", "farmer_payment_days", ["5 days"]],
    ["fr", "La gérante compte 14 ans d’expérience.", "management_experience_years", ["14 years"]],
    ["es", "El 64% de las ventas se exporta.", "export_share_pct", ["64 %"]],
    ["es", "El directorio, de cinco miembros, sesionó doce veces.", "board_meetings_per_year", ["12 meetings per year"]],
    ["pt", "O descarte ficou em 1,5% do volume.", "rejection_rate_pct", ["1.5 %"]],
    ["pt", "Os cooperados são pagos em 12 dias.", "farmer_payment_days", ["12 days"]],
    ["sw", "Mnunuzi mkubwa alinunua asilimia 44 ya mzigo.", "top_customer_share_pct", ["44 %"]],
    ["sw", "Bodi ya watu tisa ilikutana mara nane.", "board_meetings_per_year", ["8 meetings per year"]],
    ["sw", "Ghala la chama lina uwezo wa tani 300.", "storage_capacity", ["300 t"]],
  ] as const)("%s: %s", async (language, text, key, expected) => {
    const found = await said(language, text, key);
    expect(found.map((each) => each.replace(/ (?:19|20)\d\d$/, ""))).toEqual(expected);
  });
});

describe("a figure on a form or in a table", () => {
  it.each([
    ["a label before a colon", "en", "Number of seasonal workers: 18", "seasonal_staff", ["18 persons"]],
    ["a numbered label, the answer below it", "en", "2c. Term requested\n7 years, paid each March", "loan_term_years", ["7 years"]],
    ["the answer below in months", "en", "2c. Term requested\n36 months", "loan_term_years", ["3 years"]],
    ["a cell beside its label, with the unit in the label", "en", "| Years to pay | 5 |", "loan_term_years", ["5 years"]],
    ["a cell of a sheet", "fr", "A4: Jours d’arrêt (coupures) | B4: 27", "downtime_days", ["27 days"]],
    ["columns of years and plan", "fr", "A1: Indicateur | B1: 2023 | C1: 2024 | D1: Objectif 2027\nA2: Rendement (t/ha) | B2: 3,1 | C2: 3,4 | D2: 4,0", "yield_per_hectare", ["3.1 t/ha 2023", "3.4 t/ha 2024", "4 t/ha 2027 plan"]],
    ["columns named actual and plan", "en", "A1: SALES (KES) | B1: Actual 2024 | C1: Plan 2025\nA2: Post-harvest loss, % | B2: 7.5% | C2: 5.0%", "post_harvest_loss_pct", ["7.5 % 2024", "5 % 2025 plan"]],
    ["a price in brackets' currency", "fr", "A1: Poste | B1: 2024\nA2: Prix moyen du kilo (FCFA/kg) | B2: 640\nA3: Ville | B3: Abidjan, Côte d’Ivoire", "selling_price", ["640 XOF 2024"]],
    ["a blank cell", "en", "| Years to pay | ______ |", "loan_term_years", []],
    ["a placeholder", "en", "Number of seasonal workers: [number]", "seasonal_staff", []],
  ] as const)("%s", async (_name, language, text, key, expected) => expect((await said(language, text, key)).sort()).toEqual([...expected].sort()));
});

describe("a figure that is somebody else's or something else's", () => {
  it.each([
    ["a rival's buyer", "en", "Our competitors' largest buyer took 40% of their output.", "top_customer_share_pct"],
    ["a sector's loss", "en", "Post-harvest losses in the sector reach 30%.", "post_harvest_loss_pct"],
    ["a price paid for inputs", "en", "The purchase price of fertiliser is KES 3,000 per bag.", "selling_price"],
    ["a lease's term", "en", "The lease term is 20 years.", "loan_term_years"],
    ["staff to be hired", "en", "We will hire 12 permanent employees.", "permanent_staff"],
    ["a model farm's sheet", "en", "A1: MODEL FARM - NOT YOUR FIGURES\nA2: Regular workers | B2: 14\nA3: Years to pay | B3: 4", "loan_term_years"],
    ["a discount rate", "en", "A discount rate of 12% was applied.", "interest_rate_pct"],
    ["a farmers' wait that is the buyers'", "en", "Buyers pay 30 days after delivery.", "farmer_payment_days"],
  ] as const)("%s", async (_name, language, text, key) => expect(await said(language, text, key)).toEqual([]));
});

describe("money in any order", () => {
  it.each([
    ["en", "Sales in 2024 were KES 4,500,000.", "revenue_latest_year", ["4500000 KES 2024"]],
    ["en", "In 2024 the company had KES 4.5 million in total sales.", "revenue_latest_year", ["4500000 KES 2024"]],
    ["en", "Turnover rose from KES 3.9 million in 2023 to KES 4.5 million in 2024.", "revenue_latest_year", ["4500000 KES 2024"]],
    ["en", "Turnover was KES 4.5 million in 2024, against KES 4.1 million in 2023.", "revenue_previous_years", ["4100000 KES 2023"]],
    ["en", "Our turnover was KShs 374.9 million (2023: KShs 331.2 million), an increase of 13%.", "revenue_previous_years", ["331200000 KES 2023"]],
    ["fr", "Le chiffre d’affaires de l’exercice 2024 s’est élevé à 12 500 000 FCFA en Côte d’Ivoire.", "revenue_latest_year", ["12500000 XOF 2024"]],
    ["es", "En 2023 los ingresos alcanzaron M$ 6.918.442 en Chile.", "revenue_latest_year", ["6918442000 CLP 2023"]],
    ["pt", "A receita bruta de 2024 foi de R$ 391.720,00.", "revenue_latest_year", ["391720 BRL 2024"]],
    ["sw", "Mapato ya mwaka 2024 yalikuwa TZS 45,000,000.", "revenue_latest_year", ["45000000 TZS 2024"]],
    ["en", "Sales of maize to KES 500 customers in 2024.", "revenue_latest_year", []],
    ["en", "Sales did not reach KES 4,500,000 in 2024.", "revenue_latest_year", []],
  ] as const)("%s: %s", async (language, text, key, expected) => expect(await said(language, text, key)).toEqual(expected));
});

describe("columns", () => {
  const sheet = "A1: Compte de résultat (milliers FCFA) | B1: 2024 | C1: 2023 | D1: Budget 2025\nA2: Chiffre d’affaires | B2: 303,485 | C2: 263,295 | D2: 350,000\nA3: Résultat net | B3: 16,060 | C3: (4,785) | D3: 33,800\nA4: Siège | B4: Allada, Bénin";
  it("takes the newest finished year for the latest, the older for earlier, the budget for next year's", async () => {
    expect(await said("fr", sheet, "revenue_latest_year")).toEqual(["303485000 XOF 2024"]);
    expect(await said("fr", sheet, "revenue_previous_years")).toEqual(["263295000 XOF 2023"]);
    expect(await said("fr", sheet, "projected_revenue_next_year")).toEqual(["350000000 XOF 2025 plan"]);
    expect(await said("fr", sheet, "net_profit_latest")).toEqual(["16060000 XOF 2024"]);
  });
  it("reads heads printed one above the other, in thousands", async () => {
    const text = "Statement of profit or loss\nNote 2024\nKES '000\n2023\nKES '000\nRevenue 4 84,500 79,100\nSurplus/(deficit) for the year 1,250 (340)";
    expect(await said("en", text, "revenue_latest_year")).toEqual(["84500000 KES 2024"]);
    expect(await said("en", text, "net_profit_latest")).toEqual(["1250000 KES 2024"]);
  });
  it("reads lakhs", async () => {
    expect(await said("en", "Particulars (Rs. in lakh) 2024-25 2023-24\nRevenue from operations 1,284.36 1,097.52\nHead office: Nashik, India", "revenue_latest_year")).toEqual(["128436000 INR 2024"]);
  });
});

it("counts of people are whole and no more than a firm can have: a wage is no head count", async () => {
  const rows = (figure: string): string => `A1: Casual workers | B1: ${figure}\nA2: Permanent staff | B2: 12`;
  expect(await valuesOf("en", rows("684,000"), "seasonal_staff")).toEqual([]);
  expect(await valuesOf("en", rows("38.5"), "seasonal_staff")).toEqual([]);
  expect(await valuesOf("en", rows("38"), "seasonal_staff")).toEqual([38]);
});
