import { describe, expect, it } from "vitest";
import { quotesOf } from "@/testing/analyst-said";

/** Passages as articles, appeals, project sheets and web pages have them. */
const SAID: [language: string, key: string, text: string][] = [
  ["en", "product_service_description", "Around 90 tonnes of sorghum were processed within a month."],
  ["en", "product_service_description", "The farm is planning to grow five varieties of plums."],
  ["es", "product_service_description", "Cada año producen unos 12 mil quintales de cacao."],
  ["pt", "product_service_description", "A empresa pretende instalar uma unidade de produção de cogumelos."],
  ["sw", "product_service_description", "Ushirika unajishughulisha na kilimo na ununuzi wa korosho."],
  ["fr", "business_model_summary", "L'objectif est de créer une ferme intégrée qui associe maraîchage et poisson."],
  ["es", "business_model_summary", "Es una cooperativa especializada en aceite de oliva."],
  ["en", "ownership", "The ranch will be jointly owned by the two sisters."],
  ["pt", "ownership", "A Cooperativa, com 640 cooperantes, vai instalar um lagar."],
  ["en", "market_demand", "Local demand for fresh greens continues all winter."],
  ["es", "market_demand", "Se estima que hay saturación en el mercado de huevos."],
  ["en", "competitive_position", "Our competitive edge lies in the reliable cold chain of the farm."],
  ["en", "sales_channels", "We have a CSA program and wholesale accounts with restaurants."],
  ["en", "equipment_and_methods", "Three barns and two greenhouses stand on the farm."],
  ["pt", "equipment_and_methods", "A estufa tem um sistema de rega automático."],
  ["en", "adaptation_plan", "The rows carry thirty species selected for drought tolerance."],
  ["fr", "community_engagement", "Nous versons 5 % de nos bénéfices aux écoles du village."],
  ["en", "supply_chain_overview", "The society procured 300 tonnes from every member who wished to sell."],
  ["en", "land_tenure", "There is no signed lease for the field."],
  ["en", "audited_accounts", "The company was entitled to exemption from audit under the Companies Act."],
  ["en", "site_location", "The Coop is located within Kiambu location, Lari division, on the slopes of the ridge."],
  ["sw", "site_location", "AMCOS hiyo iliyopo kata ya Kimo inauza parachichi."],
];

/** The like of them that tells nothing of the firm. */
const NOT_SAID: [language: string, key: string, text: string][] = [
  ["en", "ownership", "The vehicle could be jointly owned by the bank."],
  ["en", "market_demand", "Demand could continue if prices fall."],
  ["en", "competitive_position", "5.1 Competitive Edge"],
  ["en", "equipment_and_methods", "You could build high tunnels with your grant."],
  ["fr", "insurance_cover", "Assurance Qualité\nTests de laboratoire réguliers pour les contaminants."],
  ["es", "site_location", "Las cuentas se aprobaron en la asamblea celebrada el 8 de marzo en la sede social de la cooperativa."],
  ["sw", "market_demand", "Anapata fedha za kulipia mahitaji ya shule."],
  ["en", "revenue_model", "| Revenue Source | Projection |\n| Winter greens | $35,000 |\n| Early spring | $20,000 |"],
];

describe("what public papers say in passing", () => {
  it.each(SAID)("%s %s: %s", async (language, key, text) => expect(await quotesOf(language, text, key)).not.toEqual([]));
  it.each(NOT_SAID)("%s %s is not in: %s", async (language, key, text) => expect(await quotesOf(language, text, key)).toEqual([]));
});
