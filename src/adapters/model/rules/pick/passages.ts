import type { Hit } from "../cues/cue-index";
import type { TextRule } from "../cues/text-rule";
import { isBlank, isInstruction } from "../context/placeholders";
import { deniesItself, isDenied } from "../context/negation";
import { aboutOthers, explainsAccounting } from "../context/parties";
import { namesSomebody } from "../context/persons";
import type { Candidate } from "../findings/candidate";
import { afterBullet, blockAt, lineAt, type Line, type PageView } from "../view/page-view";
import { endsBlock, isCaption, isFragment, isTableHead, opensNext } from "./fragments";
import { isAmounts, namesOnly, PRICED, toldByAmounts } from "./names-only";
import { speaksOf } from "../passages/speaks-of";
import { substanceOf } from "./substance";
import { clip, sentenceAt, trim, type Span } from "../view/sentences";

/** Quotations stay short enough to read and long enough to hold a list. */
const PASSAGE_LIMIT = 420;
const SENTENCE_LIMIT = 320;
/** Entries of a glossary explain a word; they say nothing about the firm. */
const DEFINITION = /^(?:[:\s]*)(?:means|shall mean|refers to|designe|signifie|significa|se entiende|maana yake)(?!\p{L})/u;
/** The least worth of what stands behind or under a label of its own. */
const SURE = 7.5;
/** Words to a reader who has no farm yet: "if you own no land", "location should ideally be". */
const ADVICE = /\b(?:if you(?:'re|'ve)?|you (?:can|could|should|need|must|will|may|might|don't)|should ideally|vous (?:pouvez|devez|devrez)|il est (?:conseille|recommande)|usted (?:puede|debe)|se recomienda|recomenda-se|voce (?:pode|deve)|unaweza|unapaswa|inashauriwa)\b/;
/** A form's "none". */
const NONE = /^(?:none|nil|n\/?a|tbd|to be (?:defined|confirmed|determined|written)|a definir|a completer|a preciser|por definir|itajulikana|not applicable|neant|aucune?|ningun[oa]?|no aplica|nenhuma?|nao (?:tem|ha)|hakuna|hapana)\s*(?:[.;,:]|$)/u;
/** Dots that lead to a page's number; those before an amount are a list's. */
const CONTENTS = /\.{4,} ?\d{1,3}(?!\d|[.,]\d| \d{3})/;
const FORM_NO = /^\s+(?:no|none|nil|non|aucune?|neant|ningun[oa]?|nao|nenhuma?|hakuna|hapana)\s*$/u;
const NUMBERED = /^\s*(?:\d{1,2}(?:\.\d{1,2}){0,3}(?:[.)]| ?[-\u2013])?|[ivx]{1,4} ?[.)\u2013-]|[a-h][.)]) +\p{L}/u;

/** Passages of one page that answer text data points. */
export function pickPassages(view: PageView, hits: readonly Hit<TextRule>[]): Candidate[] {
  const found: Candidate[] = [];
  for (const hit of hits) {
    const passage = hit.kind === "head" ? underHeading(view, hit) : inSentence(view, hit);
    if (passage) found.push(passage);
  }
  return merge(found);
}

