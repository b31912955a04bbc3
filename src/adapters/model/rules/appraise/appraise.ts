import type { DocumentAppraisal } from "@/domain/ports/analyst";
import { findDates } from "@/domain/quantities/dates";
import { plainText } from "@/domain/quantities/plain-text";
import type { DocumentTypeDef, GradeId, Rubric } from "@/domain/risk/rubric";
import { plainCue } from "../cues/rubric-cue";
import type { WholeDocument } from "../view/document-view";
import { firmName } from "./firm-name";

const memo = new WeakMap<DocumentTypeDef, Map<string, RegExp[]>>();

function cuesOf(type: DocumentTypeDef, language: string): RegExp[] {
  const known = memo.get(type) ?? new Map<string, RegExp[]>();
  memo.set(type, known);
  const compiled = known.get(language);
  if (compiled) return compiled;
  const made = (Object.entries(type.detect).find(([code]) => code === language)?.[1] ?? []).map((cue) => new RegExp(`(?<![a-z])${plainCue(cue).replace(/ /g, "\\s+")}`));
  known.set(language, made);
  return made;
}

/** How many different cues of the kind stand in a text, in any language of the rubric. */
export const marksOf = (type: DocumentTypeDef, text: string): number =>
  Object.keys(type.detect).flatMap((language) => cuesOf(type, language)).filter((cue) => cue.test(plainText(text))).length;

/** What a document is by the rubric's list: the type with most different cues on its first pages or in its name. */
export function appraise(document: WholeDocument, rubric: Rubric, asOf: string): DocumentAppraisal {
  const { minHits, pages } = rubric.documentDetection;
  const front = `${plainText(document.document.name.replace(/[_-]/g, " "))}\n${document.pages.slice(0, pages).map((view) => view.plain).join("\n").slice(0, 20_000)}`;
  let best: { id: string; hits: number } | null = null;
  for (const type of rubric.documents) {
    const hits = document.languages.flatMap((language) => cuesOf(type, language)).filter((cue) => cue.test(front)).length;
    if (hits >= minHits && (!best || hits > best.hits)) best = { id: type.id, hits };
  }
  const dates = findDates(front.slice(0, 3000)).filter((date) => date.iso.length === 10 && date.iso <= asOf);
  return { documentId: document.document.id, documentType: best?.id ?? null, template: document.template, dated: dates[0]?.iso ?? null, firm: firmName(document.pages[0]) };
}

/**
 * Grade that a document of this type gives its statements; D when no type is recognised. Accounts without
 * an auditor's opinion in them are the firm's own, whatever they are called.
 */
export function gradeOf(appraisal: DocumentAppraisal, rubric: Rubric, audited: boolean): GradeId {
  const grade = rubric.documents.find((type) => type.id === appraisal.documentType)?.grade ?? "D";
  return appraisal.documentType === "annual-accounts" && !audited && grade === "A" ? "C" : grade;
}

const OPINION = /present(?:s|ed)? fairly|true and fair|opinion|presentan? razonablemente|image fidele|sinceres|apresentam|maoni ya mkaguzi/;

/** Whether words are an auditor's opinion, and not merely the word "audited". */
export function givesOpinion(plain: string): boolean {
  return OPINION.test(plain);
}
