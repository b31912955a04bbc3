import type { ComponentResult, EvidenceRef } from "@/domain/risk/assessed";

const GRADE_ORDER = "ABCD";
const samePlace = (ref: EvidenceRef): string => JSON.stringify([ref.documentId, ref.page, ref.place, ref.quote, ref.answeredBy, ref.said]);

/** Each passage once, best grade first, otherwise in the order found. */
export function distinctPassages(components: readonly ComponentResult[]): EvidenceRef[] {
  const refs = components.flatMap((component) => [...component.evidence, ...(component.computed?.inputs.flatMap((input) => input.evidence) ?? [])]);
  const seen = new Map<string, EvidenceRef>();
  for (const ref of refs) if (!seen.has(samePlace(ref))) seen.set(samePlace(ref), ref);
  return [...seen.values()].sort((a, b) => GRADE_ORDER.indexOf(a.grade) - GRADE_ORDER.indexOf(b.grade));
}

/** Direction and language of a quotation, from its script; null = leave it to the page. */
export function scriptOf(text: string): { lang: string; dir: "ltr" | "rtl" } | null {
  if (/\p{Script=Arabic}/u.test(text)) return { lang: "ar", dir: "rtl" };
  if (/\p{Script=Hebrew}/u.test(text)) return { lang: "he", dir: "rtl" };
  if (/\p{Script=Ethiopic}/u.test(text)) return { lang: "am", dir: "ltr" };
  return null;
}

/** "p. 14", or the finer place where the document has one: "Budget!D12". */
export const placeWords = (ref: Pick<EvidenceRef, "page" | "place">): string =>
  ref.place !== null && ref.place !== "" ? ref.place : ref.page === null ? "" : `p. ${ref.page}`;
