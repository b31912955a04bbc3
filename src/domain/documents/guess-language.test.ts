import { describe, expect, it } from "vitest";
import { guessLanguage } from "./guess-language";

describe("guessLanguage", () => {
  it.each([
    ["en", "The farm has ten hectares of land and the cooperative will buy the harvest at a price that is fixed for this year."],
    ["fr", "La coopérative dispose de dix hectares de terre et le groupement achète la récolte à un prix fixé pour l'année."],
    ["es", "La cooperativa tiene diez hectáreas de tierra y la asociación compra la cosecha a un precio fijo para el año."],
    ["pt", "A cooperativa tem dez hectares de terra e a associação compra a colheita a um preço fixo para o ano, com seguro."],
    ["sw", "Chama cha ushirika kina ekari kumi za ardhi na mkulima atauza mazao yake kwa bei ya mwaka huu katika soko la kijiji."],
    ["fr", "Rubrique\nQuantité\nPrix unitaire\nCharges\nMain d'œuvre\nSemences\nMarge brute\nRendement\nChiffre d'affaires"],
  ])("%s", (language, text) => {
    expect(guessLanguage(text)).toBe(language);
  });

  it.each([
    ["nothing", ""],
    ["figures", "12,500 300 45% 2024 A1 B2 C3 7 8 9"],
    ["another language", "Die Genossenschaft verfügt über zehn Hektar Land und kauft die Ernte zu einem festen Preis auf."],
    ["too little", "Total 2024"],
  ])("undecided: %s", (_name, text) => {
    expect(guessLanguage(text)).toBeNull();
  });
});
