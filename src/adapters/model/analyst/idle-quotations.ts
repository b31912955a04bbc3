import { plainText } from "@/domain/quantities/plain-text";
import type { DroppedFinding, Finding } from "@/domain/risk/finding";
import type { IndicatorDef, Rubric } from "@/domain/risk/rubric";
import type { Claims, Reader } from "./to-findings";

/**
 * Takes out judgements whose quotation stands but shows nothing: a heading, a sentence about something else, one that is
 * given for most of a category. A model that was talked into an answer has only such quotations to give.
 */
export function withoutIdleQuotations(reader: Reader, claims: Claims): Claims {
  const reasons = reasonsOf(reader, claims.findings);
  return {
    ...claims,
    findings: claims.findings.filter(({ id }) => !reasons.has(id)),
    dropped: [...claims.dropped, ...claims.findings.flatMap((finding) => {
      const reason = reasons.get(finding.id);
      return reason ? [{ finding, reason }] : [];
    })],
  };
}

const LEAST_WORDS = 3;

function reasonsOf({ rubric, category, documents }: Reader, findings: readonly Finding[]): Map<string, DroppedFinding["reason"]> {
  const judgements = findings.filter(({ subject }) => subject.kind === "indicator");
  const judged = new Map<string, Set<string>>();
  const quoteOf = ({ documentId, quote }: Finding): string => `${documentId}\n${wordsOf(quote).join(" ")}`;
  for (const finding of judgements) judged.set(quoteOf(finding), (judged.get(quoteOf(finding)) ?? new Set()).add(nameOf(finding)));
  const judgeable = rubric.indicators.filter((indicator) => indicator.category === category && indicator.components.some(({ kind }) => kind !== "metric")).length;
  const most = Math.max(1, Math.floor(judgeable / 2));
  const read = new Set(documents.filter(({ language }) => language === null || KNOWN.has(language)).map(({ id }) => id));
  return new Map(judgements.flatMap((finding): [string, DroppedFinding["reason"]][] => {
    const words = wordsOf(finding.quote);
    if (words.length < LEAST_WORDS) return [[finding.id, "QUOTE_TOO_SHORT"]];
    if ((judged.get(quoteOf(finding))?.size ?? 0) > most) return [[finding.id, "QUOTED_FOR_ALL"]];
    return read.has(finding.documentId) && !speaksOf(rubric, nameOf(finding), words) ? [[finding.id, "OFF_SUBJECT"]] : [];
  }));
}

const nameOf = ({ subject }: Finding): string => (subject.kind === "indicator" ? subject.id : "");
const wordsOf = (text: string): string[] => plainText(text).match(/(?<![\p{L}\p{N}])\p{L}{2,}(?![\p{L}\p{N}])/gu) ?? [];

/** Languages the rubric has words in; in others nothing can be said about the subject. */
const KNOWN: ReadonlySet<string> = new Set(["en", "fr", "es", "pt", "sw"]);
/** Letters that make a word known by its stem: "permit" and "permits". */
const STEM = 5;
const SHORTEST = 4;
/** A stem that more than this share of indicators use says nothing about any of them: "risk", "year". */
const COMMON = 0.3;

const stemOf = (word: string): string => word.slice(0, STEM);
const vocabularies = new WeakMap<Rubric, Map<string, ReadonlySet<string>>>();

function speaksOf(rubric: Rubric, indicator: string, words: readonly string[]): boolean {
  let known = vocabularies.get(rubric);
  if (!known) vocabularies.set(rubric, (known = vocabulariesOf(rubric)));
  const vocabulary = known.get(indicator);
  return words.some((word) => word.length >= SHORTEST && vocabulary?.has(stemOf(word)));
}

function vocabulariesOf(rubric: Rubric): Map<string, ReadonlySet<string>> {
  const all = rubric.indicators.map((indicator) => [indicator.id, stemsOf(rubric, indicator)] as const);
  const uses = new Map<string, number>();
  for (const [, stems] of all) for (const stem of stems) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  const telling = (stem: string): boolean => (uses.get(stem) ?? 0) <= COMMON * all.length;
  return new Map(all.map(([id, stems]) => [id, new Set([...stems].filter(telling))]));
}

function stemsOf(rubric: Rubric, { name, question, lookFor, levels, exposure, dataPoints, hardFlags }: IndicatorDef): Set<string> {
  const points = rubric.dataPoints.filter(({ key, parent }) => dataPoints.includes(key) || (parent !== null && dataPoints.includes(parent)));
  const flags = rubric.hardFlags.filter(({ id }) => hardFlags.includes(id));
  const text = [
    ...Object.values(name), question, ...lookFor, ...Object.values(levels).map(({ criterion }) => criterion),
    ...(exposure ? [...Object.values(exposure.likelihoodGuide), ...Object.values(exposure.impactGuide), ...exposure.mitigants] : []),
    ...points.flatMap(({ label, help, signals }) => [label, help, ...Object.values(signals).flat()]), ...flags.flatMap(({ label, watch }) => [label, ...Object.values(watch).flat()]),
  ].join(" ").replace(/\\[a-zA-Z]/g, " ");
  return new Set((plainText(text).match(/\p{L}+/gu) ?? []).filter((word) => word.length >= SHORTEST).map(stemOf));
}
