import { beforeAll, describe, expect, it } from "vitest";
import type { DocumentPage } from "@/domain/documents/document";
import type { Rubric } from "@/domain/risk/rubric";
import { testRubric } from "@/testing/risk-factories";
import { createRulesAnalyst } from "../index";

let rubric: Rubric;
beforeAll(() => {
  rubric = testRubric();
});
const page = (text: string): DocumentPage => ({ index: 1, label: "Page 1", text, words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null });

async function said(language: string, text: string, key: string): Promise<string> {
  const { findings } = await createRulesAnalyst().analyse({ rubric, documents: [{ id: "paper", name: "paper.md", language, pages: [page(text)] }], asOf: "2026-06-30" });
  return findings.filter(({ subject }) => subject.kind === "dataPoint" && subject.key === key).map(({ quote, value }) => `${value?.kind === "date" ? value.date : ""} ${quote}`).join(" / ");
}

describe("what French, Spanish and Portuguese papers say in sentences", () => {
  it.each([
    ["es", "site_location", "Valladar, Sonora, México, a 9 de mayo de 2025\nAsunto: solicitud de crédito\nSomos 31 socios.", "Valladar"],
    ["es", "site_location", "La sociedad se constituyó en 1974 en Fuente Clara (Córdoba, España), inscrita en su registro.", "Fuente Clara"],
    ["pt", "site_location", "Pomares do Alto, Lda\nNIPC 501 222 333 | Sabugal, Portugal\n", "Sabugal"],
    ["fr", "registration_number", "Agrément ODCO n° 2214/09 du 3 mai 2009 - ICE 001777888000042", "2214/09"],
    ["fr", "tax_compliance", "Agrément ODCO n° 2214/09 du 3 mai 2009 - ICE 001777888000042", "001777888000042"],
    ["es", "registration_number", "Inscrita en el Registro de Cooperativas con el nº CLM-00412, CIF F-45112233.", "CLM-00412"],
    ["es", "tax_compliance", "Inscrita en el Registro de Cooperativas con el nº CLM-00412, CIF F-45112233.", "F-45112233"],
    ["pt", "tax_compliance", "Pomares do Alto, Lda\nNIPC 501 222 333 | Sabugal, Portugal\n", "501 222 333"],
    ["es", "tax_compliance", "Cuenta con opinión de cumplimiento positiva del 4 de marzo de 2025.", "opinión"],
    ["fr", "quality_certificates", "Les 40 vaches laitières sont en agriculture biologique (certificat en cours de validité).", "biologique"],
    ["es", "quality_certificates", "Certificados IFS Food y DOP Campo Alto.", "IFS Food"],
    ["fr", "water_source", "L'eau des parcelles provient du barrage par un canal.", "barrage"],
    ["pt", "water_source", "As parcelas são abastecidas pelo rio durante todo o ano.", "rio"],
    ["fr", "use_of_funds", "Le tout servira à bâtir un hangar (210 000) et acheter un broyeur (90 000).", "hangar"],
    ["pt", "use_of_funds", "O crédito destina-se à compra de um reboque e de uma ceifeira.", "reboque"],
    ["fr", "credit_history", "Le prêt de 2015 (90 000 DH) est soldé depuis mai 2022.", "soldé"],
    ["es", "credit_history", "El préstamo de 2020 fue cancelado en su totalidad en junio de 2023.", "cancelado"],
    ["pt", "credit_history", "O empréstimo de 2019 foi liquidado dentro do prazo.", "liquidado"],
    ["es", "insurance_cover", "Naves y maquinaria aseguradas en la mutua por 2,1 millones de euros.", "mutua"],
    ["pt", "insurance_cover", "Seguro colectivo de colheitas, 74% da área.", "74%"],
    ["fr", "legal_disputes", "Un litige foncier avec un voisin est pendant devant le tribunal.", "litige"],
    ["fr", "land_tenure", "64 ha, dont 40 ha en fermage et 24 ha en propriété.", "fermage"],
    ["es", "land_tenure", "El terreno está en comodato por ocho años con la comunidad.", "comodato"],
    ["pt", "land_tenure", "A quinta tem 300 ha (título de concessão n.º 0041/HBO/2019).", "concessão"],
    ["es", "key_challenges", "Nos preocupan la tala y los incendios de la sierra.", "incendios"],
    ["pt", "licences_and_permits", "Alvará sanitário n.º 2207 válido até 2027 para a queijaria.", "2207"],
    ["es", "licences_and_permits", "La planta cuenta con aviso de funcionamiento de la autoridad.", "aviso"],
    ["pt", "audited_accounts", "A ROC emitiu a certificação sem reservas em Abril de 2025.", "sem reservas"],
    ["fr", "internal_controls", "Point d'alerte : un seul signataire au compte.", "signataire"],
    ["fr", "record_keeping_system", "Les achats sont notés dans un cahier et revus chaque semaine.", "cahier"],
    ["pt", "digital_tools", "Usamos um aplicativo de celular para registrar a colheita.", "aplicativo"],
    ["fr", "ownership", "Trois associés à parts égales : Lise, Marc et Jo Vernet.", "Vernet"],
  ])("%s %s: %s", async (language, key, text, expected) => {
    expect(await said(language, text, key)).toContain(expected);
  });
  it.each([
    ["accounts an auditor certified", "fr", "quality_certificates", "Comptes certifiés par un commissaire aux comptes une année sur deux."],
    ["a certificate that ran out", "es", "quality_certificates", "Certificación Rainforest Alliance vencida en 2023, sin renovar."],
    ["where a contract was made", "es", "site_location", "Contrato de suministro celebrado en Trujillo, Honduras, entre las partes."],
    ["a bank's place", "es", "site_location", "Al Banco Rural, Agencia Colón, Honduras\nPresente"],
    ["cost, insurance and freight", "es", "tax_compliance", "Precio CIF 1.200 dólares por tonelada."],
    ["frozen water", "en", "tax_compliance", "Fish is kept on ice 500 m from the landing."],
  ])("%s is none", async (_name, language, key, text) => {
    expect(await said(language, text, key)).toBe("");
  });
});
