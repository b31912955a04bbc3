import { describe, expect, it } from "vitest";
import type { DocumentPage } from "@/domain/documents/document";
import { testRubric } from "@/testing/risk-factories";
import { createRulesAnalyst } from "..";

async function named(text: string): Promise<string | null> {
  const page: DocumentPage = { index: 1, label: "Page 1", text, words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null };
  const reply = await createRulesAnalyst().analyse({ rubric: testRubric(), documents: [{ id: "paper", name: "paper.pdf", language: "en", pages: [page] }], asOf: "2026-06-30" });
  return reply.appraisals[0]?.firm ?? null;
}

describe("the firm's name on a paper's front", () => {
  it.each([
    ["Mwezi Grains Limited", "Mwezi Grains Limited"],
    ["Highland Dairies Limited - Annual report 30 June 2025 1", "Highland Dairies Limited"],
    ["LAKESIDE PUBLIC LIMITED COMPANY (LAKESIDE PLC) ni kampuni ya umma iliyosajiliwa", "LAKESIDE PUBLIC LIMITED COMPANY"],
    ["LAKESIDE PLC,", "LAKESIDE PLC"],
    ["AZUCARERA DEL NORTE S. A. Y SUS SUBSIDIARIAS", "AZUCARERA DEL NORTE S. A."],
    ["Ana Brown, d/b/a Green Seed Farm", "Green Seed Farm"],
    ["RE Mlima Macadamia & Spice Growers Association - working capital line", "Mlima Macadamia & Spice Growers Association"],
    ["Subject: Site visit and due diligence - Kabwe Greens Ltd, Zambia", "Kabwe Greens Ltd"],
    ["Empresa: AGRO-LURIO, Lda", "AGRO-LURIO, Lda"],
    ["Karoo Citrus Growers (Pty) Ltd", "Karoo Citrus Growers (Pty) Ltd"],
    ["Cooperativa Mixta Cafetalera El Roble Limitada", "Cooperativa Mixta Cafetalera El Roble Limitada"],
    ["Société Coopérative avec Conseil d'Administration \"ESPOIR DE DALOA\"", "Société Coopérative avec Conseil d'Administration \"ESPOIR DE DALOA\""],
    ["Green Family Farm – Poultry Department", "Green Family Farm"],
    ["Business plan of Lakeside Farms (Nakuru) - season 2025", "Lakeside Farms"],
  ])("%s", async (line, name) => expect(await named(`${line}\nWe grow maize on 12 hectares.`)).toBe(name));

  it.each([
    ["Form of business: ☐ Sole trader ☒ Partnership ☐ Company ☐ Co-operative"],
    ["PROPOSED Farm Lease Agreement"],
    ["Company Reg. No. : PVT-8XYA3BR"],
    ["Farm Business Plan"],
    ["Maize farming in the district"],
  ])("is not in: %s", async (line) => expect(await named(`${line}\nWe grow maize on 12 hectares.`)).toBeNull());
});
