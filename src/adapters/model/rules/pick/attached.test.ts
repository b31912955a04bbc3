import { beforeAll, describe, expect, it } from "vitest";
import type { DocumentPage } from "@/domain/documents/document";
import type { Rubric } from "@/domain/risk/rubric";
import { testRubric } from "@/testing/risk-factories";
import { createRulesAnalyst } from "../index";
import { countsNothing, isOtherMoney, isPart } from "./attached";

let rubric: Rubric;
beforeAll(() => {
  rubric = testRubric();
});
const page = (text: string): DocumentPage => ({ index: 1, label: "Page 1", text, words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null });

/** The values found for one data point, plans marked. */
async function values(language: string, text: string, key: string): Promise<unknown[]> {
  const { findings } = await createRulesAnalyst().analyse({ rubric, documents: [{ id: "paper", name: "paper.pdf", language, pages: [page(text)] }], asOf: "2026-06-30" });
  return findings.filter(({ subject }) => subject.kind === "dataPoint" && subject.key === key).map(({ value, projected }) => {
    const said = value?.kind === "number" ? Math.round(value.number * 1000) / 1000 : value;
    return projected === true ? ["plan", said] : said;
  });
}

describe("a number that counts nothing", () => {
  it.each([
    ["12 march 2026", "12"], ["the 3rd of june", "3"], ["le 14 juillet", "14"], ["11 de mayo", "11"], ["tarehe 9 aprili", "9"], ["march 12", "12"],
    ["page 4", "4"], ["table 2", "2"], ["note 7", "7"], ["section 5", "5"], ["p.o. box 41", "41"], ["n° 18", "18"], ["2. products", "2"], ["3) risks", "3"],
    ["150 kw", "150"], ["25 kg", "25"], ["30 %", "30"], ["12/2025", "12"], ["tel. +255", "255"],
  ])("%s", (plain, number) => {
    const start = plain.indexOf(number);
    expect(countsNothing(plain, start, start + number.length)).toBe(true);
  });

  it.each([["38 permanent staff", "38"], ["about 120 pickers", "120"], ["staff: 14", "14"], ["we have 6", "6"], ["watu 9", "9"]])("but: %s", (plain, number) => {
    const start = plain.indexOf(number);
    expect(countsNothing(plain, start, start + number.length)).toBe(false);
  });
});

describe("a part told after its whole", () => {
  it.each(["24 people, of whom ", "310 ha, including ", "24 salariés, dont ".normalize("NFD").replace(/\p{M}/gu, ""), "24 empleados, de los cuales ", "hekta 310, kati ya hizo "])("%s", (plain) => {
    expect(isPart(plain, plain.length)).toBe(true);
  });

  it.each(["the firm employs ", "a total of ", "dont la firme emploie; effectif: "])("not: %s", (plain) => {
    expect(isPart(plain, plain.length)).toBe(false);
  });
});

it.each([[" of dried fruit gave a turnover of ", true], [" = ", true], [" of dried fruit was ", false], [" per kilo in 2024: ", false]])("money that is no price: %s", (between, expected) => {
  expect(isOtherMoney(between)).toBe(expected);
});

/** Figures that stand close to a name and are of something else; the last column is what may be said. */
describe("near misses", () => {
  it.each([
    ["a day of the month", "en", "Prepared for a seasonal crop loan\n14 March 2026", "seasonal_staff", []],
    ["another noun behind the count", "en", "The money pays pickers at harvest and buys three new balers.", "seasonal_staff", []],
    ["millions of money", "en", "Use of funds: KES 9 million to buy honey\nfrom keepers at harvest, KES 4 million for three new extractors.", "seasonal_staff", []],
    ["the count stands before the name all the same", "en", "The mill employs 19 permanent staff, of whom 8 are women, and about 65 seasonal workers in the\nharvest months.", "seasonal_staff", [65]],
    ["the first of two answers is of the others", "en", "5a. Full-time hired workers / seasonal\n3 full-time, 7 at harvest", "seasonal_staff", [7]],
    ["a part of the staff", "en", "The firm has 31 full-time employees, of which twelve employees work in the office.", "permanent_staff", [31]],
    ["regular buyers are no staff", "en", "27\nregular customers: hotels and\nschools", "permanent_staff", []],
    ["the part under drip is not the farm", "fr", "Superficie cultivée : 9,5 ha, dont 3 ha sous goutte-à-goutte.", "cultivated_area_ha", [9.5]],
    ["a span of years in a sentence about prices", "en", "Prices moved between KES 190 and KES 310 per kg over the last four years.", "loan_term_years", []],
    ["prices that moved are nobody's price", "en", "Farm-gate prices moved between KES 190 and KES 310 per kg over the last four years.", "selling_price", []],
    ["a term of another paper", "en", "Expected term (in years) 4.5", "loan_term_years", []],
    ["the loan's term", "en", "The society asks for a loan of KES 9 million for 30 months.", "loan_term_years", [2.5]],
    ["a year is no price", "en", "The average selling price in 2025 was KES\n330 per kg.", "selling_price", [330]],
    ["turnover is no price", "en", "The plan uses a price of UGX 4,000 per kg. Turnover of UGX 52,000,000 is expected.", "selling_price", [4000]],
    ["a margin is no interest", "fr", "Le taux de marge brute ressort à 21,3 %.", "interest_rate_pct", []],
    ["satisfaction is no interest", "fr", "Obtenir un taux de satisfaction des clients de 75 %.", "interest_rate_pct", []],
    ["the loan's rate", "fr", "Le prêt porte un taux d’intérêt de 9,5 %.", "interest_rate_pct", [9.5]],
    ["the central bank's rate", "fr", "Le taux directeur est de 4,25 %.", "interest_rate_pct", []],
    ["interest on late invoices", "en", "Amounts paid late bear interest at 3% per month.", "interest_rate_pct", []],
    ["equity on a balance sheet", "en", "Total liabilities 41,300 38,900\nMembers' equity 17,800 16,200\nTotal assets 59,100 55,100", "owner_contribution_amount", []],
    ["a gross margin is no margin money", "en", "The gross margin for the year was 22.4%.", "owner_contribution_pct", []],
    ["the second buyer", "en", "A hotel took 52% of our sales; the\nsecond buyer took 29% of the rest.", "top_customer_share_pct", [52]],
    ["who is paid at once", "fr", "Les grossistes règlent sous 12 jours, les producteurs sont payés comptant.", "farmer_payment_days", [0]],
    ["what remains of a lease", "en", "The land is held on a 50-year lease of which 41 years remain.", "lease_years_left", [41]],
    ["a plan told with we", "en", "We project a profit of $52,000 on sales of $940,000 in 2025.", "revenue_latest_year", []],
    ["poverty is not rain", "en", "Poverty is at 58 percent where families mostly depend on rainfed millet.", "rainfed_share_pct", []],
    ["kilowatts are no money", "en", "Sponsors' equity, land\nSolar plant 120 kW and borehole", "owner_contribution_amount", []],
  ] as const)("%s", async (_, language, text, key, expected) => {
    expect(await values(language, text, key)).toEqual(expected);
  });
});
