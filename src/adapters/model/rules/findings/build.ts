import type { Finding, Subject } from "@/domain/risk/finding";
import type { GradeId, LevelId } from "@/domain/risk/rubric";
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
function placeOf(candidate: Pick<Candidate, "page" | "start">): string | null {
  const { segments } = candidate.page.page;
  return segments.find((segment) => segment.start <= candidate.start && candidate.start < segment.end)?.locator ?? null;
}

/** Widens a span to whole words and numbers: a quotation that breaks off inside one does not stand. */
function wholeWords(text: string, start: number, end: number): { start: number; end: number } {
  let from = start;
  let to = end;
  // A bracket ends a word: "[country: Kenya]" is filled in, and its brackets are not quoted.
  const inside = (at: number): boolean => /[^\s[\]]/.test(text.charAt(at - 1)) && /[^\s[\]]/.test(text.charAt(at));
  while (from > 0 && start - from < 40 && inside(from)) from -= 1;
  while (to < text.length && to - end < 40 && inside(to)) to += 1;
  return { start: from, end: to };
}

/** A place on a page whatever it is evidence for. */
type Quoted = Pick<Candidate, "page" | "start" | "end">;

function base(documentId: string, subject: Exclude<Subject, { kind: "document" }>, found: Quoted, mark: string): Pick<Finding, "id" | "subject" | "quote" | "documentId" | "locator" | "contradicts"> {
  const place = { page: found.page, ...wholeWords(found.page.text, found.start, found.end) };
  const quote = found.page.text.slice(place.start, place.end);
  const name = subject.kind === "dataPoint" ? subject.key : subject.id;
  return {
    id: findingId([documentId, subject.kind, name, found.page.page.index, place.start, quote, mark]),
    subject, quote, documentId, locator: { page: found.page.page.index, place: placeOf(place) }, contradicts: [],
  };
}

const NOTHING = { level: null, likelihood: null, impact: null, value: null, unit: null, currency: null, period: null, projected: null };

export function buildFinding(documentId: string, candidate: Candidate, grade: GradeId): Finding {
  return {
    ...NOTHING,
    ...base(documentId, { kind: "dataPoint", key: candidate.key }, candidate, JSON.stringify(candidate.value)),
    value: candidate.value, unit: candidate.unit, currency: candidate.currency, period: candidate.period, projected: candidate.projected,
    // A figure about a period that has not ended is a statement, whatever paper it stands in.
    grade: candidate.projected === true ? "D" : grade,
  };
}

export function buildFlagFinding(documentId: string, flag: string, place: Quoted, grade: GradeId): Finding {
  return { ...NOTHING, ...base(documentId, { kind: "flag", id: flag }, place, ""), grade };
}

export function buildExposure(documentId: string, indicator: string, { likelihood, impact }: { likelihood: number; impact: number }, place: Quoted, grade: GradeId): Finding {
  return { ...NOTHING, ...base(documentId, { kind: "indicator", id: indicator, component: "likelihood_impact" }, place, `${likelihood}x${impact}`), likelihood, impact, grade };
}

export function buildJudgement(documentId: string, indicator: string, level: LevelId, place: Quoted, grade: GradeId): Finding {
  return { ...NOTHING, ...base(documentId, { kind: "indicator", id: indicator, component: "judgement" }, place, level), level, grade };
}
