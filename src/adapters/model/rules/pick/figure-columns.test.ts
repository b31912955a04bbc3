import { describe, expect, it } from "vitest";
import type { Finding } from "@/domain/risk/finding";
import { factsOf } from "@/testing/analyst-said";

const said = async (language: string, text: string, key: string): Promise<string[]> => (await factsOf(language, text, key)).map(told).sort();
const told = ({ value, currency, unit, period, projected }: Finding): string =>
  `${period} ${currency ?? unit} ${value?.kind === "number" ? Math.round(value.number * 100) / 100 : value?.kind === "text" ? value.text : "?"}${projected === true ? " plan" : ""}`;

const SHEET = "A1: Granja Los Álamos (cifras en miles de pesos), Mendoza, Argentina\nA2: Rubro | B2: Ejercicio 2022/23 | C2: Ejercicio 2023/24 | D2: Presupuesto 2024/25\nA3: Costo de ventas | B3: -40.120 | C3: -51.300 | D3: -60.000\nA5: Balance al cierre | B5: 30/06/2023 | C5: 30/06/2024\nA6: Caja y bancos | B6: 1.204 | C6: 2.310\nA7: Activo corriente | B7: 22.000 | C7: 31.500";
const POINTS = "# Union des riziculteurs de Korhogo, Côte d'Ivoire\n### Campagne 2022-2023\n- Tonnage collecté : 1 214 tonnes (prévision 1 500 t)\n### Situation financière au 31/12/2023\n| Actif | F CFA | Passif | F CFA |\n|---|---:|---|---:|\n| Trésorerie | 7 118 200 | Capitaux propres | 41 906 300 |";
const PLAN_HEAD = "A1: Quinta do Lúrio, Nampula, Moçambique\nA2: Rubrica | B2: Real 2022/23 | C2: Real 2023/24 | D2: Plano 2024/25\nA3: Vendas (MZN) | B3: 804.000 | C3: 931.500 | D3: 1.600.000";
const ABOVE = "Apport personnel : 6 250 000 FCFA, Douala, Cameroun\n3- EMPLOI DES FONDS (en milliers FCFA)\nClôture ............ 3 100\nForage ............. 7 400\n4- COMPTE D'EXPLOITATION PREVISIONNEL (milliers FCFA)\n            An 1     An 2\nVentes    20 400   31 900";
const SOLES = "Plan de negocio, Cusco, Perú. El precio de bolsa fue 190 ctvs US$/lb. Se pidió S/ 40 000 y S/ 12 000.\nPROYECCIONES (en soles)\nConcepto   Año 1    Año 2\nIngresos  610 000  705 000";
const CENTS = "Cooperativa do Vale, Goiás, Brasil, exercício encerrado em 31.12.2023\nReceita operacional líquida ....... R$ 12.418.902,47\nBALANÇO (em R$ mil)\n                  2023    2022\nAtivo total      8.316   7.702";
const SHORT = "BALANÇO EM 31/12/2023 (em R$ mil), Goiás, Brasil\n                       2023    2022\n  Ativo circulante    4.810   3.905\n  Passivo circulante  2.127   2.690\n  Empréstimos bancários  3.450   3.380";
const LENDER = "Situation au 31/12/2023, Abidjan, Côte d'Ivoire\n| Actif | F CFA | Passif | F CFA |\n|---|---|---|---|\n| Stocks | 9 100 000 | Emprunt COOPEC | 14 000 000 |\n| Créances | 4 800 000 | Dettes à court terme | 6 350 000 |";
const BRACKET = "Exercício de 2023, Brasil\nReceita operacional bruta ..... R$ 9.905.410,33\nReceita operacional líquida ..... R$ 9.118.902,47 (2022: R$ 8.240.115,06)\nSobras líquidas do exercício ..... R$ 204.188,25";
const FORM = "A1: Cooperativa do Lago, Moçambique\nA2: Taxa de juro | B2: 17,5% ao ano\nA3: Trabalhadores efectivos | B3: 9\nA4: DUAT | B4: Processo 118, 40 ha\nA5: Preço do gergelim (MZN/kg) | B5: 41,5";
const OWN = "A1: Balanço em 31/12/2023 | B1: Meticais\nA2: Activo total | B2: 1.905.700\nA3: Passivo corrente | B3: 214.000\nA4: Capital próprio | B4: 1.341.700";

