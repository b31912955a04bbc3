import { createRulesAnalyst } from "@/adapters/model/rules";
import type { DocumentPage } from "@/domain/documents/document";
import type { Finding } from "@/domain/risk/finding";
import type { Rubric } from "@/domain/risk/rubric";
import { verifyFindings } from "@/domain/risk/verify-findings";
import { testRubric } from "./risk-factories";

/** One object for all: what the analyst makes of a rubric is made once for each. */
let rubric: Rubric | null = null;

/** What the rules analyst finds for a data point on one page of text, in its order; unproven findings throw. */
export async function factsOf(language: string, text: string, key: string): Promise<Finding[]> {
  const page: DocumentPage = { index: 1, label: "Page 1", text, words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null };
  const document = { id: "paper", name: "paper.pdf", language, pages: [page] };
  const { findings } = await createRulesAnalyst().analyse({ rubric: (rubric ??= testRubric()), documents: [document], asOf: "2026-06-30" });
  if (verifyFindings(findings, [document]).dropped.length > 0) throw new Error("a finding does not stand its own check");
  return findings.filter(({ subject }) => subject.kind === "dataPoint" && subject.key === key);
}

/** Values the rules analyst gives a data point for one page of text, in its order; unproven findings throw. */
export const valuesOf = async (language: string, text: string, key: string): Promise<(string | number)[]> =>
  (await factsOf(language, text, key)).flatMap(({ value }): (string | number)[] =>
    value?.kind === "number" ? [value.number] : value?.kind === "date" ? [value.date] : value?.kind === "text" ? [value.text] : []);

/** Its figures as "12 ha", "900 KES plan", to three decimals, in its order. */
export const figuresOf = async (language: string, text: string, key: string): Promise<string[]> =>
  (await factsOf(language, text, key)).map(({ value, currency, unit, projected }) =>
    `${value?.kind === "number" ? Math.round(value.number * 1000) / 1000 : "?"} ${currency ?? unit ?? ""}${projected === true ? " plan" : ""}`);

/** Its answers in words, a choice by its name, in its order. */
export const wordsOf = async (language: string, text: string, key: string): Promise<string[]> =>
  (await factsOf(language, text, key)).map(({ value }) => (value?.kind === "choice" ? value.choice : value?.kind === "text" ? value.text : "?"));

/** The quotations it gives a data point, in its order. */
export const quotesOf = async (language: string, text: string, key: string): Promise<string[]> => (await factsOf(language, text, key)).map(({ quote }) => quote);