function underHeading(view: PageView, hit: Hit<TextRule>): Candidate | null {
  const line = lineAt(view, hit.start);
  const inTable = /^\s*\|\s*$/.test(view.plain.slice(line.start, hit.start));
  if (ADDRESS.test(view.text.slice(line.start, hit.start))) return besideCell(view, hit, line);
  if (!inTable && hit.start > afterBullet(view.plain, line) + 1) return inlineLabel(view, hit);
  const rest = view.plain.slice(hit.end, line.end);
  const label = (inTable ? /^[^|\n]{0,24}\|\s*/ : /^\s*(?:\*\*|__)?\s*(?:\([^)\n]{0,40}\))?\s*[:：](?:\*\*|__)?\s*/).exec(rest);
  if (label && rest.slice(label[0].length).trim().length > 1) {
    if (inTable && isPrintedHead(view, line, rest.slice(label[0].length).replace(/\|\s*$/, ""))) return null;
    // A printed table's row is its line; a label's value runs on.
    const end = inTable && /\|\s*$/.test(rest) ? line.end : valueEnd(view, line);
    // A row of several cells is told whole; "label | answer" by its answer.
    const from = inTable && /\|[^|]*\|\s*$/.test(rest.slice(label[0].length)) ? hit.start : hit.end + label[0].length;
    return text(view, hit.rule, { start: hit.start, end }, { start: from, end }, 10);
  }
  // "WATER. The farm draws from two wells …": a head that runs into its text.
  const runIn = inTable || !/^[\p{Lu}\d(•*]/u.test(view.text.slice(line.start, line.end).trim()) || !/^\p{Lu}/u.test(view.text.slice(hit.start, hit.end)) ? null : /^(?: (?:and|&) [\p{L}]{3,16})?\.\s+(?=[\p{Lu}\d])/u.exec(view.text.slice(hit.end, line.end));
  if (runIn && line.end - hit.end > 24) {
    const end = valueEnd(view, line);
    return text(view, hit.rule, { start: hit.start, end }, { start: hit.end + runIn[0].length, end }, 8.5);
  }
  // A form's "Insurance   No" is answered on its line; what stands under it is the next question.
  if (FORM_NO.test(rest)) return hit.rule.denialAnswers ? text(view, hit.rule, { start: hit.start, end: line.end }, { start: hit.start, end: line.end }, 8) : null;
  // "Payback period 7 months": a row that holds what the rule asks for answers by itself.
  if (!inTable && hit.rule.needs?.test(rest) && /^ {1,3}\S[^.;|\n]{2,50}$/.test(rest) && /\d/.test(rest)) return text(view, hit.rule, { start: hit.start, end: line.end }, { start: hit.end, end: line.end }, 6.5);
  // "Location Zipacon, Cundinamarca": a row of a form whose answer begins large and goes on behind a comma.
  const beside = inTable || isShout(view, line) ? null : /^ {1,3}(?=\p{Lu}[^|:\n]{2,30}, \p{Lu})[^|:\n]{6,80}$/u.exec(view.text.slice(hit.end, line.end));
  if (beside) return text(view, hit.rule, { start: hit.start, end: line.end }, { start: hit.end, end: line.end }, 6.5);
  if (!inTable && !isShout(view, line) && isFormRow(view, line, rest)) return text(view, hit.rule, { start: hit.start, end: line.end }, { start: hit.end, end: line.end }, 6.5);
  // "Purpose of the document": of the paper, not of what it is about.
  if (OF_THE_PAPER.test(rest)) return null;
  const alone = /^\s*(?:\([^)\n]{0,40}\))?\s*[:：.-]?\s*$/.test(rest);
  // "CROPS WE GROW UNDER CONTRACT": a heading may go on after the cue, a sentence may not.
  if (!alone && !((line.heading || isShout(view, line)) && rest.trim().split(/\s+/).length <= 5)) return null;
  // An empty field of a form: the next line is the next field.
  if (/[:：]\s*$/.test(rest) && nextIsField(view, line)) return null;
  const block = blockUnder(view, line);
  return block ? text(view, hit.rule, block, block, !alone ? 5.5 : line.heading || label ? 8 : 4) : null;
}

const OF_THE_PAPER = /^ (?:of (?:the|this) (?:document|report|study|agreement|contract|lease|paper|policy|meeting|manual|guide)|d(?:u|e ce) (?:document|rapport|present|contrat|guide|manuel)|del? (?:este |presente )?(?:documento|informe|contrato|estudio|manual)|d[oe](?:ste)? (?:documento|relatorio|contrato|estudo|manual)|ya (?:hati|taarifa|waraka|mkataba))\b/;
const FIELD = /^\s*\p{Lu}[^:\n.]{2,40} ?:(?:\s|$)/u;
const nextIsField = (view: PageView, line: Line): boolean => {
  const next = view.lines[line.index + 1];
  return next !== undefined && !next.item && FIELD.test(view.text.slice(next.start, next.end)) && FIELD.test(view.text.slice(line.start, line.end));
};
/** "Declared activity Milk and cheese": a row among rows of a form printed without colons, its answer beginning large. */
function isFormRow(view: PageView, line: Line, rest: string): boolean {
  const answer = view.text.slice(line.end - rest.length, line.end);
  const beside = [view.lines[line.index - 1], view.lines[line.index + 1]].map((each) => (each ? view.text.slice(each.start, each.end).trim() : ""));
  return /^ {1,3}\p{Lu}[^.|\n]* \p{Ll}{5,}[^.|\n]*$/u.test(answer) && beside.every((each) => each.length > 6 && each.length < 110 && /^\p{Lu}/u.test(each) && !/[.;:]$/.test(each)) && beside.some((each) => /\d/.test(each));
}

