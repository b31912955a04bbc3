import { describe, expect, it } from "vitest";
import type { Finding } from "@/domain/risk/finding";
import { factsOf } from "@/testing/analyst-said";

const said = async (language: string, text: string, key: string): Promise<string[]> => (await factsOf(language, text, key)).map(told).sort();
const told = ({ value, currency, unit, period, projected }: Finding): string =>
  `${period} ${currency ?? unit} ${value?.kind === "number" ? Math.round(value.number * 100) / 100 : value?.kind === "date" ? value.date : "?"}${projected === true ? " plan" : ""}`;

const LACS = "PROJECT REPORT, Goat unit, Rajasthan, India\nCOST (Rs. in Lacs)\nPROJECTED PROFITABILITY STATEMENT\nPARTICULARS Ist Year IInd Year IIIrd Year\nSALES\nSale of goats 3.20 4.10 5.30\nSale of manure 0.10 0.15 0.20\nTotal 3.30 4.25 5.50\nInterest on Term Loan 0.41 0.33 0.21\nG. P. Ratio 41.20% 44.00% 46.10%";
const STACKED = "PROJECTED BALANCE SHEET (Rs. in Lacs), Punjab, India\nPARTICULARS Construction\nPeriod\nIst\nYear\nIInd\nYear\nCash and Bank 0.31 0.22 0.48\nTerm Loan from Bank 6.40 5.90 4.10";
const MAELFU = "Taarifa ya mwaka kwa Mkutano Mkuu, mwaka ulioishia tarehe 31 Desemba 2024, Dodoma, Tanzania\nHesabu (kwa maelfu ya shilingi)\n2024 2023\nMapato ya mauzo 640,210 702,330\nRiba ya mkopo (12,400) (15,100)\nZiada (hasara) ya mwaka (8,115) 20,340\nMali za muda mfupi 150,220 171,900\nkati yake fedha taslimu na benki 33,870 41,015\nMtaji wa wanachama 210,400 218,515";
const PROSE = "A lavoura rendeu bem, com perdas pequenas nas zonas baixas e um total de 4 toneladas por hectare. As\nchuvas de Fevereiro vieram tarde mas chegaram para todos os produtores da zona alta.\nEm milhares de meticais 2024 2023\nVendas 31.208 28.411\nEmpréstimo em dívida - BNI 9.300 10.700";
const RECORDS = "A1: Mtanga farm - farm records season 2023/24, Zambia (ZMW)\nA3: Buyer | B3: Price ZMW/t | C3: Value ZMW\nA4: Kafue Mills | B4: 4,900 | C4: 1,960,000\nA5: Chisamba Feeds | B5: 4,650 | C5: 930,000\nA6: Total sales 2023/24 | C6: 2,890,000";
const AREAS = "A1: Ferme Toumo, Ségou, Mali\nA2: Culture | B2: Superficie (ha) | C2: Rendement (t/ha)\nA3: Riz | B3: 41 | C3: 4,8\nA4: Oignon | B4: 9 | C4: 22\nA5: Total | B5: 50";
const SOURCES = "# Projet de bergerie, Thiès, Sénégal\n## Plan de financement\n| Source | Montant (F CFA) | Part |\n|---|---|---|\n| Apport personnel | 3 500 000 | 25 % |\n| Prêt bancaire | 10 500 000 | 75 % |\n| Total | 14 000 000 | 100 % |";
const SIDES = "BALANCE SHEET at 31 March 2025, Bihar, India (INR)\nSOURCES OF FUNDS\nCapital 900,000\nTerm loan from bank 640,000\nAPPLICATION OF FUNDS\nFixed assets 1,300,000\nCash 240,000";
const RIVALS = "# Plan de negocio, Granja Lucero, Mendoza, Argentina\n## Competencia\n**Granja Norte**\n- Precio: $4.100 por docena\n## Precios propios\n- Precio promedio: $3.900 por docena";

