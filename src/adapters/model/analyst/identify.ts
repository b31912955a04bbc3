import { findDates } from "@/domain/quantities/dates";
import { plainText } from "@/domain/quantities/plain-text";
import type { AnalystDocument, Identification } from "@/domain/ports/analyst";
import type { ReadingAccount } from "@/domain/model/reading-account";
import type { DroppedFinding, Finding, FindingValue, IdentityClaim } from "@/domain/risk/finding";
import type { Rubric } from "@/domain/risk/rubric";
import { quoteFinder, verifyFindings } from "@/domain/risk/verify-findings";
import { marksOf } from "../rules/appraise/appraise";
import { findingId } from "../rules/findings/build";
import { isKnown } from "../rules/view/document-view";
import type { IdentityAnswer } from "./identity-schema";
import { NOTHING } from "./to-findings";

/** Longest name of who made a paper out, characters. */
const LONGEST_NAME = 120;

/** A model's word of one document, part by part: what its quotation bears out is kept, the rest is dropped and counted. */
export function identify(rubric: Rubric, document: AnalystDocument, answer: IdentityAnswer): { said: Identification; dropped: DroppedFinding[]; offTopic: number } {
  const type = rubric.documents.find(({ id }) => id === answer.kind.id);
  const issuer = answer.issuer.name.trim().slice(0, LONGEST_NAME);
  const claims: { finding: Finding; bornOut: boolean }[] = [
    ...(type ? [{ finding: claim(document, "kind", type.id, answer.kind), bornOut: true }] : []),
    ...(issuer === "" ? [] : [{ finding: claim(document, "issuer", issuer, answer.issuer), bornOut: quoteFinder(answer.issuer.quote)(issuer) }]),
    ...(answer.date.value === "" ? [] : [{ finding: claim(document, "date", answer.date.value, answer.date), bornOut: dateStands(answer.date.value, answer.date.quote) }]),
  ];
  const { verified, dropped } = verifyFindings(claims.filter(({ bornOut }) => bornOut).map(({ finding }) => finding), [document]);
  const kept = (part: IdentityClaim): Finding | undefined => verified.find(({ subject }) => subject.kind === "document" && subject.claim === part);
  const kind = kept("kind");
  return {
    said: {
      documentId: document.id, documentType: kind && type ? type.id : null, issuer: kept("issuer") ? issuer : null, dated: kept("date") ? answer.date.value : null,
      // In a language the rules know they have had their say, and words of another one in it prove nothing.
      supported: kind !== undefined && type !== undefined && !isKnown(document.language) && kind.locator.page <= rubric.documentDetection.pages && marksOf(type, kind.quote) >= rubric.documentDetection.minHits,
    },
    dropped: [...claims.filter(({ bornOut }) => !bornOut).map(({ finding }) => ({ finding, reason: "VALUE_NOT_IN_QUOTE" as const })), ...dropped],
    offTopic: answer.kind.id !== "" && !type ? 1 : 0,
  };
}

function claim({ id: documentId }: AnalystDocument, part: IdentityClaim, said: string, { page, quote }: { page: number; quote: string }): Finding {
  const value: FindingValue = { kind: "text", text: said };
  // The kind is an id of ours and stands in no document; a date is compared as a date.
  return { ...NOTHING, id: findingId([documentId, "document", part, page, quote, said]), subject: { kind: "document", claim: part }, value: part === "issuer" ? value : null, quote, documentId, locator: { page, place: null }, grade: "D" };
}

/** Whether the quotation prints this very date, month or year, and no coarser one. */
function dateStands(iso: string, quote: string): boolean {
  const plain = plainText(quote);
  if (/^(?:19|20)\d{2}$/.test(iso)) return new RegExp(`(?<!\\d)${iso}(?!\\d)`).test(plain);
  return /^\d{4}-\d{2}(?:-\d{2})?$/.test(iso) && findDates(plain).some((found) => found.iso === iso || (iso.length === 7 && found.iso.startsWith(`${iso}-`)));
}

/** The account of one question, in the form that a run keeps. */
export const identityAccount = ({ leftOut, dropped, offTopic }: Pick<ReadingAccount, "leftOut" | "dropped" | "offTopic">, promptVersionIds: string[]): ReadingAccount =>
  ({ leftOut, notes: [], dropped, offTopic, promptVersionIds });