/** A sheet's first cell before its words. */
const ADDRESS = /^A\d{1,5}: $/;
/** "Customer | Paid after (days)" over "… | 30": a head above a column of figures is no answer. */
const isColumnHead = (view: PageView, line: Line, cell: string): boolean => {
  const next = view.lines[line.index + 1];
  return !/\d/.test(cell) && next !== undefined && /^A\d{1,5}: [^|]+\| B\d{1,5}: [-(]?\d[\d.,]*%?\)?\s*(?:\||$)/.test(view.text.slice(next.start, next.end));
};
/** The same of a printed table: "| Revenue source | Projection |" over "| Winter greens | $35,000 |". */
const isPrintedHead = (view: PageView, line: Line, cell: string): boolean => {
  const next = view.lines[line.index + 1];
  return !/\d/.test(cell) && cell.trim().split(/\s+/).length <= 3 && next !== undefined && /^\s*\|[^|]+\| ?[~($€£-]{0,3}\d[\d.,]*/.test(view.text.slice(next.start, next.end));
};
/** A sheet's row "A4: Water | B4: river, by pump": the cell beside a name answers. */
function besideCell(view: PageView, hit: Hit<TextRule>, line: Line): Candidate | null {
  const beside = /^(?: ?\([^)|]{0,24}\)| ?:)? \| B\d{1,5}: (?=\S)([^|\n]{4,})/.exec(view.text.slice(hit.end, line.end));
  if (!beside?.[1] || isColumnHead(view, line, beside[1])) return null;
  const end = hit.end + beside[0].length;
  return text(view, hit.rule, { start: hit.start, end }, { start: end - beside[1].length, end }, 10);
}

