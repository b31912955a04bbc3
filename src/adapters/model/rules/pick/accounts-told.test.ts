import { describe, expect, it } from "vitest";
import { figuresOf, valuesOf } from "@/testing/analyst-said";

const KEUROS = "Résultats (en k€)\nClôture au 31 mars 2022 2023 2024 Prév. 2025\nProduit brut total 214,6 228,1 240,9 255,0\ndont ventes de fromage 120,2 131,7 140,8 150,0\nFrais financiers 5,1 4,8 4,2 7,7\nBilan au 31/03/2024\nDisponible 9 640 €\nTotal actif 512 300 €\nBerger, Drôme, France";
const KWANZAS = "Projecto de investimento\nResultados dos últimos exercícios (milhões de Kz)\nAno: 2022 2023 2024\nVendas 61,5 74,2 90,3\nResultado líquido 4,1 6,6 7,9\nMapa previsional\nAno 1 Ano 2\nProveitos 120,0 150,5\nAngola";
const BALANCE = "BILAN AU 31 DÉCEMBRE 2024 (F CFA)\nCôte d'Ivoire\nACTIF\nImmobilisations 22 000 000\nStocks 6 500 000\nTotal 28 500 000\nPASSIF\nCapital 11 000 000\nDettes 17 500 000\nTotal 28 500 000";
const BRACKETS = "Activité 2024 (et 2023 entre parenthèses)\nMaroc\nVentes : 2,31 MDH (1,98)\nStock : 410 000 DH\nBureaux : 1 200 000 DH";
const FUNDING = "Financiamento\nCapitais próprios (30%) 96.000.000\nCrédito a solicitar ao banco 224.000.000\nTotal 320.000.000\nHuíla, Angola, Kz";

