/** Words that make a figure a plan, a target or a forecast, in plain text. */
const HEADING =
  /forecast|projected|projection|pro ?forma|\bbudget(?:ed)?\b|estimated|\bplanned\b|sample\b|scenario|(?<!\b(?:one|1|a|per|each) )\b(?:year|yr|y) ?[1-9]\b(?![.,]\d)|prevision|projete|estime|proyec|presupuest|estimad|escenario|\b(?:ano|annee|mwaka) (?:[1-9]\b(?![.,]\d)|wa kwanza)|projec(?:ao|oes|tad|oes)|projetad|orcament|previst|makadirio|bajeti|tarajio|matarajio|\bplan d'affaires\b|business plan/;
const SENTENCE =
  /\b(?:will|shall|would|expect(?:s|ed)?|anticipat\w+|project(?:s|ed)|forecast\w*|plan(?:s|ned)? to|target(?:s|ed)?|aims? to|goal|intends? to|by the end of|we (?:project|forecast|budget|plan))\b|\b(?:serai|serons|sera|seront|prevoit|prevue?s?|previsionnel\w*|projet de|objectif|espere|envisage|(?:prix|rendement|taux)[a-z ]{0,16} (?:retenu|envisage)s?|compte (?:produire|vendre|realiser))\b|\b(?:sera|seran|proyecta\w*|se espera|espera(?!nz)\w*|meta|previst[oa]s?|planea|pretende|objetivo|(?:precio|rendimiento)[a-z ]{0,16} (?:considerado|asumido|supuesto))\b|\b(?:serao|vai(?= (?:[a-z]+ )?[a-z]{1,12}[aeio]r\b)|pretende|projet\w+|sugerid[oa]s?|espera-se|preve-se|(?:preco|rendimento)[a-z ]{0,16} (?:considerado|assumido))\b|\b(?:itakuwa|zitakuwa|tutakuwa|tunatarajia|inatarajia|unatarajia|lengo|matarajio)\b|\b(?:year|annee|ano|mwaka) ?[1-9]\b(?![.,]\d)/;

/** An estimate may be of what is or of what will be: it makes no plan of a figure, and no actual one. */
const ESTIMATE = /\b(?:estimate[sd]?|estimee?s?|estimad[oa]s?|se estima|estima-se|makadirio)\b/;
const OUTRIGHT = /forecast|projected|projections?\b|pro ?forma|\bbudget(?:ed)?\b|prevision|projete|proyect|proyecc|presupuest|projec(?:ao|oes)|projetad|orcament|makadirio|bajeti/;

/** The same, by words that leave no doubt: what year columns that lie in the past need to be plan figures. */
export function announcesProjectionOutright(plain: string): boolean {
  return OUTRIGHT.test(plain);
}

/** A sentence up to the end of a figure's clause: what is hoped for after it says nothing of it. */
export function upToClause(sentence: string, end: number): string {
  const rest = /[,;]\s|\s(?:y|et|and|e|na|mais|pero|but|mas)\s/.exec(sentence.slice(end));
  return rest ? sentence.slice(0, end + rest.index) : sentence;
}

/** Whether the words of a title or table heading announce plan figures. */
export function announcesProjection(plain: string): boolean {
  return HEADING.test(plain);
}

/** Whether a sentence speaks of the future, of a target or of an estimate. */
export function speaksOfFuture(plain: string): boolean {
  return SENTENCE.test(plain) || ESTIMATE.test(plain);
}

const PAST = /\b(?:was|were|had|has been|have been|last (?:year|season)|etait|etaient|a ete|l'an dernier|fue|fueron|el ano pasado|foi|foram|no ano passado|ilikuwa|zilikuwa|mwaka jana)\b/;

/** What is so on the day of writing, also in a plan. */
const NOW = /\b(?:currently|at present|presently|as of (?:now|today)|at the moment|today|right now|actuellement|a ce jour|aujourd'hui|a l'heure actuelle|en ce moment|actualmente|hoy(?: en dia)?|en la actualidad|atualmente|hoje|neste momento|kwa sasa|hivi sasa|sasa hivi)\b/;

/** "… agreement ends in December 2027", "valid until 2028": a year in which something ends makes no plan of what is told beside it. */
const ENDS = /\b(?:ends?|ending|expir\w+|until|till|through|valid (?:to|till|until)|runs? (?:to|out)|jusqu'?(?:a|au|en)?|prend fin|echeance|hasta|vence|termina|ate|hadi|unaisha|inaisha|utaisha)\b[^.;\d]{0,20}(?:\d{1,2}(?:st|nd|rd|th)?(?:[ /.-]|$))?(?:\d{1,2}[/.-])?[^.;\d]{0,16}(20\d\d)/g;

/** The years that lie ahead and in which something happens. */
function ahead(sentence: string, years: readonly number[], thisYear: number): readonly number[] {
  const later = years.filter((year) => year > thisYear);
  if (later.length === 0) return later;
  const ends = new Set([...sentence.matchAll(ENDS)].map((match) => Number(match[1])));
  return later.filter((year) => !ends.has(year));
}

/** A figure told in a sentence: true plan, false actual, null when the sentence does not say. */
export function tenseOf(sentence: string, years: readonly number[], thisYear: number, forecast: boolean): boolean | null {
  if (SENTENCE.test(sentence) || OUTRIGHT.test(sentence) || ahead(sentence, years, thisYear).length > 0) return true;
  if (ESTIMATE.test(sentence)) return forecast ? true : null;
  if (PAST.test(sentence) || years.some((year) => year < thisYear)) return false;
  // Where nothing else is told, the paper's own kind says: a sentence of today says more.
  return forecast ? !NOW.test(sentence) : null;
}