describe("accounts whose heads, units and names were never seen", () => {
  it.each([
    ["a total under its head and ordinal years", "en", LACS, "projected_revenue_next_year", ["Y1 INR 330000 plan"]],
    ["interest on a term loan", "en", LACS, "interest_expense", ["Y1 INR 41000 plan"]],
    ["a ratio by its letters", "en", LACS, "gross_margin_pct", ["null % 41.2 plan"]],
    ["heads one word above the other, and the time before the first year", "en", STACKED, "cash_balance", ["Y1 INR 22000 plan"]],
    ["a loan from the bank in them", "en", STACKED, "total_debt", ["Y1 INR 590000 plan"]],
    ["Swahili sales", "sw", MAELFU, "revenue_latest_year", ["2024 TZS 640210000"]],
    ["a deficit in brackets", "sw", MAELFU, "net_profit_latest", ["2024 TZS -8115000"]],
    ["a part told behind 'kati yake'", "sw", MAELFU, "cash_balance", ["2023 TZS 41015000", "2024 TZS 33870000"]],
    ["members' capital", "sw", MAELFU, "equity", ["2023 TZS 218515000", "2024 TZS 210400000"]],
    ["a paragraph above makes no part of a year", "pt", PROSE, "revenue_latest_year", ["2024 MZN 31208000"]],
    ["a debt with its lender", "pt", PROSE, "total_debt", ["2023 MZN 10700000", "2024 MZN 9300000"]],
    ["a lone total of a season", "en", RECORDS, "revenue_latest_year", ["2023 ZMW 2890000"]],
    ["prices under money and unit", "en", RECORDS, "selling_price", ["null ZMW 4650", "null ZMW 4900"]],
    ["a total of areas and not its parts", "fr", AREAS, "cultivated_area_ha", ["null ha 50"]],
    ["no total of yields", "fr", AREAS, "yield_per_hectare", ["null t/ha 22", "null t/ha 4.8"]],
    ["the loan of a plan's sources of finance", "fr", SOURCES, "funding_request", ["null XOF 10500000"]],
    ["a balance sheet's sources of funds ask for nothing", "en", SIDES, "funding_request", []],
    ["a rival's price is not the firm's", "es", RIVALS, "selling_price", ["null ARS 3900"]],
  ])("%s", async (_, language, text, key, expected) => {
    expect(await said(language, text, key)).toEqual(expected);
  });
});

describe("loans, takings and people told in sentences", () => {
  it.each([
    ["fr", "Nous demandons à la Banque Atlantique un prêt de 18 000 000 F CFA sur quatre ans, Sénégal.", "funding_request", ["null XOF 18000000"]],
    ["en", "The board resolved to apply to Equity Bank, Kenya for a working capital limit of KES 3,500,000.", "funding_request", ["null KES 3500000"]],
    ["sw", "Bodi imeamua kuomba mkopo wa shilingi milioni 90 kutoka TADB, Tanzania.", "funding_request", ["null TZS 90000000"]],
    ["es", "Se acordó solicitar a Banrural un crédito de Q 350,000.00 para el riego, Guatemala.", "funding_request", ["null GTQ 350000"]],
    ["es", "En 2019 se nos negó; el banco otorgó a otros socios un crédito de Q 80,000.00, Guatemala.", "funding_request", []],
    ["en", "The outstanding of the NABARD term loan (sanctioned Rs. 40 lakh, store) is Rs. 21.5 lakh, Gujarat, India.", "total_debt", ["null INR 2150000"]],
    ["sw", "Mkopo wa pili wa KSh 600,000 ulitolewa Mei 2024; salio lake leo ni KSh 140,000, Kenya.", "total_debt", ["2024 KES 140000"]],
    ["fr", "Le solde de notre épargne est de 900 000 F CFA, Bénin.", "total_debt", []],
    ["en", "Amount applied for: UGX 40,000,000\nTerm: 3 years\nSecurity: land title", "loan_term_years", ["null years 3"]],
    ["en", "Supply agreement with the hotel\nTerm: 3 years\nProduct: eggs", "loan_term_years", []],
    ["pt", "O financiamento do banco custa 11% ao ano, Angola.", "interest_rate_pct", ["null % 11"]],
    ["en", "Our deposit at the bank grows by 7% per annum, Kenya.", "interest_rate_pct", []],
    ["sw", "Mwaka jana (2025) tuliuza bidhaa za KSh 2,450,000 na tukabaki na faida ya KSh 310,000, Kenya.", "net_profit_latest", ["2025 KES 310000"]],
    ["fr", "Pour 2027 le budget prévoit 940 millions de produits, Côte d'Ivoire.", "projected_revenue_next_year", ["2027 XOF 940000000 plan"]],
    ["en", "Net loss for 2025 was KES 2,100,000 (previous year: profit of KES 3,400,000), Kenya.", "net_profit_latest", ["2025 KES -2100000"]],
    ["fr", "Le Conseil d'administration s'est réuni 7 fois ; l'assemblée générale s'est tenue en mars.", "board_meetings_per_year", ["null meetings per year 7"]],
    ["sw", "Bodi ilikutana mara tano na Mkutano Mkuu ulifanyika Machi.", "board_meetings_per_year", ["null meetings per year 5"]],
    ["fr", "Membres ayant livré : 312, dont 80 femmes.", "supplier_count", ["null persons 312"]],
    ["es", "Trabajan 12 fijos y 40 cosechadoras eventuales en campaña.", "seasonal_staff", ["null persons 40"]],
    ["fr", "Récépissé n° 0311/MA/2020 du 14/02/2020, région de Kara, Togo", "registration_date", ["null null 2020-02-14"]],
    ["fr", "Le plateau de trente œufs se négocie à 2 400 francs à la ferme, Sénégal.", "selling_price", ["null XOF 2400"]],
    ["en", "A big cabbage fetches 60 shillings at the gate, Kenya.", "selling_price", ["null KES 60"]],
  ])("%s: %s", async (language, text, key, expected) => {
    expect(await said(language, text, key)).toEqual(expected);
  });
});
