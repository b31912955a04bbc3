import { describe, expect, it } from "vitest";
import { findCountries } from "./countries";
import { currencyOfCountry, resolveCurrency, statedCurrencies } from "./currencies";
import { findDates, writesMonthFirst } from "./dates";
import { statedScale } from "./magnitudes";
import { detectNumberStyle } from "./number-style";
import { findNumberWords, timesPerYear } from "./number-words";
import { findNumbers } from "./numbers";
import { plainText } from "./plain-text";
import { readQuantity, type Quantity } from "./quantity";

const quantities = (source: string, language: string): Quantity[] => {
  const text = plainText(source);
  const tokens = findNumbers(text, detectNumberStyle(text, language));
  return tokens.map((_, index) => readQuantity(text, tokens, index)).filter((quantity): quantity is Quantity => quantity !== null);
};
const first = (source: string, language = "en"): Quantity => {
  const [quantity] = quantities(source, language);
  if (!quantity) throw new Error(`no number in "${source}"`);
  return quantity;
};

describe("numbers as printed", () => {
  it.each([
    ["1,234,567", "en", 1234567], ["12,345", "en", 12345], ["1,234.56", "en", 1234.56], ["6,00,000", "en", 600000], ["1,25,000", "en", 125000], ["21,53,013", "en", 2153013], ["1,00,00,000", "en", 10000000],
    ["1.234.567", "es", 1234567], ["1.234.567,89", "es", 1234567.89], ["12.345", "es", 12345], ["3,43", "es", 3.43], ["0,5", "pt", 0.5], ["0.123", "es", 0.123], ["1.234,50", "pt", 1234.5],
    ["1 234 567", "fr", 1234567], ["1 865 792 et 487 224 et 1 088 386", "fr", 1865792], ["1\u00a0234\u00a0567", "fr", 1234567], ["1\u202f234\u202f567", "fr", 1234567], ["1\u2009234\u2009567,50", "fr", 1234567.5],
    ["1'234'567", "fr", 1234567], ["42", "en", 42], ["4.53", "en", 4.53], ["12.5", "sw", 12.5], ["10,000", "sw", 10000], ["2.999", "es", 2999], ["2,999", "en", 2999], ["1234567", "en", 1234567], ["0.25", "fr", 0.25],
    ["(1,234)", "en", -1234], ["(62.461.760)", "es", -62461760], ["($1,234)", "en", -1234], ["−55.7", "en", -55.7], ["-12", "en", -12], ["100,5", "fr", 100.5], ["7,5", "pt", 7.5], ["999.999", "es", 999999],
    ["15,35,000", "en", 1535000], ["3 500 000", "fr", 3500000], ["25.000", "pt", 25000], ["1.5", "en", 1.5], ["20,000.00", "en", 20000], ["20.000,00", "es", 20000], ["5", "sw", 5], ["1,000", "en", 1000],
  ])("%s in %s is %d", (printed, language, value) => {
    expect(first(printed, language).value).toBeCloseTo(value, 6);
  });

  it("reads one separator by the text's own habit, not by the language's", () => {
    expect(first("10.500 and 3,395,000 and 6,962,630", "es").value).toBe(10.5);
    expect(first("10.500 y 3.395.000 y 6.962.630", "en").value).toBe(10500);
    expect(first("2,500 und 1.250.000", "en").value).toBe(2.5);
  });

  it("keeps two table columns apart where spaces do not group", () => {
    expect(quantities("Inventory 10 250 and 1,250 and 3,500", "en").map((quantity) => quantity.value)).toEqual([10, 250, 1250, 3500]);
  });

  it("leaves numbers inside words alone", () => {
    expect(quantities("co2 m2 abc123 form 10-k", "en").map((quantity) => quantity.value)).not.toContain(123);
  });
});

