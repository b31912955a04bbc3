import { beforeAll, describe, expect, it } from "vitest";
import type { DocumentPage } from "@/domain/documents/document";
import type { Rubric } from "@/domain/risk/rubric";
import { verifyFindings } from "@/domain/risk/verify-findings";
import { testRubric } from "@/testing/risk-factories";
import { createRulesAnalyst } from "../index";

let rubric: Rubric;
beforeAll(() => {
  rubric = testRubric();
});
const page = (text: string): DocumentPage => ({ index: 1, label: "Page 1", text, words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null });

async function answers(language: string, text: string, key: string): Promise<string[]> {
  const document = { id: "paper", name: "paper.txt", language, pages: [page(text)] };
  const { findings } = await createRulesAnalyst().analyse({ rubric, documents: [document], asOf: "2026-06-30" });
  expect(verifyFindings(findings, [document]).dropped).toEqual([]);
  return findings.flatMap(({ subject, value }) => (subject.kind !== "dataPoint" || subject.key !== key || !value ? [] : [value.kind === "text" ? value.text : value.kind === "choice" ? value.choice : ""]));
}

describe("a passage told by the topics that meet in it", () => {
  it.each([
    ["en", "Our press turns sesame and sunflower into cold oil that we sell.", "product_service_description"],
    ["fr", "Notre groupement récolte le gingembre et le piment dans deux villages.", "product_service_description"],
    ["es", "La asociación siembra cebolla y ajo en laderas altas.", "product_service_description"],
    ["pt", "A associação colhe mandioca e amendoim em terras de sequeiro.", "product_service_description"],
    ["sw", "Chama chetu kinazalisha na kuuza asali na nta kila mwaka.", "product_service_description"],
    ["en", "We now deliver to two canteens and a hotel in the next town.", "customer_base"],
    ["pt", "A cooperativa vende nas feiras e na merenda das escolas.", "sales_channels"],
    ["fr", "Nous sommes 64 familles, toutes du même plateau.", "community_engagement"],
    ["sw", "Sisi ni kikundi chenye wanachama 48 wa kata mbili.", "community_engagement"],
    ["en", "Our growers struggle with drought and with theft from the store.", "key_challenges"],
    ["en", "The society bought a hammer mill and built a solar dryer.", "equipment_and_methods"],
    ["en", "The grant money is to buy a hammer mill and seed.", "use_of_funds"],
    ["es", "Vereda El Mirador, municipio de Tibacuy", "site_location"],
  ])("%s: %s answers %s", async (language, text, key) => {
    expect(await answers(language, text, key)).toEqual([text]);
  });
  it.each([
    ["a country's output", "en", "Ghana produces much cocoa and our rivals sell it.", "product_service_description"],
    ["a price", "en", "Maize is sold by our society at a price of 40 per kg.", "product_service_description"],
    ["a loss denied", "en", "Our society has no shortages and no theft.", "key_challenges"],
    ["a size per member", "en", "Our farms have 2 hectares per member.", "community_engagement"],
    ["a market", "en", "We export to the region of Bavaria and sell in the district of Tyrol.", "site_location"],
  ])("%s answers nothing", async (_name, language, text, key) => {
    expect(await answers(language, text, key)).toEqual([]);
  });
  it("gives way to a heading's answer", async () => {
    const [answer, ...more] = await answers("en", "Our press makes oil from sesame.\n\nProducts\nSesame oil in bottles of one litre.", "product_service_description");
    expect(answer).toMatch(/^Sesame oil in bottles/);
    expect(more).toEqual([]);
  });
});

describe("the country of a paper that names none", () => {
  it.each([
    ["en", "The dairy stands in Nyeri and its shop in Nairobi.", ["ke"]],
    ["fr", "L'atelier est installé à Sikasso.", ["ml"]],
    ["es", "La finca queda en Huehuetenango.", ["gt"]],
    ["pt", "A horta fica em Nampula.", ["mz"]],
    ["sw", "Chama kipo mkoa wa Morogoro.", ["tz"]],
    ["en", "We met buyers from Nairobi, Kampala, Accra and Lusaka.", []],
  ])("%s: %s", async (language, text, expected) => {
    expect(await answers(language, text, "country_of_operation")).toEqual(expected);
  });
});