describe("accounts and debts in the words of French, Spanish and Portuguese papers", () => {
  it.each([
    ["gross product, not its part", "fr", KEUROS, "revenue_latest_year", ["240900 EUR"]],
    ["a plan's column", "fr", KEUROS, "projected_revenue_next_year", ["255000 EUR plan"]],
    ["amounts with their sign behind them are in units", "fr", KEUROS, "total_assets", ["512300 EUR"]],
    ["the year before a year under a title of finished years", "pt", KWANZAS, "revenue_latest_year", ["90300000 AOA"]],
    ["proceeds of a plan's first year", "pt", KWANZAS, "projected_revenue_next_year", ["120000000 AOA plan"]],
    ["a bare total under the assets", "fr", BALANCE, "total_assets", ["28500000 XOF"]],
    ["millions of dirhams", "fr", BRACKETS, "revenue_latest_year", ["2310000 MAD"]],
    ["brackets that hold the year before", "fr", BRACKETS, "revenue_previous_years", ["1980000 MAD"]],
    ["a year between label and amount", "fr", "Bouaké, Côte d'Ivoire, F CFA\nCA 2024 : 31 400 000\nCharges 2024 : 22 000 000", "revenue_latest_year", ["31400000 XOF"]],
    ["a label with its own scale", "fr", "Bamako, Mali, F CFA\n| Campagne | 2023 | 2024 |\n| CA (millions F CFA) | 41,5 | 44,2 |\n| Résultat (millions F CFA) | 1,2 | -0,9 |", "revenue_latest_year", ["44200000 XOF"]],
    ["the net amount of sales", "es", "El importe neto de la cifra de negocios de 2024 fue de 1.204.310,40 euros (1.118.902,15 en el ejercicio anterior). España.", "revenue_latest_year", ["1204310.4 EUR"]],
    ["and of the year before it in brackets", "es", "El importe neto de la cifra de negocios de 2024 fue de 1.204.310,40 euros (1.118.902,15 en el ejercicio anterior). España.", "revenue_previous_years", ["1118902.15 EUR"]],
    ["a verb for sales", "pt", "Em 2024 a quinta faturou R$ 1,6 milhões.", "revenue_latest_year", ["1600000 BRL"]],
    ["a loss by its verb", "es", "En 2024 cerramos con pérdida de S/ 18,400. Cajamarca, Perú.", "net_profit_latest", ["-18400 PEN"]],
    ["a loss that closes the year", "fr", "L'exercice 2024 se solde par une perte de 640 000 F CFA. Thiès, Sénégal.", "net_profit_latest", ["-640000 XOF"]],
    ["cost of what was sold", "es", "Rubro 2023 2024\nVentas 812,400 901,100\nCosto del café vendido 610,200 655,300\nHonduras, lempiras", "cost_of_sales", ["655300 HNL", "610200 HNL"]],
    ["an abbreviated cost of sales", "pt", "Rubrica (euros) 2024 2023\nVendas e serviços prestados 1 914 087,41 1 955 320,18\nCMVMC 1 590 451,00 1 591 774,62", "cost_of_sales", ["1590451 EUR", "1591774.62 EUR"]],
    ["what is left to pay a lender", "fr", "Reste dû à la mutuelle : 3 250 000 F CFA, taux de 11 %. Parakou, Bénin.", "total_debt", ["3250000 XOF"]],
    ["and its rate", "fr", "Reste dû à la mutuelle : 3 250 000 F CFA, taux de 11 %. Parakou, Bénin.", "interest_rate_pct", ["11 %"]],
    ["a loan's balance", "es", "Crédito de avío con la financiera: saldo $148,200 al 31 de mayo de 2025. Oaxaca, México.", "total_debt", ["148200 MXN"]],
    ["a debt to a bank", "pt", "A dívida à caixa agrícola era de 88 400 € no fim do ano.", "total_debt", ["88400 EUR"]],
    ["no debt left", "fr", "Il ne nous reste aucune dette bancaire. Kaolack, Sénégal, F CFA.", "total_debt", ["0 XOF"]],
    ["no debts to banks", "pt", "Sem dívidas à banca nesta data. Lubango, Angola.", "total_debt", ["0 AOA"]],
    ["money in the account", "es", "Al 30 de junio de 2025 teníamos S/ 12,750 en la cuenta corriente. Puno, Perú.", "cash_balance", ["12750 PEN"]],
    ["a balance at a bank", "pt", "Em 31 de Maio de 2025 o saldo no banco era de Kz 4.310.000,00. Angola.", "cash_balance", ["4310000 AOA"]],
    ["a demand under its heading", "fr", "Demande\n18 millions de F CFA pour un stock de mil.\nKayes, Mali", "funding_request", ["18000000 XOF"]],
    ["a loan that pays for the plan", "fr", "Serre : 90 000 € HT, financée par un prêt de 70 000 € sur 10 ans et 20 000 € d'autofinancement.", "funding_request", ["70000 EUR"]],
    ["own money behind its amount", "fr", "Serre : 90 000 € HT, financée par un prêt de 70 000 € sur 10 ans et 20 000 € d'autofinancement.", "owner_contribution_amount", ["20000 EUR"]],
    ["a list's own capital", "pt", FUNDING, "owner_contribution_amount", ["96000000 AOA"]],
    ["a list's credit", "pt", FUNDING, "funding_request", ["224000000 AOA"]],
    ["a delay told in instalments", "es", "El crédito presenta un atraso de 3 mensualidades.", "arrears_days", ["90 days"]],
    ["no instalment overdue", "pt", "Não há prestações vencidas junto do banco.", "arrears_days", ["0 days"]],
    // Near misses.
    ["the total of the other side", "fr", "PASSIF\nCapital 11 000 000\nDettes 17 500 000\nTotal 28 500 000\nCôte d'Ivoire, F CFA", "total_assets", []],
    ["a total of costs", "es", "ACTIVO\nGastos de viaje 12 000\nTotal 12 000\nPerú, soles", "total_assets", []],
    ["what a supplier is still owed", "fr", "Reste dû au fournisseur d'engrais : 640 000 F CFA. Mali.", "total_debt", []],
    ["a credit still to come", "es", "Crédito solicitado a la caja: saldo de S/ 40,000 por desembolsar. Perú.", "total_debt", []],
    ["a loan of the past", "fr", "Le hangar a été financé en 2021 par un prêt de 12 000 € sur 5 ans.", "funding_request", []],
    ["what was paid in", "es", "El socio depositó S/ 3,000 en la cuenta. Perú.", "cash_balance", []],
    ["a rate of another thing", "fr", "Le taux de 12 % d'humidité du grain est respecté.", "interest_rate_pct", []],
  ])("%s", async (_name, language, text, key, expected) => {
    expect(await figuresOf(language, text, key)).toEqual(expected);
  });
});

it("cash from operations is what is left of it after interest and tax", async () => {
  const statement = "Statement of cash flows for the year ended 30 June 2025\n\nKES 2025 2024\nCash generated from operations 9,410,000 8,120,000\nInterest paid (410,000) (380,000)\nIncome tax paid (1,000,000) (900,000)\nNet cash from operating activities 8,000,000 6,840,000\n";
  expect(await valuesOf("en", statement, "operating_cash_flow")).toEqual([8_000_000]);
});