describe("magnitudes", () => {
  it.each([
    ["5 thousand", 5e3], ["1.2 million", 1.2e6], ["3 billion", 3e9], ["15 lakhs", 15e5], ["2 lakh", 2e5], ["1.5 crore", 1.5e7], ["3 crores", 3e7], ["$2.1M", 2.1e6], ["$235k", 235e3], ["usd 4 mn", 4e6], ["usd 2 bn", 2e9],
    ["2 milliers", 2e3], ["5 millions", 5e6], ["1,5 milliard", 1.5e9], ["5 millones", 5e6], ["3 mil", 3e3], ["120 mil millones", 120e9], ["2 milhoes", 2e6], ["1 bilhao", 1e9], ["4 milhões", 4e6],
    ["milioni 5", 5e6], ["elfu 20", 20e3], ["laki 3", 3e5], ["bilioni 2", 2e9], ["shilingi milioni 7", 7e6], ["50 k", 50e3], ["8 mille", 8e3], ["15 millions\nFCFA", 15e6],
  ])("%s is %d", (printed, value) => {
    expect(first(printed, /,/.test(printed) ? "fr" : "en").value).toBeCloseTo(value, 3);
  });

  it.each([["20 m long", 20], ["5 minutes", 5], ["3 kg", 3], ["7 kanti", 7], ["12 months", 12]])("%s is no magnitude", (printed, value) => {
    expect(first(printed).value).toBe(value);
  });

  it.each([
    ["(Expresado en miles de pesos colombianos)", 1e3], ["(in thousands, except per share amounts)", 1e3], ["Amounts in thousands of dollars", 1e3], ["(en milliers de FCFA)", 1e3], ["Valores em milhares de reais", 1e3],
    ["en millones de pesos", 1e6], ["(in millions)", 1e6], ["(US$ in millions)", 1e6], ["KES '000", 1e3], ["Sales (KES million) 2024 2023", 1e6], ["KES million 2023 2024", 1e6], ["cash used was from, and by the team, $(19,364)", 1], ["a loss of $26.0 million, or 99 percent", 1], ["em milhões de reais", 1e6], ["en millions d'euros", 1e6], ["Total assets", 1], ["thousands of farmers", 1], ["miles de familias", 1],
  ])("scale of %s", (words, scale) => {
    expect(statedScale(plainText(words))).toBe(scale);
  });
});

describe("currencies", () => {
  it.each([
    ["KES 500,000", "KES"], ["Ksh. 500,000", "KES"], ["TZS 500", "TZS"], ["Tsh 25,000", "TZS"], ["UGX 1,000,000", "UGX"], ["USD 400", "USD"], ["US$ 400", "USD"], ["€ 30", "EUR"], ["30 euros", "EUR"], ["₦5,000", "NGN"],
    ["5000 naira", "NGN"], ["R$ 1.500,00", "BRL"], ["500 reais", "BRL"], ["3,395,000 MXN", "MXN"], ["1 000 pesos colombianos", "COP"], ["487 224 XAF", "XAF"], ["GHS 40", "GHS"], ["GH¢ 40", "GHS"], ["GH¢9.16m", "GHS"], ["R85", "ZAR"], ["ETB 200", "ETB"], ["200 birr", "ETB"],
    ["MZN 900", "MZN"], ["900 meticais", "MZN"], ["Q 500", "GTQ"], ["NPR 600", "NPR"], ["₹ 700", "INR"], ["£20", "GBP"], ["UA 12", "XUA"], ["RWF 900", "RWF"],
  ])("%s is in %s", (printed, code) => {
    expect(resolveCurrency(first(printed).currency, [])).toBe(code);
  });

  it.each([
    ["Rs. 500", "NPR", "NPR"], ["Rs 500", "INR", "INR"], ["$ 500", "COP", "COP"], ["$500", "USD", "USD"], ["500 pesos", "MXN", "MXN"], ["500 FCFA", "XOF", "XOF"], ["500 F CFA", "XAF", "XAF"], ["500 shillings", "TZS", "TZS"], ["K 500", "ZMW", "ZMW"],
  ])("%s where %s is likely is %s", (printed, likely, code) => {
    expect(resolveCurrency(first(printed).currency, [likely])).toBe(code);
  });

  it("never guesses a shared mark", () => {
    expect(resolveCurrency(first("$ 500").currency, [])).toBeNull();
    expect(resolveCurrency(first("Rs 500").currency, ["KES"])).toBeNull();
  });

  it("gives a sign between two figures to the second", () => {
    const [note, amount] = quantities("Cash 7 $ 436,695", "en");
    expect(note?.currency).toBeNull();
    expect(amount?.currency).not.toBeNull();
  });

  it("knows what countries pay in and what a text names", () => {
    expect(currencyOfCountry("ci")).toBe("XOF");
    expect(currencyOfCountry("cm")).toBe("XAF");
    expect(currencyOfCountry("zz")).toBeNull();
    expect(statedCurrencies("usd 5 and kes 7 and kes 9")).toEqual(["KES", "USD"]);
  });
});

