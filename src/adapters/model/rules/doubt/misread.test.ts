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
  ["en", "selling_price", "Before the society was formed, milk was previously sold at KES 8 per litre."],
];

/** The same words where they do say it. */
const SAID: [language: string, key: string, figure: string, text: string][] = [
  ["en", "farmer_payment_days", "0 days", "Farmers are paid in cash on the same day."],
  ["es", "sales_growth_pct", "-19 %", "En 2024 las ventas disminuyeron 19% respecto a la gestión anterior."],
  ["en", "irrigated_area_ha", "2.023 ha", "The back 5 acres of this 9.5-acre property is a flood-irrigated pasture."],
  ["en", "current_liabilities", "845112 GBP", "BALANCE SHEET AS AT 31 DECEMBER 2024\n2024 £ 2023 £\nStocks 425,770 441,054\nCreditors: amounts falling due within one year 7 (845,112) (762,740)\nTotal equity 1,658,004 1,579,002"],
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
