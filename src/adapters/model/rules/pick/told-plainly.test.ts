import { describe, expect, it } from "vitest";
import { valuesOf } from "@/testing/analyst-said";

/** Sentences, fields and rows as letters, appeals, articles and grant forms say them. */
const SAID: [language: string, key: string, value: number, text: string][] = [
  ["en", "permanent_staff", 43, "The average number of persons employed during the year was 43 (2023: 41). Nairobi, Kenya."],
  ["en", "permanent_staff", 14, "At year end the company employed 14 people."],
  ["en", "permanent_staff", 74, "Permanent payroll 74 at 30 April 2024"],
  ["fr", "permanent_staff", 2, "2 ETP salariés travaillent sur l'exploitation."],
  ["es", "permanent_staff", 9, "El número medio de personas empleadas durante el ejercicio fue de 9."],
  ["pt", "permanent_staff", 12, "A empresa tem 12 funcionários."],
  ["pt", "permanent_staff", 3, "Uma equipe enxuta de 3 pessoas fixas e diaristas na colheita."],
  ["sw", "permanent_staff", 9, "Kampuni imeajiri watu 9 wa kudumu."],
  ["en", "supplier_count", 1200, "The cooperative works with 1,200 outgrowers."],
  ["en", "supplier_count", 60, "Milk is collected from 60 dairy farmers."],
  ["en", "supplier_count", 550, "The cooperative procured 356 tonnes from 550 members."],
  ["fr", "supplier_count", 300, "Nous travaillons avec 300 producteurs locaux."],
  ["es", "supplier_count", 160, "La cooperativa agrupa a 160 productores."],
  ["pt", "supplier_count", 94, "A cooperativa reúne 94 produtores."],
  ["sw", "supplier_count", 418, "Mwaka huu wanachama 418 waliuza alizeti kupitia chama."],
  ["en", "customer_count", 85, "Our CSA has 85 members."],
  ["es", "customer_count", 45, "Tenemos 45 clientes fijos."],
  ["en", "funding_request", 62500, "Hill Farm requests $62,500 to implement a season extension system. Ohio, United States."],
  ["en", "funding_request", 35000, "Our goal is to raise $35,000 by December. Ohio, United States."],
  ["fr", "funding_request", 130000, "Le compte n'y est pas : il manque 130 000 €."],
  ["es", "funding_request", 20000, "Necesitamos 20.000 € para comprar la maquinaria."],
  ["pt", "funding_request", 40000, "Buscamos R$ 40.000 para construir a estufa."],
  ["en", "owner_contribution_amount", 62500, "Match Contribution: $62,500 (50%). Ohio, United States."],
  ["en", "owner_contribution_pct", 50, "Match Contribution: $62,500 (50%). Ohio, United States."],
  ["en", "revenue_latest_year", 75000, "Our farm grossed $75,000 last year. Ohio, United States."],
  ["fr", "revenue_latest_year", 95000, "Nous avons réalisé un CA de 95 000 € en 2023."],
  ["es", "revenue_latest_year", 110e6, "La cooperativa cerró el ejercicio con un volumen de negocio de 110 millones de euros."],
  ["en", "projected_revenue_next_year", 344500, "Projected sales for year 1: GHS 344,500"],
  ["fr", "projected_revenue_next_year", 85000, "Chiffre d'affaires prévisionnel année 1 : 85 000 €"],
  ["pt", "projected_revenue_next_year", 150000, "Faturamento previsto para o primeiro ano: R$ 150.000,00"],
  ["es", "production_capacity", 200, "Capacidad: 200 cabezas en confinamiento"],
  ["en", "production_capacity", 3000, "The poultry house holds 3,000 layers."],
  ["es", "selling_price", 3.5, "Vendemos el kilo de queso a S/ 3.50. Lima, Perú."],
  ["fr", "selling_price", 14, "Le miel se vend 14 € le pot."],
  ["pt", "total_debt", 85000, "Saldo devedor do financiamento: R$ 85.000"],
  ["fr", "annual_debt_service", 31.6e6, "Échéances 2025 : 31 600 000 F CFA en principal et intérêts. Cotonou, Bénin."],
  ["en", "cultivated_area_ha", 2.428116, "Approximately six (6) acres of certified organic farmland"],
  ["fr", "cultivated_area_ha", 25, "La ferme s'étend sur 25 hectares."],
  ["es", "yield_per_hectare", 136, "Rendimiento: 136 fardos por hectárea"],
  ["en", "buyer_payment_days", 40, "Customers' payment terms are agreed; in practice 40 days."],
];

/** The like of them that says something else. */
const NOT_SAID: [language: string, key: string, text: string][] = [
  ["en", "permanent_staff", "The project will employ 20 people."],
  ["en", "permanent_staff", "The average number of seasonal persons employed during the year was 43."],
  ["en", "supplier_count", "We trained 450 smallholder farmers."],
  ["en", "supplier_count", "The ministry works with 40,000 farmers in the district."],
  ["fr", "supplier_count", "Le projet prévoit de travailler avec 300 producteurs."],
  ["en", "customer_count", "The bank serves 4,000 customers."],
  ["en", "customer_count", "The cooperative has 300 members."],
  ["en", "funding_request", "The farm requests $25 per hour for tours. Ohio, United States."],
  ["es", "funding_request", "Necesitamos 20.000 € al mes para los jornales."],
  ["en", "owner_contribution_amount", "Each member paid KES 500 from his own savings."],
  ["fr", "revenue_latest_year", "Objectif : réaliser un CA de 95 000 € en 2027."],
  ["en", "projected_revenue_next_year", "Projected sales per month: GHS 34,500"],
  ["en", "production_capacity", "The competitor's poultry house holds 3,000 layers."],
  ["en", "total_assets", "Net loss (6) for the year"],
];

describe("what a firm says by a plain verb", () => {
  it.each(SAID)("%s %s = %s: %s", async (language, key, value, text) => {
    const found = await valuesOf(language, text, key);
    expect(found.map((each) => (typeof each === "number" ? Math.round(each * 1e6) / 1e6 : each))).toContain(value);
  });
  it.each(NOT_SAID)("%s %s is not in: %s", async (language, key, text) => expect(await valuesOf(language, text, key)).toEqual([]));
});
