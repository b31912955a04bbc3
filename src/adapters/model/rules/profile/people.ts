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
/** Two to six capitalised words, initials allowed: a person's name as printed. */
const NAME = /^(?:(?:mr|mrs|ms|dr|eng|ing|lic|mvz|m|mme|sr|sra|prof|bw|bi)\.? )?\p{Lu}[\p{L}'’-]*\.?(?: (?:de|da|do|dos|del|la|van|bin|ben|y|e) )?(?: ?\p{Lu}[\p{L}'’-]*\.?){1,8}$/iu;
const CAPITALISED = /^(?:(?:de|da|do|dos|del|la|van|bin|ben|y|e|Dr|Ing|Lic)\.? |\p{Lu}[\p{L}'’.-]* ?){2,10}$/u;
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

const isName = (words: string): boolean => {
  const clean = words.trim().replace(/^[•\s,:(–-]+|[\s,:()–-]+$/gu, "");
  return clean.length >= 5 && clean.length <= 80 && NAME.test(clean) && CAPITALISED.test(clean) && !ORGANISATION.test(clean) && !/^(?:los|las|el|la|les|le|the|os|as) /i.test(clean);
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