describe("percent, area, yield and ranges", () => {
  it.each([["25%", 25], ["4,5 %", 4.5], ["30 percent", 30], ["12 per cent", 12], ["60 pour cent", 60], ["15 por ciento", 15], ["8 por cento", 8], ["asilimia 40", 40]])("%s", (printed, value) => {
    const quantity = first(printed, /,/.test(printed) ? "fr" : "en");
    expect(quantity.percent).toBe(true);
    expect(quantity.value).toBe(value);
  });

  it.each([
    ["20 ha", 20], ["20 hectares", 20], ["20 hectáreas", 20], ["10 acres of land", 4.04686], ["Ekari 10,000", 4046.86], ["5 ekari", 2.02343], ["3 manzanas", 2.1], ["10 feddan", 4.2], ["2000 m²", 0.2], ["1 km2", 100], ["2 alqueires", 4.84],
  ])("%s is %d ha", (printed, hectares) => {
    const quantity = first(printed);
    expect(quantity.value * (quantity.area?.factor ?? NaN)).toBeCloseTo(hectares, 5);
  });

  it.each([
    ["5 t/ha", 5, "t/ha"], ["2500 kg/ha", 2.5, "t/ha"], ["2 tonnes per hectare", 2, "t/ha"], ["800 kg per acre", 0.8 / 0.404686, "t/ha"], ["3 toneladas por hectárea", 3, "t/ha"], ["20 bags per acre", 20 / 0.404686, "bag/ha"], ["30 sacs/ha", 30, "sac/ha"],
  ])("%s", (printed, value, unit) => {
    const quantity = first(printed);
    expect(quantity.area).toBeNull();
    expect(quantity.yield?.base).toBe(unit);
    expect(quantity.value * (quantity.yield?.factor ?? NaN)).toBeCloseTo(value, 6);
  });

  it.each([
    ["12–18 months", 12, 18], ["500-1000 birds", 500, 1000], ["80 a 200 ha", 80, 200], ["between 80 and 200 hectares", 80, 200], ["entre 80 e 200 hectares", 80, 200], ["5 to 7 days", 5, 7], ["de 3 à 10 employés", 3, 10],
  ])("%s is a range", (printed, low, high) => {
    expect(first(printed)).toMatchObject({ value: low, high });
  });

  it.each(["10 and 20 farmers", "2022 2021", "1,250 - 1,300 -"])("%s is no range", (printed) => {
    expect(first(printed).high).toBeNull();
  });
});

describe("dates", () => {
  it.each([
    ["31 December 2023", "2023-12-31"], ["December 31, 2023", "2023-12-31"], ["31st of December 2023", "2023-12-31"], ["2023-12-31", "2023-12-31"], ["31/12/2023", "2023-12-31"], ["31.12.2023", "2023-12-31"], ["12/31/2023", "2023-12-31"],
    ["1er mars 2022", "2022-03-01"], ["25 août 2024", "2024-08-25"], ["31 de diciembre de 2023", "2023-12-31"], ["22 de\ndiciembre de 1931", "1931-12-22"], ["30 de junho de 2024", "2024-06-30"], ["5 Machi 2021", "2021-03-05"], ["15 diciembre, 2025", "2025-12-15"],
    ["April, 2022", "2022-04"], ["septembre 2023", "2023-09"], ["Oktoba 2020", "2020-10"], ["enero de 2019", "2019-01"], ["07-03-2022", "2022-03-07"],
  ])("%s is %s", (printed, iso) => {
    expect(findDates(plainText(printed))[0]?.iso).toBe(iso);
  });

  it.each(["31/02/2023", "45 March 2022x", "version 1.2.2023.4", "2023"])("%s is no full date", (printed) => {
    expect(findDates(plainText(printed)).filter((date) => date.iso.length === 10)).toEqual([]);
  });
});

