import { describe, expect, it } from "vitest";
import type { DocumentPage } from "@/domain/documents/document";
import { viewDocument } from "../view/document-view";
import { pickExposures } from "./exposure";

const page = (text: string): DocumentPage => ({ index: 1, label: "Page 1", text, words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null });
const told = (language: string, text: string): string[] =>
  pickExposures(viewDocument({ id: "paper", name: "paper.pdf", language, pages: [page(text)] }, "2026-06-30")).map((found) => `${found.indicator} ${found.likelihood}x${found.impact}: ${found.page.text.slice(found.start, found.end)}`);

/** Likelihood and impact by the rubric's guides. */
const CASES: readonly (readonly [string, string, number, number, string])[] = [
  ["en", "climate.weather-exposure", 4, 4, "Drought comes every three years and we lose 35% of the harvest."],
  ["en", "climate.weather-exposure", 5, 3, "In two of the last five seasons floods cut the harvest by 20%."],
  ["en", "climate.weather-exposure", 3, 2, "Hail strikes once in 8 years. The last one destroyed 10 per cent of the crop."],
  ["en", "climate.weather-exposure", 5, 5, "In the last five years there were two droughts. In the worse one 70% of the herd died."],
  ["en", "climate.water", 5, 4, "The borehole runs dry every dry season and output falls by 20% of sales."],
  ["en", "market.pricing", 4, 3, "Every two years prices fall and we lose 30% of our margin."],
  ["fr", "climate.weather-exposure", 4, 4, "La sécheresse revient tous les quatre ans et nous perdons 40 % de la récolte."],
  ["es", "climate.weather-exposure", 5, 4, "La sequía llega cada dos años y perdimos el 30 % de la cosecha."],
  ["pt", "climate.weather-exposure", 4, 3, "A seca repete-se a cada cinco anos e perdemos 25 % da colheita."],
  ["sw", "climate.weather-exposure", 4, 4, "Ukame hutokea kila baada ya miaka mitatu na tulipoteza asilimia 40 ya mavuno."],
];

describe("exposures", () => {
  it.each(CASES)("%s %s %dx%d: %s", (language, indicator, likelihood, impact, text) => expect(told(language, text)).toEqual([`${indicator} ${likelihood}x${impact}: ${text}`]));
  it.each([
    ["no loss told", "Drought comes every three years."],
    ["no frequency told", "The drought of 2022 cost us 35% of the harvest."],
    ["a supposition", "If drought came every three years we would lose 35% of the harvest."],
    ["others", "In two of the last five seasons most farmers in the district lost 40% of the harvest to drought."],
    ["a share of something else", "Drought comes every three years. We cut prices by 10% for members."],
    ["no event", "Every three years we replace 30% of the trees."],
  ])("%s gives nothing", (_name, text) => expect(told("en", text)).toEqual([]));
  it("keeps the worst of a document", () => {
    expect(told("en", "Hail strikes once in 8 years and destroyed 10% of the crop.\n\nDrought comes every two years and we lose 65% of the harvest.")).toEqual(["climate.weather-exposure 5x5: Drought comes every two years and we lose 65% of the harvest."]);
  });
});
