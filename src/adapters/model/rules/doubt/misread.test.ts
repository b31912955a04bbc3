import { describe, expect, it } from "vitest";
import { figuresOf, wordsOf } from "@/testing/analyst-said";

/** Figures that stand on their page and are of something else than they seem. */
const NOT: [language: string, key: string, text: string][] = [
  ["en", "farmer_payment_days", "Farmers pick red ripe cherries that are delivered for wet milling on the same day."],
  ["es", "sales_growth_pct", "En el año 2024 los costos representan un 63.65% sobre el total de ventas, se observa que disminuye 19% respecto a la gestión anterior."],
  ["pt", "post_harvest_loss_pct", "O regulamento pede que as perdas pós-colheita sejam de pelo menos 8%."],
  ["pt", "unit_cost", "Inclui 24 plásticos bolha com um custo unitário de 156,85 €, perfazendo um total de 3.764,40 €."],
  ["en", "collateral_value", "Our match includes producer-owned tunnels valued at $27,500. Ohio, United States."],
  ["en", "collateral_value", "Owner and staff time valued at $25/hour. Ohio, United States."],
  ["es", "selling_price", "| Características | Descripción |\n| dirección: | Portachuelo |\n| Tamaño: | 1,150,000 mt2 |\n| Precio: | Bs. 4.364.250,00 |\nSanta Cruz, Bolivia"],
  ["es", "selling_price", "Precio de venta: Bs. 0.00. Santa Cruz, Bolivia."],
  ["sw", "selling_price", "Wakulima walilazimika kuuza lita ya maziwa kwa Sh8 pekee. Nakuru, Kenya."],
  ["pt", "owner_contribution_amount", "A2: BALANÇO EM 31 DE DEZEMBRO DE 2023\nA3: Valores em euros\nA43: Total do capital próprio e passivo | C43: 1.457.924,01 | D43: 1.635.657,82"],
  ["es", "owner_contribution_amount", "Total patrimonio y pasivo 6.099.330 3.327.671 euros. Sevilla, España"],
  ["pt", "water_use_m3", "| Volume máximo mensal - mês de maior volume captado (m3) | 1.800 |"],
  ["en", "water_use_m3", "Water used for irrigation: 1,800 m3 a month."],
  ["pt", "selling_price", "MAPA DE CUSTOS COM UVAS\n| preço /KG | 0,30 | 0,30 |\nÉvora, Portugal. Valores em euros."],
  ["en", "production_capacity", "Production capacity: feed is packed in 0.5, 5.0 and 10.0 kg capacity plastic packages."],
  ["en", "selling_price", "Before the society was formed, milk was previously sold at KES 8 per litre."],
];

/** The same words where they do say it. */
const SAID: [language: string, key: string, figure: string, text: string][] = [
  ["en", "farmer_payment_days", "0 days", "Farmers are paid in cash on the same day."],
  ["es", "sales_growth_pct", "-19 %", "En 2024 las ventas disminuyeron 19% respecto a la gestión anterior."],
  ["en", "irrigated_area_ha", "2.023 ha", "The back 5 acres of this 9.5-acre property is a flood-irrigated pasture."],
  ["en", "current_liabilities", "845112 GBP", "BALANCE SHEET AS AT 31 DECEMBER 2024\n2024 £ 2023 £\nStocks 425,770 441,054\nCreditors: amounts falling due within one year 7 (845,112) (762,740)\nTotal equity 1,658,004 1,579,002"],
  ["en", "cultivated_area_ha", "72.843 ha", "Projected budget and forecast\nWe currently have 180 acres of cassava in cultivation."],
  ["fr", "cultivated_area_ha", "12 ha", "Budget prévisionnel\nNous cultivons actuellement 12 hectares de manioc."],
  ["pt", "water_use_m3", "7200 m3", "| Volume máximo anual de água captado para rega (m3) | 7.200 |"],
  ["en", "production_capacity", "40000 bags", "The mill has a production capacity of 40,000 bags a year."],
  ["en", "funding_request", "4450000 NGN", "The loan requested is N4, 450,000. Enugu, Nigeria."],
];

