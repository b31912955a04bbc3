import { beforeAll, describe, expect, it } from "vitest";
import type { DocumentPage } from "@/domain/documents/document";
import { verifyFindings } from "@/domain/risk/verify-findings";
import type { Rubric } from "@/domain/risk/rubric";
import { testRubric } from "@/testing/risk-factories";
import { createRulesAnalyst } from "../index";

let rubric: Rubric;
beforeAll(() => {
  rubric = testRubric();
});
const page = (text: string): DocumentPage => ({ index: 1, label: "Page 1", text, words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null });

async function told(language: string, text: string, key: string): Promise<number[]> {
  const document = { id: "paper", name: "paper.txt", language, pages: [page(text)] };
  const { findings } = await createRulesAnalyst().analyse({ rubric, documents: [document], asOf: "2026-06-30" });
  expect(verifyFindings(findings, [document]).dropped).toEqual([]);
  return findings.flatMap(({ subject, value }) => (subject.kind === "dataPoint" && subject.key === key && value?.kind === "number" ? [value.number] : []));
}

describe("a figure whose clause holds the meanings of a data point", () => {
  it.each<[string, string, string, number[]]>([
    ["en", "Most shops settle our bills; the two bakeries take 40 days before they pay.", "buyer_payment_days", [40]],
    ["en", "The exporter settles within 21 days and we pay our growers in 4 days.", "buyer_payment_days", [21]],
    ["en", "The exporter settles within 21 days and we pay our growers in 4 days.", "farmer_payment_days", [4]],
    ["fr", "Les hôtels règlent à 60 jours, parfois plus tard.", "buyer_payment_days", [60]],
    ["fr", "L'usine paie sous 25 jours, les planteurs sont payés comptant.", "farmer_payment_days", [0]],
    ["es", "El mayorista cancela a los cuarenta días de la entrega.", "buyer_payment_days", [40]],
    ["pt", "Pagamos às produtoras em duas semanas depois da pesagem.", "farmer_payment_days", [14]],
    ["sw", "Wafugaji wanalipwa siku tano baada ya kupima maziwa.", "farmer_payment_days", [5]],
    ["en", "Two thirds of the takings arrive by mobile money.", "digital_sales_share_pct", [66.67]],
    ["fr", "Quatre règlements sur dix passent par Orange Money.", "digital_sales_share_pct", [40]],
    ["es", "El 35 % de los cobros se hace por transferencia.", "digital_sales_share_pct", [35]],
    ["pt", "Um quarto dos pagamentos é feito por pix.", "digital_sales_share_pct", [25]],
    ["sw", "Asilimia 70 ya miamala hufanyika kwa M-Pesa.", "digital_sales_share_pct", [70]],
    ["en", "Transfers cost a fee of 3% of each payment.", "digital_sales_share_pct", []],
    ["en", "Polygons were walked for 58% of the gardens.", "plots_mapped_pct", [58]],
    ["pt", "Já temos coordenadas de 71% das machambas.", "plots_mapped_pct", [71]],
    ["en", "Of next season's volume 42% is spoken for under signed contracts.", "contracted_sales_pct", []],
    ["en", "About 42% of the volume of next season is already committed.", "contracted_sales_pct", [42]],
    ["es", "Tenemos comprometido el 30 % del volumen del próximo año.", "contracted_sales_pct", [30]],
    ["fr", "L'atelier a tourné à 62 % de sa capacité.", "capacity_utilisation_pct", [62]],
    ["en", "The store was filled to 80% of its storage capacity.", "capacity_utilisation_pct", []],
    ["fr", "Entre le champ et le magasin, 6 % des mangues sont perdues.", "post_harvest_loss_pct", [6]],
    ["sw", "Asilimia 8 ya nyanya huharibika njiani kabla ya kuuza.", "post_harvest_loss_pct", [8]],
    ["es", "Con la helada de 2024 perdimos el 35 % de la cosecha.", "worst_season_loss_pct", [35]],
    ["en", "The insurer pays when drought takes 30% of the crop loss.", "worst_season_loss_pct", []],
    ["en", "Roughly 9% of the members' crop is sold to middlemen at the farm gate.", "side_selling_pct", [9]],
    ["pt", "Do leite dos sócios, 12% é vendido por fora.", "side_selling_pct", [12]],
    ["en", "Last year 5% of deliveries were sent back by the packhouse.", "rejection_rate_pct", [5]],
    ["fr", "Les trois quarts du courant viennent des panneaux solaires.", "renewable_energy_share_pct", [75]],
    ["en", "We bring 18% of the investment ourselves.", "owner_contribution_pct", [18]],
    ["es", "La cooperativa pone el 22 % del costo.", "owner_contribution_pct", [22]],
    ["sw", "Tulifikia asilimia 88 ya lengo la mwaka.", "plan_achievement_pct", [88]],
    ["en", "Spending stayed within 4% of the budget planned.", "plan_achievement_pct", []],
    ["en", "In the last five years the rains failed twice.", "climate_loss_events_5y", [2]],
    ["fr", "Trois mauvaises campagnes en cinq ans à cause de la sécheresse.", "climate_loss_events_5y", [3]],
    ["en", "The committee met five times in 2025.", "board_meetings_per_year", [5]],
    ["en", "The bylaws say the board must meet at least four times.", "board_meetings_per_year", []],
    ["fr", "La batteuse est restée en panne neuf jours.", "downtime_days", [9]],
    ["en", "One loan instalment was paid 15 days late.", "arrears_days", [15]],
    ["es", "El puntaje crediticio de la empresa es 702.", "credit_score", [702]],
    ["en", "Her CRB score is 640.", "credit_score", [640]],
    ["en", "Last season 312 growers delivered to our shed.", "supplier_count", [312]],
    ["fr", "Caisse 21 764 Fournisseurs livrés 56 062", "supplier_count", []],
    ["en", "The press can handle 45 tonnes a season.", "production_capacity", [45]],
    ["fr", "L'atelier peut traiter 30 tonnes par an.", "production_capacity", [30]],
    ["en", "The store holds 45 tonnes; its capacity is for storage.", "production_capacity", []],
    ["en", "We ask for a loan of KES 900,000 over four years.", "loan_term_years", [4]],
    ["es", "Pedimos un crédito de S/ 80.000 a cinco años.", "loan_term_years", [5]],
    ["en", "Loan costs rose over three years.", "loan_term_years", []],
    ["en", "Next season we aim at sales of KES 4.2 million.", "projected_revenue_next_year", [4_200_000]],
    ["en", "The labour office fined us KES 30,000 for missing guards.", "fines_amount", [30_000]],
    ["en", "A fine of KES 30,000 may be charged.", "fines_amount", []],
    ["en", "All our gardens are rain-fed.", "rainfed_share_pct", [100]],
    ["es", "Toda la milpa es de temporal.", "rainfed_share_pct", [100]],
    ["sw", "Mashamba yetu yote hutegemea mvua.", "rainfed_share_pct", [100]],
    ["fr", "Le prêt est remboursé sans aucun retard.", "arrears_days", [0]],
    ["pt", "As prestações estão em dia.", "arrears_days", [0]],
    ["en", "Our licences are up to date and the bank knows it.", "arrears_days", []],
    ["en", "The ledger is backed up each Friday.", "backup_interval_days", [7]],
    ["fr", "La sauvegarde est faite chaque soir.", "backup_interval_days", [1]],
    ["en", "The ledger must be backed up daily.", "backup_interval_days", []],
    ["en", "A2: Payments by POS and transfer | B2: 14% | C2: 22%", "digital_sales_share_pct", []],
  ])("%s: %s -> %s", async (language, text, key, expected) => {
    expect(await told(language, text, key)).toEqual(expected);
  });
});
