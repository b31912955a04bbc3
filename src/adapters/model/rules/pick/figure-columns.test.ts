import { beforeAll, describe, expect, it } from "vitest";
import type { DocumentPage } from "@/domain/documents/document";
import type { Finding } from "@/domain/risk/finding";
import type { Rubric } from "@/domain/risk/rubric";
import { verifyFindings } from "@/domain/risk/verify-findings";
import { testRubric } from "@/testing/risk-factories";
import { createRulesAnalyst } from "../index";

let rubric: Rubric;
beforeAll(() => {
  rubric = testRubric();
});
const page = (text: string): DocumentPage => ({ index: 1, label: "Page 1", text, words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null });

async function said(language: string, text: string, key: string): Promise<string[]> {
  const document = { id: "paper", name: "paper.txt", language, pages: [page(text)] };
  const { findings } = await createRulesAnalyst().analyse({ rubric, documents: [document], asOf: "2026-06-30" });
  expect(verifyFindings(findings, [document]).dropped).toEqual([]);
  return findings.filter(({ subject }) => subject.kind === "dataPoint" && subject.key === key).map(told).sort();
}
const told = ({ value, currency, unit, period, projected }: Finding): string =>
  `${period} ${currency ?? unit} ${value?.kind === "number" ? Math.round(value.number * 100) / 100 : value?.kind === "text" ? value.text : "?"}${projected === true ? " plan" : ""}`;

const SHEET = "A1: Granja Los Álamos (cifras en miles de pesos), Mendoza, Argentina\nA2: Rubro | B2: Ejercicio 2022/23 | C2: Ejercicio 2023/24 | D2: Presupuesto 2024/25\nA3: Costo de ventas | B3: -40.120 | C3: -51.300 | D3: -60.000\nA5: Balance al cierre | B5: 30/06/2023 | C5: 30/06/2024\nA6: Caja y bancos | B6: 1.204 | C6: 2.310\nA7: Activo corriente | B7: 22.000 | C7: 31.500";
const POINTS = "# Union des riziculteurs de Korhogo, Côte d'Ivoire\n### Campagne 2022-2023\n- Tonnage collecté : 1 214 tonnes (prévision 1 500 t)\n### Situation financière au 31/12/2023\n| Actif | F CFA | Passif | F CFA |\n|---|---:|---|---:|\n| Trésorerie | 7 118 200 | Capitaux propres | 41 906 300 |";
const PLAN_HEAD = "A1: Quinta do Lúrio, Nampula, Moçambique\nA2: Rubrica | B2: Real 2022/23 | C2: Real 2023/24 | D2: Plano 2024/25\nA3: Vendas (MZN) | B3: 804.000 | C3: 931.500 | D3: 1.600.000";
const ABOVE = "Apport personnel : 6 250 000 FCFA, Douala, Cameroun\n3- EMPLOI DES FONDS (en milliers FCFA)\nClôture ............ 3 100\nForage ............. 7 400\n4- COMPTE D'EXPLOITATION PREVISIONNEL (milliers FCFA)\n            An 1     An 2\nVentes    20 400   31 900";
const SOLES = "Plan de negocio, Cusco, Perú. El precio de bolsa fue 190 ctvs US$/lb. Se pidió S/ 40 000 y S/ 12 000.\nPROYECCIONES (en soles)\nConcepto   Año 1    Año 2\nIngresos  610 000  705 000";
const CENTS = "Cooperativa do Vale, Goiás, Brasil, exercício encerrado em 31.12.2023\nReceita operacional líquida ....... R$ 12.418.902,47\nBALANÇO (em R$ mil)\n                  2023    2022\nAtivo total      8.316   7.702";
const OWN = "A1: Balanço em 31/12/2023 | B1: Meticais\nA2: Activo total | B2: 1.905.700\nA3: Passivo corrente | B3: 214.000\nA4: Capital próprio | B4: 1.341.700";

describe("what columns, captions and other print say of the figures beside them", () => {
  it.each([
    ["a budget column plans nothing in the table under it", "es", SHEET, "cash_balance", ["2023 ARS 1204000", "2024 ARS 2310000"]],
    ["costs with a minus, in all three columns", "es", SHEET, "cost_of_sales", ["2022 ARS 40120000", "2023 ARS 51300000", "2024 ARS 60000000 plan"]],
    ["a point of a list with a forecast in brackets", "fr", POINTS, "cash_balance", ["2023 XOF 7118200"]],
    ["the other side of that table", "fr", POINTS, "equity", ["2023 XOF 41906300"]],
    ["a column called plan", "pt", PLAN_HEAD, "revenue_latest_year", ["2023 MZN 931500"]],
    ["the plan of it", "pt", PLAN_HEAD, "projected_revenue_next_year", ["2024 MZN 1600000 plan"]],
    ["a caption's thousands are not those of the lines above it", "fr", ABOVE, "owner_contribution_amount", ["null XAF 6250000 plan"]],
    ["a plan's first year without a calendar", "fr", ABOVE, "projected_revenue_next_year", ["Y1 XAF 20400000 plan"]],
    ["a list with dots that lead to amounts", "fr", ABOVE, "use_of_funds", ["null null Clôture ............ 3 100 Forage ............. 7 400"]],
    ["money named in a caption, a price elsewhere in dollars", "es", SOLES, "projected_revenue_next_year", ["Y1 PEN 610000 plan"]],
    ["an amount to the cent is not in thousands", "pt", CENTS, "revenue_latest_year", ["2023 BRL 12418902.47"]],
    ["own capital on a balance sheet", "pt", OWN, "equity", ["2023 MZN 1341700"]],
    ["no contribution to come", "pt", OWN, "owner_contribution_amount", []],
    ["a place called hope is no forecast", "es", "La finca La Esperanza tiene un área sembrada de 14,5 hectáreas.", "cultivated_area_ha", ["null ha 14.5"]],
    ["an estimate of what is", "fr", "La part vendue à des pisteurs, hors coopérative, est estimée à 12 % : ventes parallèles.", "side_selling_pct", ["null % 12"]],
    ["a quintal that differs by country", "es", "El rendimiento promedio de café fue de 17,5 qq/ha en Huila.", "yield_per_hectare", ["null qq/ha 17.5"]],
    ["a French quintal is a tenth of a tonne", "fr", "Le rendement moyen du blé est de 62 quintaux par hectare.", "yield_per_hectare", ["null t/ha 6.2"]],
    ["an amount needed is no use of it", "fr", "Besoin de financement\n12 500 000 F CFA, remboursable sur 4 ans", "use_of_funds", []],
  ])("%s", async (_name, language, text, key, expected) => {
    expect(await said(language, text, key)).toEqual(expected);
  });
  it.each([
    ["es", "EL PROVEEDOR se obliga a entregar a LA EMPRESA 300 toneladas de mango."],
    ["fr", "Le vendeur livrera 80 tonnes de fonio à l'usine de Kati."],
    ["pt", "O vendedor compromete-se a fornecer 90 toneladas de caju."],
  ])("%s: what the parties of a contract bind themselves to", async (language, text) => {
    expect(await said(language, text, "key_contracts")).toEqual([`null null ${text}`]);
  });
});
