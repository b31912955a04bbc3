import { CueIndex } from "../cues/cue-index";
import { isBlank } from "../context/placeholders";
import type { Candidate } from "../findings/candidate";
import type { WholeDocument } from "../view/document-view";
import { lineAt, type Line, type PageView } from "../view/page-view";
import { sentenceAt } from "../view/sentences";

/** Titles of those who run a firm; plain text, five languages. */
const TITLES = new CueIndex([
  {
    kind: "title", rule: "management_team",
    pattern:
      "(?:managing|executive|general|finance|technical|operations) (?:director|manager)|chief (?:executive|financial|operating) officer|ceo|co-?founder|founder|chairperson|chairman|company secretary|farm manager|(?:directeur|directrice) (?:general|executif|executive|technique|financier)\\w*|gerante?|president[ea]?(?: du conseil)?|promot(?:eur|rice)|secretaire general\\w*|representante(?: legal)?|gerente(?: general| financier[oa]| do projeto)?|director[a]? (?:general|ejecutiv[oa]|executiv[oa]|financeir[oa])|diretor[a]? (?:geral|executiv[oa]|financeir[oa])|socio-?gerente|mkurugenzi(?: mtendaji| mkuu)?|mwenyekiti|katibu|meneja",
  },
]);
/** A word of a person's name as printed, initials and their full stops with it: "Amina", "J.K.", "N'Dour-Ba". */
const NAME_WORD = /^\p{L}[\p{L}'’-]*(?:\.\p{L}[\p{L}'’-]*)*\.?$/u;
const PARTICLE = /^(?:de|da|do|dos|del|la|van|bin|ben|y|e)\.?$/;
const ORGANISATION = /\b(?:ltd|limited|plc|inc|llc|s\.?a\.?s?|sarl|bank|banco|banque|company|compan|ministry|university|department|street|road|avenue|box|board|committee|comite|junta|consejo|report|statement|officer|director|manager|gerente|representante|legal)\b/i;

/** People named beside their title: on the same line, or on the line before or after it, as signatures are printed. */
export function pickPeople(document: WholeDocument): Candidate[] {
  return document.pages.flatMap((view) =>
    TITLES.find(view.plain).flatMap((hit) => {
      const line = lineAt(view, hit.start);
      const span = sameLine(view, line, hit.start, hit.end) ?? neighbour(view, line, hit.start, hit.end);
      if (!span || isBlank(view.plain.slice(span.start, span.end))) return [];
      return [{ key: "management_team", page: view, ...span, value: { kind: "text" as const, text: view.text.slice(span.start, span.end).replace(/\s+/g, " ").trim() }, unit: null, currency: null, period: null, projected: null, score: 8.5 - view.page.index * 0.02 }];
    }),
  );
}

/**
 * Two to nine words that begin with a capital, particles between them ("de", "van"); one word where it holds two capitals.
 * Word by word: one pattern that may cut a word anywhere would try every way to cut a line of letters.
 */
function isPrintedAsName(clean: string): boolean {
  const words = clean.split(" ");
  if (words.length > 9 || PARTICLE.test(words.at(-1) ?? "")) return false;
  const particles = words.filter((word) => PARTICLE.test(word)).length;
  const capitals = clean.match(/\p{Lu}/gu)?.length ?? 0;
  return particles + capitals >= 2 && words.every((word) => NAME_WORD.test(word) && (/^\p{Lu}/u.test(word) || PARTICLE.test(word)));
}

const isName = (words: string): boolean => {
  const clean = words.trim().replace(/^[•\s,:(–-]+|[\s,:()–-]+$/gu, "");
  return clean.length >= 5 && clean.length <= 80 && isPrintedAsName(clean) && !ORGANISATION.test(clean) && !/^(?:los|las|el|la|les|le|the|os|as) /i.test(clean);
};

/** "Title: Name", "Name, Title", "Name Title Executive". */
function sameLine(view: PageView, line: Line, start: number, end: number): { start: number; end: number } | null {
  const before = view.text.slice(line.start, start);
  const after = view.text.slice(end, line.end);
  // "(chairman), Mrs. … (treasurer)": a line of several posts is told as far as its sentence goes.
  if (isName(before)) return { start: line.start, end: line.end - line.start > 160 ? Math.min(line.end, Math.max(end, Math.min(sentenceAt(view, start).end, line.start + 300))) : line.end };
  const labelled = /^\s*[:,–-]\s*([^.;:\n]{5,60})$/u.exec(after)?.[1];
  return labelled && isName(labelled) ? { start: line.start, end: line.end } : null;
}

/** The title alone on its line, the name on the line above, or below a colon. */
function neighbour(view: PageView, line: Line, start: number, end: number): { start: number; end: number } | null {
  const alone = view.plain.slice(line.start, start).trim().length <= 3 && view.plain.slice(end, line.end).replace(/[\s(*):,.]/g, "").length <= 24;
  const above = view.lines[line.index - 1];
  if (!alone || !above) return null;
  return isName(view.text.slice(above.start, above.end)) ? { start: above.start, end: line.end } : null;
}