describe("what columns, captions and other print say of the figures beside them", () => {
  it.each([
    ["a budget column plans nothing in the table under it", "es", SHEET, "cash_balance", ["2023 ARS 1204000", "2024 ARS 2310000"]],
    ["costs with a minus, in all three columns", "es", SHEET, "cost_of_sales", ["2022 ARS 40120000", "2023 ARS 51300000", "2024 ARS 60000000 plan"]],
    ["a point of a list with a forecast in brackets", "fr", POINTS, "cash_balance", ["2023 XOF 7118200"]],
    ["the other side of that table", "fr", POINTS, "equity", ["2023 XOF 41906300"]],
    ["a column called plan", "pt", PLAN_HEAD, "revenue_latest_year", ["2023 MZN 931500"]],
    ["the plan of it", "pt", PLAN_HEAD, "projected_revenue_next_year", ["2024 MZN 1600000 plan"]],
    ["a caption's thousands are not those of the lines above it", "fr", ABOVE, "owner_contribution_amount", ["null XAF 6250000"]],
    ["a plan's first year without a calendar", "fr", ABOVE, "projected_revenue_next_year", ["Y1 XAF 20400000 plan"]],
    ["a list with dots that lead to amounts", "fr", ABOVE, "use_of_funds", ["null null Clôture ............ 3 100 Forage ............. 7 400"]],
    ["money named in a caption, a price elsewhere in dollars", "es", SOLES, "projected_revenue_next_year", ["Y1 PEN 610000 plan"]],
    ["an amount to the cent is not in thousands", "pt", CENTS, "revenue_latest_year", ["2023 BRL 12418902.47"]],
    ["own capital on a balance sheet", "pt", OWN, "equity", ["2023 MZN 1341700"]],
    ["no contribution to come", "pt", OWN, "owner_contribution_amount", []],
    ["current assets by their bare name", "pt", SHORT, "current_assets", ["2022 BRL 3905000", "2023 BRL 4810000"]],
    ["the loans of a balance that tells its short part apart", "pt", SHORT, "total_debt", ["2022 BRL 3380000", "2023 BRL 3450000"]],
    ["a loan by its lender's name", "fr", LENDER, "total_debt", ["2023 XOF 14000000"]],
    ["short-term debts on the right of two sides", "fr", LENDER, "current_liabilities", ["2023 XOF 6350000"]],
    ["the year before in brackets", "pt", BRACKET, "revenue_previous_years", ["2022 BRL 8240115.06"]],
    ["a surplus by its own name", "pt", BRACKET, "net_profit_latest", ["2023 BRL 204188.25"]],
    ["the year before behind a semicolon", "fr", "Chiffre d'affaires 2022-2023 : 1,61 milliard FCFA ; il était de 1,28 milliard en 2021-2022. Abidjan, Côte d'Ivoire.", "revenue_previous_years", ["2021 XOF 1280000000"]],
    ["sales of the firm by its kind", "es", "Ventas de la asociación en 2023: S/ 412 400. Cusco, Perú.", "revenue_latest_year", ["2023 PEN 412400"]],
    ["a rate is no tax", "pt", FORM, "interest_rate_pct", ["null % 17.5"]],
    ["staff by another spelling", "pt", FORM, "permanent_staff", ["null persons 9"]],
    ["land held, on a form", "pt", FORM, "cultivated_area_ha", ["null ha 40"]],
    ["a price with its product", "pt", FORM, "selling_price", ["null MZN 41.5"]],
    ["a rate proposed", "fr", "Taux envisagé : 8,5 % HT", "interest_rate_pct", ["null % 8.5"]],
    ["a need of money with its amount below", "fr", "Besoin de financement\n12 500 000 F CFA, remboursable sur 4 ans. Bamako, Mali.", "funding_request", ["null XOF 12500000"]],
    ["a term beside a grace period", "fr", "Crédit de 9 000 000 F CFA remboursable sur 5 ans avec un différé de 12 mois.", "loan_term_years", ["null years 5"]],
    ["the members' share", "es", "Aporte de socios (valorizado y en efectivo): S/ 45 860,00. Lima, Perú.", "owner_contribution_amount", ["null PEN 45860"]],
    ["a price hoped for after the one had", "es", "La quinua se vende en chacra a S/ 6,80 por kg (2023), y con el plan se espera S/ 8,50. Puno, Perú.", "selling_price", ["2023 PEN 6.8"]],
    ["a price guaranteed", "es", "El precio mínimo garantizado será de $3.100/kg. Cali, Colombia.", "selling_price", ["null COP 3100 plan"]],
    ["days against the invoice", "es", "A treinta (30) días calendario contra factura, por transferencia.", "buyer_payment_days", ["null days 30"]],
    ["what remains to pay", "fr", "Prêt de 2022 à la caisse : il reste à payer 850 000 F. Dakar, Sénégal.", "total_debt", ["2022 XOF 850000"]],
    ["staff without an end to their contract", "es", "Los 52 trabajadores de las fincas, 31 de ellos con contrato a término indefinido, están afiliados.", "permanent_staff", ["null persons 31"]],
    ["a place called hope is no forecast", "es", "La finca La Esperanza tiene un área sembrada de 14,5 hectáreas.", "cultivated_area_ha", ["null ha 14.5"]],
    ["an estimate of what is", "fr", "La part vendue à des pisteurs, hors coopérative, est estimée à 12 % : ventes parallèles.", "side_selling_pct", ["null % 12"]],
    ["a quintal that differs by country", "es", "El rendimiento promedio de café fue de 17,5 qq/ha en Huila.", "yield_per_hectare", ["null qq/ha 17.5"]],
    ["a French quintal is a tenth of a tonne", "fr", "Le rendement moyen du blé est de 62 quintaux par hectare.", "yield_per_hectare", ["null t/ha 6.2"]],
    ["an amount needed is no use of it", "fr", "Besoin de financement\n12 500 000 F CFA, remboursable sur 4 ans", "use_of_funds", []],
  ])("%s", async (_name, language, text, key, expected) => {
    expect(await said(language, text, key)).toEqual(expected);
  });
  it.each([
    ["pt", "SEGURO. Apólice Zenite 118-44, incêndio e granizo, até 15/03/2027.", "insurance_cover", /^null null Apólice Zenite/],
    ["pt", "AUDITORIA. Parecer sem ressalva de Alfa Auditores, 20 de fevereiro de 2024.", "audited_accounts", /Alfa Auditores/],
    ["es", "Nota: auditado por Est. Contable Ríos y Asoc., opinión favorable.", "audited_accounts", /Ríos y Asoc., opinión favorable/],
    ["fr", "| Spéculations | mil, niébé, sésame |\n| Eau | forage de 60 m et marigot |", "product_service_description", /^null null mil, niébé, sésame/],
    ["fr", "| Spéculations | mil, niébé, sésame |\n| Eau | forage de 60 m et marigot |", "water_source", /forage de 60 m/],
    ["es", "La empresa capta agua de la quebrada El Salto por gravedad.", "water_source", /quebrada El Salto/],
    ["pt", "A1: Finalidade | B1: moinho, silo e mudas\nA2: Principais constrangimentos | B2: pragas, estrada cortada", "use_of_funds", /moinho, silo e mudas/],
    ["es", "Agropecuaria El Ceibo S.R.L. - CUIT 30-55511122-4, Salta, Argentina", "tax_compliance", /30-55511122-4/],
    ["fr", "Réunion du bureau chaque mois.", "board_meetings_per_year", /12$/],
  ])("%s: %s answers %s", async (language, text, key, expected) => {
    expect((await said(language, text, key)).join(" ; ")).toMatch(expected);
  });
  it("lets an insurance only looked into be none", async () => {
    expect(await said("fr", "Une assurance récolte sera étudiée avec un courtier.", "insurance_cover")).toEqual([]);
  });
  it.each([
    ["es", "EL PROVEEDOR se obliga a entregar a LA EMPRESA 300 toneladas de mango."],
    ["fr", "Le vendeur livrera 80 tonnes de fonio à l'usine de Kati."],
    ["pt", "O vendedor compromete-se a fornecer 90 toneladas de caju."],
  ])("%s: what the parties of a contract bind themselves to", async (language, text) => {
    expect(await said(language, text, "key_contracts")).toEqual([`null null ${text}`]);
  });
});
