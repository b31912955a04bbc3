import { beforeAll, expect, it } from "vitest";
import type { DocumentPage } from "@/domain/documents/document";
import type { Rubric } from "@/domain/risk/rubric";
import { testRubric } from "@/testing/risk-factories";
import { createRulesAnalyst } from "../index";
import { isAmounts, PRICED } from "./names-only";

let rubric: Rubric;
beforeAll(() => {
  rubric = testRubric();
});
const page = (text: string): DocumentPage => ({ index: 1, label: "Page 1", text, words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null });

async function told(language: string, text: string, key: string): Promise<string[]> {
  const { findings } = await createRulesAnalyst().analyse({ rubric, documents: [{ id: "paper", name: "paper.pdf", language, pages: [page(text)] }], asOf: "2026-06-30" });
  return findings.filter(({ subject }) => subject.kind === "dataPoint" && subject.key === key).map(({ value }) => (value?.kind === "text" ? value.text : value?.kind === "choice" ? value.choice : value?.kind === "number" ? String(value.number) : ""));
}

it.each([
  ["a budget's rows", "digital_tools", "cameras 3 60 180\nsensors 10 24 240\nsubtotal 420", true],
  ["a row of accounts", "product_service_description", "produits d'exploitation | 1 171 930 000 | 1 031 240 000 |", true],
  ["a row of accounts in another language", "product_service_description", "mauzo ya mazao | 12,400,000 | 11,300,000", true],
  ["rows of a sheet", "customer_base", "b10: kc-012 | c10: 3,25 | d10: 2 880 | e10: 230 | f10: 662 400", true],
  ["where the money goes", "use_of_funds", "tractor 1 400 400\ntank 3 100 300", false],
  ["words with a figure", "equipment_and_methods", "two tractors of 60 hp and a cold room of 12 t", false],
])("rows of amounts: %s", (_, key, plain, expected) => {
  expect(isAmounts(plain, key)).toBe(expected);
});

it.each([["$11,812 (per 2025 calculations)", true], ["** | r$ 6k/mes | r$ 12k/mes", true], ["f cfa 400 000", true], ["ksh 4,000 kwa mwezi", true], ["12 workers at 400 a day", false], ["reseau municipal", false]])("a price: %s", (plain, expected) => {
  expect(PRICED.test(plain)).toBe(expected);
});

it.each([
  ["a part's name", "en", "The parties agree.\n\nARTICLE 4: LEASE OF LAND\n\nThe lessee pays each quarter.", "land_tenure"],
  ["a paper's title", "en", "PROPOSED Farm Lease Agreement\nRiver Farm - Green Farm", "land_tenure"],
  ["an annex's name", "pt", "Anexo I - Direito de Uso e Aproveitamento da Terra (DUAT)", "land_tenure"],
  ["what equipment costs", "en", "Estimated annual equipment rent: $9,400 (per 2025 figures, subject to change).", "equipment_and_methods"],
  ["a duty of a contract", "en", "8.8 Use equipment only as intended and in compliance with the laws", "equipment_and_methods"],
  ["machines owned with others are no land", "fr", "Reprise du matériel (tracteur, remorque, parts de matériels en propriété avec d'autres agriculteurs).", "land_tenure"],
  ["what a paper is for", "en", "PURPOSE OF THE DOCUMENT\nIt shows young people how a farm like this one is set up and run.", "use_of_funds"],
  ["a list's last point is no heading", "es", "Bioseguridad\nCuarentenas para animales nuevos\nTrazabilidad completa\nFACTORES DE VIABILIDAD\nVentajas\nDiversificación de ingresos", "traceability"],
  ["a wage in a table of prices", "pt", "| Métrica | Valor | Limite |\n| **Mão de Obra** | R$ 6k/mês | R$ 12k/mês |\n\nO projeto é resiliente.", "workforce_summary"],
  ["a certificate hoped for", "fr", "La certification biologique est visée pour 2027.", "quality_certificates"],
  ["advice to a reader", "en", "Farm location\nIf you don't own land, the location should ideally be near Springfield, where rates are low.", "site_location"],
  ["an empty field", "en", "FARM LOCATION :\nCAPACITY : Dairy Farm of 10 Cows\nPRODUCTS : Raw Milk", "site_location"],
  ["a lessee's duty to insure", "en", "Lessee shall maintain general liability insurance of at least $1,000,000 per occurrence.", "insurance_cover"],
  ["a risk's answer in a list", "es", "- Seguro agrícola por granizo y sequía", "insurance_cover"],
  ["what is not sold", "fr", "Ma ferme est petite et le but n'est pas de vendre de la viande.", "product_service_description"],
  ["despite the hardships", "pt", "Mesmo em meio às dificuldades, a nossa cooperativa não desanima e planeja crescer.", "key_challenges"],
])("says nothing: %s", async (_, language, text, key) => {
  expect(await told(language, text, key)).toEqual([]);
});

it.each([
  ["a row that holds its answer", "es", "Números Clave\nPeriodo de recuperacion 7 meses\nOperario requerido 1 persona", "break_even_point", "7 meses"],
  ["a place behind its label", "es", "Ubicacion Zacapa, Oriente, Guatemala\nAltitud 900 msnm\nClima templado", "site_location", "Zacapa, Oriente, Guatemala"],
  ["a table of risks", "es", "Riesgo Probabilidad Impacto Mitigacion\nPlagas severas Media Alto Monitoreo diario", "risk_register", "Plagas severas Media Alto Monitoreo diario"],
  ["the month of May", "sw", "Chama chetu ni chama cha msingi cha ushirika cha wakulima. Vibarua 22 hufanya kazi wakati wa mavuno (Mei hadi Agosti).", "enterprise_type", "cooperative"],
  ["land with an end to come", "en", "We grow pineapples on 34 hectares of family land, the agreement ends in December 2029.", "cultivated_area_ha", "34"],
])("answers: %s", async (_, language, text, key, expected) => {
  expect(await told(language, text, key)).toContain(expected);
});
