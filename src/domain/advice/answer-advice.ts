import { sameValue } from "../evaluation/judge-reading";
import { checkAnswer } from "../gaps/check-answer";
import type { Answer, GapCandidate } from "../gaps/gap";
import { jsonBody } from "../model/json-body";
import { gradeOrder } from "../risk/levels";
import type { DataPointDef } from "../risk/rubric";

/** What is said of one answer to a gap. It advises; the person decides. */
export interface AnswerAdvice {
  answersQuestion: boolean;
  /** A passage that says otherwise. */
  contradictedBy: { quotation: string; document: number | null; page: number | null } | null;
  /** One sentence; null = nothing to add. */
  advice: string | null;
}

/** The advice a model wrote as JSON, or what is wrong with it in words it can act on. */
export function readAnswerAdvice(text: string): { ok: true; advice: AnswerAdvice } | { ok: false; fault: string } {
  let json: unknown;
  try {
    json = JSON.parse(jsonBody(text));
  } catch {
    return { ok: false, fault: "It is not one JSON object." };
  }
  if (!isRecord(json) || typeof json.answersQuestion !== "boolean") return { ok: false, fault: "answersQuestion must be true or false." };
  const { advice = null, contradictedBy = null } = json;
  if (advice !== null && typeof advice !== "string") return { ok: false, fault: "advice must be a sentence or null." };
  if (contradictedBy === null) return { ok: true, advice: { answersQuestion: json.answersQuestion, contradictedBy: null, advice: sentenceOf(advice) } };
  const quotation = isRecord(contradictedBy) ? (contradictedBy.quotation ?? contradictedBy.quote) : null;
  if (!isRecord(contradictedBy) || typeof quotation !== "string") return { ok: false, fault: "contradictedBy must be null or hold quotation, document and page." };
  return {
    ok: true,
    advice: { answersQuestion: json.answersQuestion, advice: sentenceOf(advice), contradictedBy: { quotation, document: numberOf(contradictedBy.document), page: numberOf(contradictedBy.page) } },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const sentenceOf = (text: string | null): string | null => (text === null || text.trim() === "" ? null : text.trim().slice(0, 500));

function numberOf(value: unknown): number | null {
  const digits = typeof value === "number" ? String(value) : typeof value === "string" ? /\d+/.exec(value)?.[0] : undefined;
  return digits === undefined || !/^\d+$/.test(digits) ? null : Number(digits);
}

/** What code alone can say: whether the value is plausible, and the best passage that states another one for the same time. */
export function adviseByRules(def: DataPointDef, { value, unit, currency, period, note }: Answer, candidates: readonly GapCandidate[], documentIds: readonly string[]): AnswerAdvice {
  const checked = value === null ? null : checkAnswer(def, value, unit, currency, note);
  const other = [...candidates]
    .sort((a, b) => gradeOrder(a.grade) - gradeOrder(b.grade))
    .find((candidate) => value !== null && candidate.value !== null && !sameValue(candidate.value, value) && (period === null || candidate.period === null || candidate.period === period));
  return {
    answersQuestion: checked?.kind !== "refused",
    contradictedBy: other ? { quotation: other.quote, document: documentIds.indexOf(other.documentId) + 1 || null, page: other.page } : null,
    advice: checked !== null && checked.kind !== "ok" ? checked.reason : null,
  };
}
