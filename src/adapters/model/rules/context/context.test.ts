import { describe, expect, it } from "vitest";
import { plainText } from "@/domain/quantities/plain-text";
import { deniesItself, isDenied } from "./negation";
import { aboutOthers } from "./parties";
import { partOfYear, yearsIn } from "./period";
import { isBlank, isInstruction, looksLikeBlankForm, looksLikeTemplate } from "./placeholders";
import { announcesProjection, announcesProjectionOutright, speaksOfFuture } from "./projection";

const plain = (words: string): string => plainText(words);

describe("plan or actual", () => {
  it.each(["Forecasted Profit and Loss Statement", "Projected Revenue", "Pro forma balance sheet", "Year 1", "Compte d'exploitation prévisionnel", "Proyección 5 años", "Presupuesto 2026", "Projeção de caixa", "Orçamento", "Makadirio ya mapato", "Bajeti", "Financial Overview (Sample)", "Año 3", "Mwaka wa kwanza"])("%s announces plan figures", (words) => {
    expect(announcesProjection(plain(words))).toBe(true);
  });
  it.each(["Income statement", "Profit for the year 7,250", "Total equity 7,233", "Bilan au 31 décembre 2023", "Estado de resultados", "Balanço patrimonial", "Hesabu za mwaka"])("%s does not", (words) => {
    expect(announcesProjection(plain(words))).toBe(false);
  });
  it("asks clearer words where columns lie in the past", () => {
    expect(announcesProjectionOutright(plain("Estimated useful lives"))).toBe(false);
    expect(announcesProjectionOutright(plain("Budgeted income statement"))).toBe(true);
  });
  it.each(["We will sell 500 birds", "Sales are expected to reach 5 million", "Le chiffre d'affaires sera de 5 millions", "Se espera vender 20 t", "A receita estimada é de 5 mil", "Tunatarajia kuuza tani 20", "Our target is 40 farmers"])("%s looks ahead", (words) => {
    expect(speaksOfFuture(plain(words))).toBe(true);
  });
  it.each(["We sold 500 birds", "Nous avons vendu 500 poulets", "Vendimos 20 t", "Vendemos café", "Tuliuza tani 20"])("%s looks back", (words) => {
    expect(speaksOfFuture(plain(words))).toBe(false);
  });
});

describe("negation", () => {
  it.each([["we do not have ", ""], ["there is no ", ""], ["nous n'avons pas de ", ""], ["no tenemos ", ""], ["sin ", ""], ["nao temos ", ""], ["hatuna ", ""], ["bila ", ""], ["crop insurance", " is not held"], ["", " n'est pas souscrite"]])("%s…%s", (before, after) => {
    expect(isDenied(before, after)).toBe(true);
  });
  it.each([["we have ", ""], ["nous avons une ", ""], ["contamos con ", ""], ["", " is held with the insurer"]])("%s…%s is none", (before, after) => {
    expect(isDenied(before, after)).toBe(false);
  });
  it("sees a denial inside the words matched", () => {
    expect(deniesItself("is not certified")).toBe(true);
    expect(deniesItself("is fully certified")).toBe(false);
  });
});

describe("blanks and instructions", () => {
  it.each(["Name: ________", "[Company name]", "Amount ...........", "Date ………", "xxxx", "{{firm}}", "□ yes □ no"])("%s is blank", (words) => {
    expect(isBlank(plain(words))).toBe(true);
  });
  it.each(["Name: Amina", "see note 4.", "12,000 kg", "exxon"])("%s is not", (words) => {
    expect(isBlank(plain(words))).toBe(false);
  });
  it.each(["Describe your target market.", "List all licences.", "Décrivez votre activité.", "Describa el mercado y sus clientes.", "Descreva o seu produto.", "Eleza jinsi kampuni inavyofanya kazi.", "Who are your customers?"])("%s asks, and does not answer", (words) => {
    expect(isInstruction(plain(words))).toBe(true);
  });
  it.each(["We list prices weekly.", "Our customers are shops."])("%s answers", (words) => {
    expect(isInstruction(plain(words))).toBe(false);
  });
  it("knows a template and a blank form from a filled one", () => {
    expect(looksLikeTemplate(plain(`${"Sales: __________\n".repeat(10)}`))).toBe(true);
    expect(looksLikeTemplate(plain("[Your company name] in [city]\n[Insert date]\n[Amount] asked"))).toBe(true);
    expect(looksLikeTemplate(plain("Sales 500\nCosts 400\n"))).toBe(false);
    const labels = "Name of applicant\nAddress\nDate\nSignature\nPhone\nAmount\nPurpose\nVillage\nDistrict\nName of guarantor\nAddress\nDate\nDetails\nNumber\nPlace\nApplicant\n";
    expect(looksLikeBlankForm(plain(`Loan application form\n${labels}`))).toBe(true);
    expect(looksLikeBlankForm(plain(`Loan application form\n${labels}Amount: 250,000\nIncome: 1,200,000\nLand value: 3,400,000`))).toBe(false);
  });
});

describe("periods and parties", () => {
  it.each(["for the quarter ended 30 June", "six months ended", "per cycle", "par hectare", "por ciclo", "mensual", "kwa mwezi", "MXN/ha/año", "resultados del trimestre"])("%s is not a year", (words) => {
    expect(partOfYear(plain(words))).toBe(true);
  });
  it.each(["for the year ended 31 December", "exercice 2024", "2024 2023"])("%s is not part of one", (words) => {
    expect(partOfYear(plain(words))).toBe(false);
  });
  it("reads calendar years", () => {
    expect(yearsIn("2024 2023 and 1,2024 or 2,023")).toEqual([2024, 2023]);
  });
  it.each(["Our competitors employ 40 people", "The sector grew by 5 %", "Selon la FAO, 2 millions d'hectares", "El gobierno invirtió", "Segundo o IBGE", "Serikali imetenga"])("%s is about others", (words) => {
    expect(aboutOthers(plain(words))).toBe(true);
  });
  it("keeps what is about the firm", () => {
    expect(aboutOthers(plain("The company employs 40 people"))).toBe(false);
  });
});