/** Headings that a text export left inside the line ("## Risks", "**Risks** :"), and labels that open a sentence ("… done. Use of funds: …"). */
function inlineLabel(view: PageView, hit: Hit<TextRule>): Candidate | null {
  const before = view.plain.slice(Math.max(0, hit.start - 44), hit.start);
  const marked = /(?:#{1,5} (?:\d{1,2}[.)] )?|\*\*)[\p{L} '&/]{0,24}$/u.test(before);
  const rest = view.plain.slice(hit.end, hit.end + 60);
  // Without a colon nobody knows where a heading inside a line ends: the rest of it is quoted with what follows.
  const tail = marked ? (/^[\p{L}\s'&/()]{0,30}(?:\*\*)?(?: \([^)\n]{0,40}\))?\s*(?::|(?=[-#*]{1,3} ))\s*/u.exec(rest) ?? /^\W*/.exec(rest)) : /^[\p{L} '&/]{0,26}\s?: /u.exec(rest);
  if (!tail || (!marked && !/(?:[.!?:]\s|\n)[\p{L}\s'&/]{0,30}$/u.test(before))) return null;
  if (!marked && !/^\p{Lu}/u.test(view.text.slice(hit.start - (/[\p{L}\s'&/]*$/u.exec(before)?.[0].trimStart().length ?? 0)))) return null;
  // "Equipment rent: $11,812": what a thing costs is not the thing.
  if (COST_OF.test(tail[0])) return null;
  const from = hit.end + tail[0].length;
  if (hit.rule.never?.test(view.plain.slice(lineAt(view, hit.start).start, from))) return null;
  const section = view.plain.slice(from, from + PASSAGE_LIMIT).search(/#{1,5} |\n(?=\d{1,2}\. )/);
  // Inside a printed table the answer is the rest of the row.
  const row = /^\s*\|/.test(view.plain.slice(lineAt(view, hit.start).start, hit.start)) ? lineAt(view, hit.start).end : Infinity;
  const stop = Math.min(row, section < 0 ? from + PASSAGE_LIMIT : from + section, marked ? Infinity : sentenceAt(view, from).end);
  return text(view, hit.rule, { start: hit.start, end: Math.min(view.text.length, stop) }, { start: from, end: Math.min(view.text.length, stop) }, marked ? (/(?:\*\*|[#.)] )$/.test(before) ? 6 : 4) : 7);
}

const COST_OF = /^[^:]{0,24}\b(?:rent|rentals?|fees?|price|costs?|value|loyer|couts?|prix|valeur|alquiler|costos?|precio|valor|aluguel|custos?|preco|gharama|bei)\b/;

/** A label's value runs on while lines go on mid-sentence. */
function valueEnd(view: PageView, line: Line): number {
  const block = view.blocks.find((candidate) => candidate.firstLine <= line.index && line.index <= candidate.lastLine);
  return Math.min(block?.end ?? line.end, line.start + PASSAGE_LIMIT);
}

function blockUnder(view: PageView, heading: Line): Span | null {
  const numbered = NUMBERED.test(view.plain.slice(heading.start, heading.end));
  const shout = isShout(view, heading);
  let start = -1;
  let end = -1;
  for (let index = heading.index + 1; index < view.lines.length; index++) {
    const line = view.lines[index];
    if (!line) break;
    const plain = view.plain.slice(line.start, line.end);
    if (plain.trim() === "") continue;
    const section = (NUMBERED.test(plain) && line.heading && numbered) || (isShout(view, line) && shout) || (start >= 0 && isCaption(plain)) || (start >= 0 && (endsBlock(view, line) || opensNext(view, line, view.plain.slice(start, start + 8))));
    if (section || (start >= 0 && line.end - start > PASSAGE_LIMIT)) break;
    if (start < 0 && isCaption(plain)) continue;
    // A title in capitals right under a line that is none: the line was the last of a list, and no heading.
    if (start < 0 && !shout && isShout(view, line) && line.end - line.start < 60 && !/\d/.test(plain)) return null;
    if (start < 0) start = line.start;
    end = line.end;
  }
  return start < 0 ? null : trim(view.text, { start, end: Math.min(end, start + PASSAGE_LIMIT * 1.5) });
}

const bare = (plain: string): number => plain.replace(/[^\p{L}\d]/gu, "").length;

function isShout(view: PageView, line: Line): boolean {
  const raw = view.text.slice(line.start, line.end).trim();
  return raw.length > 3 && raw === raw.toUpperCase() && /\p{Lu}{3}/u.test(raw);
}

function inSentence(view: PageView, hit: Hit<TextRule>): Candidate | null {
  const sentence = sentenceAt(view, hit.start);
  const plain = view.plain.slice(sentence.start, sentence.end);
  if (plain.length < 12 || aboutOthers(plain) || (!hit.rule.inAccounts && explainsAccounting(plain))) return null;
  if (!hit.rule.denialAnswers && deniesItself(view.plain.slice(hit.start, hit.end))) return null;
  if (!hit.rule.denialAnswers && isDenied(view.plain.slice(sentence.start, hit.start), view.plain.slice(hit.end, sentence.end))) return null;
  const near = sentence.end - sentence.start > SENTENCE_LIMIT && hit.start - sentence.start > SENTENCE_LIMIT * 0.6 ? { start: clauseStart(view.plain, hit.start, sentence.start), end: sentence.end } : sentence;
  // The name alone says nothing: "Target customers", "Crop insurance".
  const rest = view.plain.slice(near.start, hit.start) + view.plain.slice(hit.end, near.end);
  if ((isFragment(view, near, hit.rule.inAccounts) && withList(view, near) === near) || (bare(rest) < 5 && !/\d/.test(rest))) return null;
  const whole = withList(view, near);
  return text(view, hit.rule, clip(view.text, whole, PASSAGE_LIMIT), whole, hit.kind === "hint" ? 3 : 5);
}

/** "It will be used as below:" is told with the points of its list. */
function withList(view: PageView, span: Span): Span {
  if (!/:\s*$/.test(view.plain.slice(span.start, span.end))) return span;
  let end = span.end;
  for (let index = lineAt(view, span.end - 1).index + 1; index < view.lines.length; index++) {
    const line = view.lines[index];
    if (!line || line.end - span.start > PASSAGE_LIMIT) break;
    if (view.plain.slice(line.start, line.end).trim() === "" && end === span.end) continue;
    if (!line.item) break;
    end = line.end;
  }
  return end === span.end ? span : { start: span.start, end };
}

/** A long sentence is quoted from the clause that answers: the nearest comma, colon or line before it, else a word. */
function clauseStart(plain: string, hit: number, least: number): number {
  const from = Math.max(least, hit - 160);
  const before = plain.slice(from, hit);
  const cut = Math.max(...[...before.matchAll(/[,;:(\u2013]\s/g)].map((match) => match.index + 2).filter((at) => before.length - at > 12), -1);
  let at = cut >= 0 ? from + cut : Math.max(least, hit - 120);
  while (at > least && !/\s/.test(plain.charAt(at - 1))) at -= 1;
  return at;
}

function text(view: PageView, rule: TextRule, quote: Span, value: Span, score: number): Candidate | null {
  const span = clip(view.text, trim(view.text, quote), PASSAGE_LIMIT * 1.2);
  const answer = clip(view.text, trim(view.text, value), SENTENCE_LIMIT);
  const plain = view.plain.slice(span.start, span.end);
  const said = view.plain.slice(answer.start, answer.end);
  if (said.replace(/[^\p{L}\d]/gu, "").length < 4 || isBlank(said) || isInstruction(said) || DEFINITION.test(said) || CONTENTS.test(plain) || isTableHead(view, answer)) return null;
  if ((!toldByAmounts(rule.key) && PRICED.test(said)) || isBudgetLine(said)) return null;
  if ((rule.key !== "key_contracts" && namesOnly(view, answer)) || (!rule.inAccounts && isAmounts(plain, rule.key))) return null;
  if (!rule.denialAnswers && NONE.test(said)) return null;
  if ((rule.needs && !rule.needs.test(said)) || (rule.persons && !namesSomebody(view.text.slice(answer.start, answer.end), said))) return null;
  if (rule.never?.test(said) || ADVICE.test(said)) return null;
  const worth = Math.max(1, score + substanceOf(view, answer, rule));
  // What a label of its own names may be called anything; elsewhere it must be spoken of.
  if (worth < SURE && !speaksOf(rule.key, plain)) return null;
  const place = rule.front ? worth / (1 + Math.min(1.5, 0.08 * (view.page.index - 1))) : worth / (1 + 0.003 * (view.page.index - 1));
  return {
    key: rule.key, page: view, start: span.start, end: span.end,
    value: { kind: "text", text: asWords(view.text.slice(answer.start, answer.end)) },
    unit: null, currency: null, period: null, projected: null, score: place,
  };
}

/** "Insurance | 0.25% | 653 | 675 | 788": one word and its amounts over the years say what is set aside, and nothing of what it is for. */
const isBudgetLine = (said: string): boolean => /^\P{L}*\p{L}{3,16}\P{L}*$/u.test(said) && (said.match(/\d[\d.,]*(?: \d{3})*/g) ?? []).length >= 3;

/** Print as words: one line, a table row's borders as commas. */
const asWords = (raw: string): string => raw.replace(/^[\s*|:,;]+/, "").replace(/^\s*\|\s*|\s*\|\s*$/g, "").replace(/\s*\|\s*\n\s*\|\s*/g, "; ").replace(/\s+\|\s+/g, ", ").replace(/\s+/g, " ").trim();

/** Several cues on one passage make one surer candidate. */
function merge(found: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of [...found].sort((a, b) => b.score - a.score || a.start - b.start)) {
    const same = kept.find((other) => other.key === candidate.key && candidate.start < other.end && other.start < candidate.end);
    if (!same) kept.push(candidate);
    else {
      same.score += 1;
      const joined = candidate.end > same.end && candidate.end - same.start <= PASSAGE_LIMIT * 1.8;
      if (joined && blockAt(candidate.page, candidate.end - 1) === blockAt(candidate.page, same.end - 1)) same.end = candidate.end;
    }
  }
  return kept;
}
