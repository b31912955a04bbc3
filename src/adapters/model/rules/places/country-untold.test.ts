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

describe("a sentence that only speaks of the same things as a question", () => {
  // On papers nobody had seen such sentences were the wrong answer more often than the right one: they stay a gap.
  it.each([
    ["en", "Our growers struggle with drought and with theft from the store.", "key_challenges"],
    ["pt", "A cooperativa conversa com as escolas e com as feiras da cidade.", "sales_channels"],
    ["fr", "Notre groupement récolte le gingembre et le piment dans deux villages.", "product_service_description"],
  ])("%s: %s does not answer", async (language, text, key) => {
    expect(await answers(language, text, key)).toEqual([]);
  });
});
