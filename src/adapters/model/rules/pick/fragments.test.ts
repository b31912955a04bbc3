import { beforeAll, describe, expect, it } from "vitest";
import type { DocumentPage } from "@/domain/documents/document";
import type { Rubric } from "@/domain/risk/rubric";
import { testRubric } from "@/testing/risk-factories";
import { createRulesAnalyst } from "../index";
import { isCaption } from "./fragments";

let rubric: Rubric;
beforeAll(() => {
  rubric = testRubric();
});
const page = (text: string): DocumentPage => ({ index: 1, label: "Page 1", text, words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null });

/** Words and quotations told for one data point. */
async function told(language: string, text: string, key: string): Promise<{ words: string[]; quotes: string[] }> {
  const { findings } = await createRulesAnalyst().analyse({ rubric, documents: [{ id: "paper", name: "paper.pdf", language, pages: [page(text)] }], asOf: "2026-06-30" });
  const mine = findings.filter(({ subject }) => subject.kind === "dataPoint" && subject.key === key);
  return { words: mine.map(({ value }) => (value?.kind === "text" ? value.text : value?.kind === "choice" ? value.choice : "")), quotes: mine.map(({ quote }) => quote) };
}

it.each([["table 3: main risks", true], ["cuadro 12. matriz", true], ["jedwali 2: mavuno", true], ["table grapes are sold", false], ["figures are audited", false]])("a caption: %s", (plain, expected) => {
  expect(isCaption(plain)).toBe(expected);
});

describe("what answers ends where the next thing begins", () => {
  it("at the heading after prose, and the heading is no part of it", async () => {
    const { words, quotes } = await told("en", "Customers\nFour hotels take most of the honey and pay on delivery.\nCompetition\nThree larger packers buy in the same district.\nPrice\nPrices follow the market in town.", "competitive_position");
    expect(words).toEqual(["Three larger packers buy in the same district."]);
    expect(quotes).toEqual(words);
  });

  it("at a caption", async () => {
    const { words } = await told("en", "Main risks\nDrought Two boreholes\nTheft A night guard\nTable 4: Risks and what we do\nThe firm has no claims before a court.", "key_challenges");
    expect(words).toEqual(["Drought Two boreholes Theft A night guard"]);
  });

  it("at the next entry of a form", async () => {
    const { words } = await told("en", "2e. Collateral offered\nFirst lien on two tractors\nSECTION 3 - LAND\n3a. Acres operated\n510 acres", "collateral_offered");
    expect(words).toEqual(["First lien on two tractors"]);
  });

  it("at its row of a table, told as words", async () => {
    const { words } = await told("fr", "| Superficie exploitée | 6 ha |\n| Source d’eau | Un puits de 40 m, autorisé en 2023 |\n| Téléphone | à compléter |", "water_source");
    expect(words).toEqual(["Un puits de 40 m, autorisé en 2023"]);
  });

  it("at its sentence", async () => {
    const { quotes } = await told("en", "All orchards are rain-fed. The nearest town is Busa. The road is paved.", "water_source");
    expect(quotes).toEqual(["All orchards are rain-fed."]);
  });
});

/** Words beside a cue that state nothing about the firm. */
describe("no answer", () => {
  it.each([
    ["a title alone", "en", "SUPPLY AND OFFTAKE AGREEMENT\nThis paper is made at Busa between the parties that are named below.", "key_contracts"],
    ["a row of amounts", "es", "Amortización de licencias de software 3.120 2.870", "digital_tools"],
    ["a name without more", "en", "Target customers\nSome words of another matter stand in this line of the paper.\n", "insurance_cover"],
    ["a role in a table of policies", "en", "| Policy | Approved | Owner |\n| Travel policy | May 2025 | Finance manager |", "management_team"],
    ["who is meant to read a letter", "sw", "Meneja wa Tawi,\nBenki ya Mfano", "management_team"],
    ["a form's none", "fr", "| Certificats de qualité | Néant. À ouvrir en 2027 |", "quality_certificates"],
    ["limited as a word", "en", "Herders have\nlimited participation in the market, and prices rise.", "enterprise_type"],
    ["an abbreviation explained", "en", "NDP National Development Plan\nNGO Non-Governmental Organization\nNPV Net Present Value", "enterprise_type"],
  ])("%s", async (_, language, text, key) => {
    expect((await told(language, text, key)).words).toEqual([]);
  });

  it("but a firm's own name", async () => {
    expect((await told("en", "Busa Valley Growers Ltd\nBusiness plan", "enterprise_type")).words).toEqual(["private-company"]);
  });
});

describe("the first row of a table names columns and answers nothing", () => {
  const RISKS = "Risk management\n\n| Risk | Likelihood | Impact | What we do |\n| --- | --- | --- | --- |\n| Drought | High | High | Two boreholes |\n| Theft | Low | High | A night guard |";

  it("with or without the line under it", async () => {
    for (const text of [RISKS, RISKS.replace(/\|[ -|]+\n\| Dr/, "| Dr")]) for (const key of ["key_challenges", "risk_register"]) expect((await told("en", text, key)).words).not.toContain("Risk, Likelihood, Impact, What we do");
  });

  it("and a row that states something is no such row", async () => {
    const { words } = await told("en", "| Item | What the firm says | Checked |\n| Water source | The river, by a petrol pump | yes |\n| Land | Family land with a title | yes |", "water_source");
    expect(words.join()).toContain("The river");
  });
});
