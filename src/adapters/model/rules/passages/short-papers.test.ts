import { beforeAll, describe, expect, it } from "vitest";
import type { DocumentPage } from "@/domain/documents/document";
import type { Rubric } from "@/domain/risk/rubric";
import { testRubric } from "@/testing/risk-factories";
import { createRulesAnalyst } from "../index";

let rubric: Rubric;
beforeAll(() => {
  rubric = testRubric();
});
const page = (text: string): DocumentPage => ({ index: 1, label: "Page 1", text, words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null });
/** Print before the sentence that answers, so that it does not stand in the paper's first lines. */
const BEFORE = `${"The morning was bright and the visitors walked along the path to the river. ".repeat(7)}\n\n`;

async function answers(language: string, text: string, key: string): Promise<string[]> {
  const { findings } = await createRulesAnalyst().analyse({ rubric, documents: [{ id: "paper", name: "paper.txt", language, pages: [page(BEFORE + text)] }], asOf: "2026-06-30" });
  return findings.flatMap(({ subject, value }) => (subject.kind === "dataPoint" && subject.key === key && value?.kind === "text" ? [value.text] : []));
}

describe("a one-page paper that names its firm nowhere beside the answer", () => {
  it.each([
    ["fr", "En mars, 40 lapins et des poulets ont été vendus à la cantine du lycée.", "customer_base"],
    ["pt", "Produzem mel e queijos, comercializados em feiras aos sábados.", "sales_channels"],
    ["es", "Se siembra cebolla, ajo y zanahoria bajo sombra.", "product_service_description"],
    ["en", "They grew cabbages and sold them fresh.", "product_service_description"],
    ["en", "There is not enough fodder and the dry months are long.", "key_challenges"],
    ["en", "Two packers, a pasteuriser and a chiller stand in the hall.", "equipment_and_methods"],
    ["es", "Sale al mercado equitativo de Europa por medio de otros.", "target_markets"],
    ["pt", "Vendem nos mercados de Lagoa Serena e Vila Bela.", "target_markets"],
  ])("%s: %s answers %s", async (language, text, key) => {
    expect(await answers(language, text, key)).toEqual([text]);
  });
  it.each([
    ["a country's crop", "en", "Kenya grew cabbages and sold them fresh.", "product_service_description"],
    ["advice", "en", "If you grow cabbages, sell them fresh.", "product_service_description"],
    ["a share", "en", "The dairy took 61% of sales and the shops the rest.", "customer_base"],
    ["a denial", "en", "They have no shortages, no theft and no pests at all.", "key_challenges"],
    ["a pronoun", "en", "The shop owes us for the market days.", "target_markets"],
    ["a law", "fr", "Le gouvernement veut que le lait soit vendu aux écoles.", "customer_base"],
  ])("%s answers nothing", async (_name, language, text, key) => {
    expect(await answers(language, text, key)).toEqual([]);
  });
  it("does not read a long paper so", async () => {
    const text = "They grew cabbages and sold them fresh.";
    expect(await answers("en", `${BEFORE.repeat(6)}${text}`, "product_service_description")).toEqual([]);
  });
});
