import type { Finding } from "@/domain/risk/finding";
import type { GradeId } from "@/domain/risk/rubric";
import type { Candidate } from "./candidate";

/** Stable, short, and without any dependence on order: FNV-1a over subject, place and quotation. */
export function findingId(parts: readonly (string | number)[]): string {
  let hash = 0x811c9dc5;
  let second = 0x1000193;
  for (const unit of parts.join("\u0000")) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    second = Math.imul(second + (unit.codePointAt(0) ?? 0), 0x85ebca6b) >>> 0;
  }
  return `f-${hash.toString(16).padStart(8, "0")}${second.toString(16).padStart(8, "0")}`;
}

/** The cell or paragraph a quotation begins in, where the reader knows one. */
function placeOf(candidate: Candidate): string | null {
  const { segments } = candidate.page.page;
  return segments.find((segment) => segment.start <= candidate.start && candidate.start < segment.end)?.locator ?? null;
}

/** Widens a span to whole words and numbers: a quotation that breaks off inside one does not stand. */
function wholeWords(text: string, start: number, end: number): { start: number; end: number } {
  let from = start;
  let to = end;
  const inside = (at: number): boolean => /\S/.test(text.charAt(at - 1)) && /\S/.test(text.charAt(at));
  while (from > 0 && start - from < 40 && inside(from)) from -= 1;
  while (to < text.length && to - end < 40 && inside(to)) to += 1;
  return { start: from, end: to };
}

export function buildFinding(documentId: string, found: Candidate, grade: GradeId): Finding {
  const candidate = { ...found, ...wholeWords(found.page.text, found.start, found.end) };
  const quote = candidate.page.text.slice(candidate.start, candidate.end);
  return {
    id: findingId([documentId, candidate.key, candidate.page.page.index, candidate.start, quote, JSON.stringify(candidate.value)]),
    subject: { kind: "dataPoint", key: candidate.key },
    level: null, likelihood: null, impact: null,
    value: candidate.value, unit: candidate.unit, currency: candidate.currency, period: candidate.period, projected: candidate.projected,
    quote, documentId, locator: { page: candidate.page.page.index, place: placeOf(candidate) },
    // A figure about a period that has not ended is a statement, whatever paper it stands in.
    grade: candidate.projected === true ? "D" : grade,
    contradicts: [],
  };
}
