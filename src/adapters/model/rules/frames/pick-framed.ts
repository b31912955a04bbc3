import type { NumberToken } from "@/domain/quantities/numbers";
import type { Hit } from "../cues/cue-index";
import { aboutOthers } from "../context/parties";
import { yearsIn } from "../context/period";
import { isBlank, isInstruction } from "../context/placeholders";
import { tenseOf } from "../context/projection";
import type { Candidate } from "../findings/candidate";
import { measureAt, type Measured } from "../pick/measure-value";
import type { DocumentView } from "../view/document-view";
import { moneyOf, outputUnit } from "../pick/told";
import { figuresOf, quantityOf, sharesOf } from "../view/figures-of";
import { lineAt, type PageView } from "../view/page-view";
import { clip, type Span, wordStart } from "../view/sentences";
import { sayingAt } from "../view/saying";
import type { Concept } from "./concept";
import { conceptsIn } from "./concept-index";
import type { Frame, FrameKind } from "./frame";
import { FRAMES } from "./frames";

/** Below a figure beside its name, so that it speaks where nothing better does. */
const SCORE = 4.3;
const KINDS: readonly FrameKind[] = ["percent", "days", "years", "times", "count", "money", "output"];
const BY_KIND = new Map(KINDS.map((kind) => [kind, FRAMES.filter((frame) => frame.kind === kind)]));
/** A clause reaches this far around its figure. */
const REACH = 150;

interface Figure extends Measured {
  kind: FrameKind;
}

/** Figures of one page whose clause holds all the meanings of a data point. */
export function pickFramed(document: DocumentView, view: PageView): Candidate[] {
  const read = readFigures(document, view);
  const last = new Map<FrameKind, Figure>();
  const found: Candidate[] = [];
  for (const [at, figure] of read.entries()) {
    const before = last.get(figure.kind);
    last.set(figure.kind, figure);
    // Most figures of a paper are no share, time or count of the kinds told so: their words are not looked at.
    const frames = (BY_KIND.get(figure.kind) ?? []).filter((frame) => maybe(view, frame, figure));
    if (frames.length === 0) continue;
    const sentence = sayingAt(view, figure.start);
    const clause = clauseOf(view, sentence, figure, before, read.slice(at + 1, at + 6).find(({ kind }) => kind === figure.kind));
    const single = clause.cutBefore || clause.cutAfter ? frames.filter(({ alone }) => !alone) : frames;
    if (single.length === 0) continue;
    const told = conceptsIn(view, document.languages, sentence).filter((hit) => hit.start >= clause.start && hit.end <= clause.end);
    for (const frame of single) {
      const made = fits(frame, figure, told, view.plain) ? candidate(document, view, frame, figure, sentence, clause) : null;
      if (made) found.push(made);
    }
  }
  return found;
}

