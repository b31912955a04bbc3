import type { EvidenceRef } from "../risk/assessed";
import { clip, oneLine } from "./printable";
import { TEXT_CAPS, type ReportContext } from "./report-context";
import type { Evidence, Words } from "./report-document";
import type { ReportSource } from "./report-input";
import { fill } from "./report-labels";

const ARABIC_LANGUAGES = new Set(["ar", "fa", "ur"]);
const ETHIOPIC_LANGUAGES = new Set(["am", "ti"]);

/** The script decides where it can: a guess of the whole document's language may be wrong for one sentence. */
function languageOf(text: string, guess: string | null, fallback: string): string {
  if (/\p{Script=Arabic}/u.test(text)) return guess !== null && ARABIC_LANGUAGES.has(guess) ? guess : "ar";
  if (/\p{Script=Ethiopic}/u.test(text)) return guess !== null && ETHIOPIC_LANGUAGES.has(guess) ? guess : "am";
  return guess ?? fallback;
}

/** Words out of a document, marked with their language when it is not the report's. */
export function documentWords(context: ReportContext, text: string, source: ReportSource | null): Words {
  const locale = context.input.locale;
  const lang = languageOf(text, source?.language ?? null, locale);
  return lang === locale ? text : { text, lang };
}

/** "Budget!D12", "Sheet Budget" or "p. 14": the finest place known. */
function whereText(context: ReportContext, ref: EvidenceRef, source: ReportSource): string {
  if (ref.place !== null && ref.place !== "") return context.text(ref.place, TEXT_CAPS.title);
  if (ref.page === null) return "";
  return source.pageLabels?.[ref.page - 1] ?? fill(context.labels.pageShort, { n: ref.page });
}

function sourceText(context: ReportContext, ref: EvidenceRef, source: ReportSource | null): string {
  const { labels } = context;
  if (source === null) {
    if (ref.answeredBy !== null) return answerText(context, ref, ref.answeredBy);
    return ref.documentId === null ? labels.referenceInput : labels.documentGone;
  }
  const place = [context.codes.document.get(source.id) ?? "", context.text(source.name, TEXT_CAPS.name), whereText(context, ref, source)];
  const at = place.filter((part) => part !== "").join(", ");
  return ref.answeredBy === null ? at : fill(labels.answerWith, { name: ref.answeredBy, source: at });
}

/** What was said, by whom, and who entered it. */
function answerText(context: ReportContext, { said, toldBy }: EvidenceRef, name: string): string {
  const { labels } = context;
  const by = toldBy === undefined ? fill(labels.answerBy, { name }) : fill(labels.answerToldBy, { who: context.text(toldBy, TEXT_CAPS.name), name });
  return said === undefined ? by : fill(labels.answerSaid, { said: context.text(said, TEXT_CAPS.quote).replace(/\.$/, ""), by });
}

export function evidenceOf(context: ReportContext, ref: EvidenceRef): Evidence {
  const source = ref.documentId === null ? null : context.document(ref.documentId);
  const quote = ref.quote === null || ref.quote.trim() === "" ? null : clip(oneLine(ref.quote), TEXT_CAPS.quote);
  return {
    quote: quote === null ? null : documentWords(context, quote.text, source),
    source: sourceText(context, ref, source),
    sourceId: source === null ? null : context.codes.document.get(source.id) ?? null,
    grade: ref.grade,
    shortened: quote?.cut ?? false,
  };
}

const GRADE_ORDER = "ABCD";
const sameAs = (ref: EvidenceRef): string => JSON.stringify([ref.documentId, ref.page, ref.place, ref.quote, ref.answeredBy, ref.said]);

/** Each passage once, best grade first, otherwise in the order found. */
export function distinctEvidence(refs: readonly EvidenceRef[]): EvidenceRef[] {
  const seen = new Map<string, EvidenceRef>();
  for (const ref of refs) if (!seen.has(sameAs(ref))) seen.set(sameAs(ref), ref);
  return [...seen.values()].sort((a, b) => GRADE_ORDER.indexOf(a.grade) - GRADE_ORDER.indexOf(b.grade));
}
