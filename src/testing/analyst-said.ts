import { createRulesAnalyst } from "@/adapters/model/rules";
import type { DocumentPage } from "@/domain/documents/document";
import { verifyFindings } from "@/domain/risk/verify-findings";
import { testRubric } from "./risk-factories";

/** Values the rules analyst gives a data point for one page of text, in its order; unproven findings throw. */
export async function valuesOf(language: string, text: string, key: string): Promise<(string | number)[]> {
  const page: DocumentPage = { index: 1, label: "Page 1", text, words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null };
  const document = { id: "paper", name: "paper.pdf", language, pages: [page] };
  const { findings } = await createRulesAnalyst().analyse({ rubric: testRubric(), documents: [document], asOf: "2026-06-30" });
  if (verifyFindings(findings, [document]).dropped.length > 0) throw new Error("a finding does not stand its own check");
  return findings.flatMap(({ subject, value }): (string | number)[] => {
    if (subject.kind !== "dataPoint" || subject.key !== key || !value) return [];
    return value.kind === "number" ? [value.number] : value.kind === "date" ? [value.date] : value.kind === "text" ? [value.text] : [];
  });
}