function readFigures(document: DocumentView, view: PageView): Figure[] {
  const figures = figuresOf(view, document.languages);
  const found = inWords(view);
  const swahili = document.languages.includes("sw");
  for (const [index, token] of figures.entries()) {
    if (!swahili && !namesUnit(view.plain, token)) continue;
    const amount = amountAt(document, view, figures, index);
    if (amount) found.push(amount);
    for (const kind of amount ? [] : kindsOf(view, token)) {
      const measured = measureAt(view.plain, figures, index, kind === "times" || kind === "output" ? "count" : kind, null, document.currencies);
      if (measured) found.push({ ...measured, kind });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

const MONEY_SIGN = /[$€£¢₦₹₱₵.a-z]/;

/** Money, or output in a unit of its own ("90 t", "5,000 litres"). */
function amountAt(document: DocumentView, view: PageView, figures: readonly NumberToken[], index: number): Figure | null {
  const quantity = quantityOf(view.plain, figures, index);
  if (!quantity || quantity.percent || quantity.area || quantity.yield || quantity.value <= 0) return null;
  // Figure beside figure is a table's row, which frames do not read.
  if (/^[ |]{0,4}[-(]?\d/.test(view.plain.slice(quantity.end, quantity.end + 6))) return null;
  const base = { start: quantity.start, end: quantity.end, low: quantity.value, high: quantity.high };
  const unit = quantity.currency || quantity.magnitude >= 1e5 ? null : outputUnit(view, quantity);
  if (unit) return { ...base, kind: "output", unit, currency: null };
  const currency = quantity.currency || quantity.magnitude >= 1e5 ? moneyOf(document, view, quantity) : null;
  return currency && (quantity.value >= 1000 || quantity.magnitude > 1) ? { ...base, kind: "money", unit: null, currency } : null;
}

/** Whether a word or a percent sign follows a figure; without one, only a score's three digits say something here. */
function namesUnit(plain: string, { start, end, value }: NumberToken): boolean {
  const first = plain.charCodeAt(end);
  const code = first === 32 || first === 10 || first === 45 ? plain.charCodeAt(end + 1) : first;
  return (code >= 97 && code <= 122) || code >= 0xc0 || code === 37 || MONEY_SIGN.test(plain.charAt(start - 1)) || (value >= 100 && value < 1000 && Number.isInteger(value));
}

/** What the figure itself and the words that touch it say against a frame. */
function maybe(view: PageView, frame: Frame, figure: Figure): boolean {
  const top = frame.most ?? (frame.kind === "percent" ? 100 : Infinity);
  return figure.low >= (frame.least ?? 0) && (figure.high ?? figure.low) <= top && touches(view, frame, figure);
}

function touches(view: PageView, { before, after }: Frame, { start, end }: Span): boolean {
  if (after && (!/^\s*\p{Ll}/u.test(view.text.slice(end, end + 6)) || !after.test(view.plain.slice(end, end + 60).replace(/\n/g, " ")))) return false;
  return !before || before.test(view.plain.slice(Math.max(0, start - 60), start).replace(/\n/g, " "));
}

const COUNTED = FRAMES.filter(({ kind }) => kind === "count");

/** Shares and times told without a number: "two thirds of", "twice". */
function inWords(view: PageView): Figure[] {
  const shares = sharesOf(view).map(({ start, end, percent }): Figure => ({ kind: "percent", start, end, low: percent, high: null, unit: "%", currency: null }));
  const often = [...view.plain.matchAll(/(?<![a-z])(?:(twice)|thrice)(?![a-z])/g)].map((match): Figure => ({ kind: "times", start: match.index, end: match.index + match[0].length, low: match[1] ? 2 : 3, high: null, unit: null, currency: null }));
  return [...shares, ...often];
}

const DURATION = /^ ?-?(?:calendar |working |business )?(?:(days?|jours?|dias?|siku|weeks?|semaines?|semanas?|wiki)|(months?|mois|mes(?:es)?|miezi)|(?:years?|yrs?|ans?|annees?|anos?|miaka))(?![a-z])/;
const DURATION_BEFORE = /(?<![a-z])(?:(siku|wiki)|(miezi)|miaka(?: ya)?) $/;
const TIMES = /^ (?:times|fois|veces|vezes|sessions?|seances?|sesiones|sessoes|meetings|reunions|reuniones|reunioes|(?:bad |poor |failed |lost |dry |hard )?(?:seasons|droughts|floods|campagnes|campanas|safras)|(?:bad|poor|failed|lost|dry|hard) years)(?![a-z])|^ (?:mauvaises|mal[oa]s|maus|mas) (?:campagnes|annees|cosechas|campanas|anos|safras)/;
/** "the last five seasons" are those counted among. */
const OF_ALL = /(?:last|past|previous|these|of|derniers?|dernieres?|ultim[oa]s|les|los|las|os|as|des)\s$/;
const TIMES_BEFORE = /(?<![a-z])(?:mara|vikao) $/;

/** The kinds a figure may be read as: three months are days to wait or part of a loan's years. */
function kindsOf(view: PageView, token: NumberToken): FrameKind[] {
  const after = view.plain.slice(token.end, token.end + 26).replace(/\n/g, " ");
  const before = view.plain.slice(Math.max(0, token.start - 14), token.start).replace(/\n/g, " ");
  if (/^ ?(?:%|per ?cent|percent|pour ?cent|por ?cien(?:to)?|por ?cento)/.test(after) || before.endsWith("asilimia ")) return ["percent"];
  if ((TIMES.test(after) && !OF_ALL.test(before)) || TIMES_BEFORE.test(before)) return ["times"];
  const span = DURATION.exec(after) ?? DURATION_BEFORE.exec(before);
  if (span) return span[1] ? ["days"] : span[2] ? ["days", "years"] : ["years"];
  return COUNTED.some((frame) => touches(view, frame, token)) && !/^ ?[-/]/.test(after) ? ["count"] : [];
}

/** Ends what was said of the figure before it, or what is said of this one. */
const PART_END = /[,;:(]|(?<![a-z])(?:and|but|while|et|mais|tandis|y|pero|mientras|e|mas|enquanto|na|lakini|huku)(?![a-z])/;

interface Clause extends Span {
  /** Whether another figure of the same kind stands before it or after it in the sentence. */
  cutBefore: boolean;
  cutAfter: boolean;
}

/** The part of a sentence that speaks of this figure and of no other of its kind. */
function clauseOf(view: PageView, sentence: Span, figure: Span, before: Span | undefined, after: Span | undefined): Clause {
  const cut = (from: number, to: number): number => {
    const at = view.plain.slice(from, to).replace(/\n/g, " ").search(PART_END);
    return at < 0 ? -1 : from + at;
  };
  let start = Math.max(sentence.start, figure.start - REACH);
  let end = Math.min(sentence.end, figure.end + REACH);
  if (before && before.end > start) {
    const at = cut(before.end, figure.start);
    start = at < 0 ? before.end : at;
  }
  if (after && after.start < end) {
    const at = cut(figure.end, after.start);
    end = at < 0 ? after.start : at;
  }
  return { start, end: Math.max(end, figure.end), cutBefore: before !== undefined && before.end > sentence.start, cutAfter: after !== undefined && after.start < sentence.end };
}

function fits(frame: Frame, figure: Figure, told: readonly Hit<Concept>[], plain: string): boolean {
  const has = (concept: Concept): boolean => told.some((hit) => hit.rule === concept && !(hit.start < figure.end && figure.start < hit.end && frame.kind !== "percent"));
  if (!frame.all.every((part) => (typeof part === "string" ? has(part) : part.some(has))) || frame.none?.some(has)) return false;
  if (!frame.nearest) return true;
  const { among, is } = frame.nearest;
  const distance = (hit: Hit<Concept>): number => {
    const [from, to] = hit.start >= figure.end ? [figure.end, hit.start] : [hit.end, figure.start];
    return to - from + (/[,;:]/.test(plain.slice(from, to)) ? 1000 : 0);
  };
  const [near] = told.filter((hit) => among.includes(hit.rule)).sort((a, b) => distance(a) - distance(b) || a.start - b.start);
  return near?.rule === is;
}

function candidate(document: DocumentView, view: PageView, frame: Frame, figure: Figure, sentence: Span, clause: Clause): Candidate | null {
  const from = Math.max(sentence.start, figure.start - 220);
  // What is said of another figure of its kind counts nothing for this one.
  const plain = view.plain.slice(clause.cutBefore ? clause.start : from, clause.cutAfter ? clause.end : Math.min(sentence.end, figure.end + 180)).replace(/\n/g, " ");
  if (frame.never?.test(plain) || (frame.needs && !frame.needs.test(plain)) || aboutOthers(plain) || isBlank(plain) || isInstruction(plain)) return null;
  if (sharesRow(view, figure)) return null;
  const years = yearsIn(view.plain.slice(Math.max(from, figure.start - 80), Math.min(sentence.end, figure.end + 60)));
  const tense = frame.key === "projected_revenue_next_year" ? true : frame.plan ? null : frame.past ? false : tenseOf(plain, years, document.thisYear, document.forecast);
  const past = years.filter((year) => year <= document.thisYear || tense === true);
  const span = clip(view.text, { start: wordStart(view.plain, from, sentence.start), end: Math.max(sentence.end, figure.end) }, Math.max(300, figure.end - from + 20));
  return {
    key: frame.key, page: view, start: span.start, end: Math.max(span.end, figure.end), value: { kind: "number", number: figure.low, high: figure.high }, unit: frame.unit ?? (frame.kind === "percent" ? "%" : figure.unit), currency: figure.currency,
    period: past.length > 0 ? String(Math.max(...past)) : null, projected: tense, score: SCORE - view.page.index * 0.01,
  };
}

/** A table's row of several figures: which of them is meant its heads say, not its words. */
function sharesRow(view: PageView, figure: Figure): boolean {
  const line = lineAt(view, figure.start);
  const raw = view.text.slice(line.start, line.end);
  return /^(?:[A-Z]{1,3}\d{1,5}: |\s*\|)/.test(raw) && raw.split("|").filter((cell) => /^\s*(?:[A-Z]{1,3}\d{1,5}: )?[-(]?[\d.,\s]*\d\)?\s*%?\s*$/.test(cell)).length > 1;
}