describe("words", () => {
  it.each([["five employees", 5], ["quatre personnes", 4], ["doce empleados", 12], ["sete pessoas", 7], ["wafanyakazi kumi", 10], ["wanane", 8]])("%s", (words, value) => {
    expect(findNumberWords(words)[0]?.value).toBe(value);
  });

  it.each([
    ["the board meets quarterly", 4], ["every month", 12], ["réunions trimestrielles", 4], ["se reúne cada mes", 12], ["reunião semestral", 2], ["hukutana kila mwezi", 12], ["once a year", 1], ["weekly", 52], ["hukutana kila robo mwaka", 4], ["when needed", null],
  ])("%s", (words, times) => {
    expect(timesPerYear(plainText(words))).toBe(times);
  });
});

describe("countries", () => {
  it.each([
    ["located in Kenya", "ke"], ["a Tanzanian company", "tz"], ["Côte d’Ivoire", "ci"], ["République démocratique du Congo", "cd"], ["la República de Colombia", "co"], ["empresa brasileira", "br"], ["wakulima wa Kenya", "ke"], ["South Africa", "za"],
    ["South Sudan", "ss"], ["Guinea-Bissau", "gw"], ["the Nepalese army", "np"], ["Estados Unidos", "us"], ["Moçambique", "mz"], ["in Niger", "ne"], ["Nigeria", "ng"], ["Burkina Faso", "bf"],
  ])("%s", (words, code) => {
    expect(findCountries(plainText(words)).map((mention) => mention.code)).toContain(code);
  });

  it.each(["Mali ya kampuni", "a turkey farm", "jordan smith", "he was born"])("%s names none", (words) => {
    expect(findCountries(plainText(words)).filter((mention) => mention.code !== "ml")).toEqual([]);
  });
});

describe("plain text", () => {
  it("keeps every offset", () => {
    for (const source of ["Crédit “Élevé” – 5 %", "ﬁche ½ Ñandú İstanbul", "a\u00a0b\u202fc\nD"]) expect(plainText(source)).toHaveLength(source.length);
    expect(plainText("Crédit “Élevé” – 5 %")).toBe('credit "eleve" - 5 %');
  });
});

describe("what is printed in the habit of a language or trade", () => {
  it("reads a fraction of millions in French, thousands of them in English", () => {
    expect(detectNumberStyle("un coût de 12,450 millions", "fr")).toMatchObject({ decimal: "," });
    expect(detectNumberStyle("a cost of 12,450 millions", "en")).toMatchObject({ group: "," });
  });
  it("takes no \"em 2025\" for the end of a range", () => {
    const text = "caiu 4,5 % em 2025";
    expect(readQuantity(text, findNumbers(text, { group: ".", decimal: "," }), 0)).toMatchObject({ value: 4.5, high: null, percent: true });
  });
  it("reads cents without a nought before the point", () => {
    expect(findNumbers("a pound brings $.85 now", { group: ",", decimal: "." }).map(({ value }) => value)).toEqual([0.85]);
    expect(findNumbers("see item .85", { group: ",", decimal: "." }).map(({ value }) => value)).toEqual([85]);
  });
  it.each([
    ["21 litres per cow per day", "litres/cow/day", 21],
    ["290 eggs per hen per year", "eggs/hen/year", 290],
    ["15 litros por vaca al dia", "litres/cow/day", 15],
    ["14 kg par ruche", "kg/hive", 14],
    ["kilo 500 kwa ekari", "t/ha", 500],
  ])("reads %s as a yield", (text, base, value) => {
    const tokens = findNumbers(text, { group: ",", decimal: "." });
    expect(readQuantity(text, tokens, 0)).toMatchObject({ value, yield: { base } });
  });
});

describe("dates in figures", () => {
  it.each([
    ["Filed 04/25/2019; formed 03/09/2011.", true],
    ["Filed 25/04/2019; formed 03/09/2011.", false],
    ["Formed 03/09/2011.", false],
    ["04/25/2019 and 25/04/2019", false],
  ])("%s puts the month first: %s", (text, expected) => expect(writesMonthFirst(text)).toBe(expected));
  it("reads the month first only where the text does", () => {
    expect(findDates("03/09/2011", true)[0]?.iso).toBe("2011-03-09");
    expect(findDates("03/09/2011")[0]?.iso).toBe("2011-09-03");
    expect(findDates("25/04/2019", true)[0]?.iso).toBe("2019-04-25");
  });
});