describe("a figure beside words that seem to be its name", () => {
  it.each(NOT)("%s %s is not in: %s", async (language, key, text) => expect(await figuresOf(language, text, key)).toEqual([]));
  it.each(SAID)("%s %s = %s: %s", async (language, key, figure, text) => expect(await figuresOf(language, text, key)).toContain(figure));
});

describe("a country named as a market", () => {
  it.each([
    ["en", "62500 USD", "Grant Amount Requested: $62,500\nAddress: 257 Hill Road, Rochester, PA 15074\nIn winter our buyers turn to Mexico imports."],
    ["en", "4000 USD", "Loan requested: $4,000. We ship flowers to Canada. Our office is in Portland, Oregon."],
    ["en", "4000 USD", "Loan requested: $4,000. The farm is a company chartered in Georgia."],
  ])("%s lends no money: %s", async (language, figure, text) => expect(await figuresOf(language, text, "funding_request")).toEqual([figure]));
  it.each([["us", "The farm is a company chartered in Georgia."], ["ge", "The farm is a company registered in Georgia; its office is in Tbilisi."]])("Georgia is %s: %s", async (code, text) => expect(await wordsOf("en", text, "country_of_operation")).toEqual([code]));
});

describe("a word that only looks like a country or a place of it", () => {
  it.each([
    ["es", "Si se usa 20 ha como punto de equilibrio, el equipo se paga. La cooperativa que usa riego produce más."], ["pt", "A cooperativa usa a água do poço e usa um trator alugado na colheita."],
  ])("%s tells no country: %s", async (language, text) => expect(await wordsOf(language, text, "country_of_operation")).toEqual([]));
  it.each([
    ["us", "es", "Vendemos nuez. Oficina: Houston, Texas, USA."], ["us", "en", "Our farm is in the USA, near Dallas."], ["pt", "pt", "COOPERATIVA AGRÍCOLA DA COVA DA BEIRA, CRL\nBALANÇO EM 31 DE DEZEMBRO DE 2012"], ["ke", "sw", "Kikundi chetu kiko Soweto, mojawapo ya vitongoji vya Nairobi, na tunafuga kuku."], ["mz", "pt", "A cooperativa tem sede na cidade da Beira e vende milho."],
  ])("%s: (%s) %s", async (code, language, text) => expect(await wordsOf(language, text, "country_of_operation")).toEqual([code]));
});

describe("a label that two things have", () => {
  it("tells a state of things and no place", async () => expect(await wordsOf("es", "**Fecha:** 15 de diciembre de 2025\n**Estado:** ANÁLISIS COMPLETO - Recomendación de Corrección Inmediata", "site_location")).toEqual([]));
  it("tells a place where it names one", async () => expect(await wordsOf("es", "**Nombre:** Finca Las Palmas\n**Estado:** Jalisco", "site_location")).toEqual(["Jalisco"]));
});

describe("a budget's line", () => {
  it.each([
    ["pt", "insurance_cover", "| Rubrica | Taxa | 2022 | 2023 | 2024 |\n| Seguros | 0,25% | 653 | 675 | 788 |"], ["fr", "insurance_cover", "| Assurances | 120 000 | 125 000 | 130 000 |"],
    ["pt", "legal_disputes", "| Contencioso e notariado | 0 | 0 | 0 | 0 |"], ["fr", "legal_disputes", "| Frais d'actes et de contentieux | 150 | 150 | 200 |"],
  ])("(%s) is no answer to %s: %s", async (language, key, text) => expect(await wordsOf(language, text, key)).toEqual([]));
  it("that says what is insured for how much is one", async () => expect((await wordsOf("en", "| Insurance of the dairy herd against death | 400,000 |", "insurance_cover")).length).toBe(1));
});
