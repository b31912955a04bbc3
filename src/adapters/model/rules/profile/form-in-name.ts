import { aboutOthers } from "../context/parties";
import { isBlank, isInstruction } from "../context/placeholders";
import type { Candidate } from "../findings/candidate";
import type { WholeDocument } from "../view/document-view";
import { lineAt, type PageView } from "../view/page-view";
import { clip, sentenceAt } from "../view/sentences";

/** Words that write a form into a name, and whether the rest of the name stands before or after them. They are looked for first: names are many. */
const IN_NAME: readonly { choice: string; form: RegExp; name: "before" | "after" }[] = [
  { choice: "sacco", form: /(?<!\p{L})(?:SACCOS?|Saccos?|Savings (?:and|&) Credit)(?!\p{L})/gu, name: "before" },
  { choice: "cooperative", form: /(?<!\p{L})(?:AMCOS|C(?:O-?OPERATIVE|o-?[Oo]perative)s? (?:[Ss]ociety|SOCIETY|[Uu]nion|UNION|[Ff]ederation|FEDERATION|[Ll]imited|LIMITED|Ltd)|Co-?operative(?= (?:is|was|has|sells|buys|had|runs|owns|in)(?!\p{L})|[,.:\n]| [(\u2013-]))(?!\p{L})/gu, name: "before" },
  { choice: "cooperative", form: /(?<!\p{L})(?:Coop[e\u00e9]rative|Cooperativa|COOPERATIVA|COOP[E\u00c9]RATIVE|Soci[e\u00e9]t[e\u00e9] [Cc]oop[e\u00e9]rative|SCOOPS|Chama [Cc]ha [Uu]shirika|USHIRIKA)(?!\p{L})(?: (?:[Aa]gr[i\u00ed]col[ae]|[Aa]gropecu[a\u00e1]ria|[Mm]ixta|[Mm]ista|[Ss]implifi[e\u00e9]e))*/gu, name: "after" },
  { choice: "association-or-ngo", form: /(?<!\p{L})(?:Asociaci[o\u00f3]n|Associa[c\u00e7][a\u00e3]o|Association|ASSOCIATION|ASOCIACI[O\u00d3]N|ASSOCIA[C\u00c7][A\u00c3]O)(?!\p{L})/gu, name: "after" },
  { choice: "association-or-ngo", form: /(?<!\p{L})(?:Growers'?|Farmers'?|Producers'?|Women'?s?) Association(?!\p{L})/gu, name: "before" },
  { choice: "self-help-group", form: /(?<!\p{L})(?:[Ss]elf-?[Hh]elp|Women'?s?|Youth|Farmers?'?) [Gg]roup(?!\p{L})/gu, name: "before" },
  { choice: "self-help-group", form: /(?<!\p{L})(?:(?:farmers?|women's|youth|producers?) group (?:known as|called|named)|Groupement|GROUPEMENT|Grupo de [Mm]ujeres|Kikundi [Cc]ha|KIKUNDI CHA)(?!\p{L})/gu, name: "after" },
  { choice: "private-company", form: /(?<!\p{L})(?:SARL|Sarl|S\.A\.R\.L\.?|SAS|SASU|SUARL|S\.A\.S\.?|EURL|Ltd|LTD|Limited|LIMITED|Ltda|LTDA|Lda|LDA|LLC|L\.L\.C\.?|Inc|S\.R\.L\.?|S\. de R\.L\.|SpA|GmbH|EIRELI|S\.L\.)(?!\p{L})/gu, name: "before" },
];
const NAME_BEFORE = /(?<![\p{L}.])(\p{Lu}[\p{L}\d'\u2019.&-]*)[ -]{1,3}$/u;
const NAME_AFTER = /^(?: (?:de|des|du|do|da|dos|das|del|la|los|las|le|les|e|y|et|of|for|pour|para))*(?: ?d['\u2019])? ?["\u00ab\u201c]? ?\p{Lu}[\p{L}\d'\u2019-]+/u;
/** A company's ending after another form's word belongs to that form: "Growers' Co-operative Society Limited". */
const OTHER_FORM = /co-?operative|saccos?|association|amcos|cooperativa|society/i;
/** A capital that opens a sentence makes no name. */
const OPENS = /^(?:the|this|our|a|an|la|le|les|l|el|los|a|o|as|os|une?|una?|each|most|many|other|new|local|private|limited)$/i;
/** What a paper calls its own firm once it has been named. */
const SPOKEN: readonly (readonly [string, RegExp])[] = [
  ["cooperative", /\b(?:(?:the|our|this) co-?operative|(?:the|our) society(?:'s)? members|notre cooperative|la cooperative|(?:la|nuestra|esta) cooperativa|(?:a|da|na|pela|nossa) cooperativa|(?:chama|amcos|ushirika) (?:chetu|yetu|wetu|hiki|kina\w+))\b/g],
  ["association-or-ngo", /\b(?:(?:the|our|this) association|(?:notre|cette) association|l'association|(?:la|nuestra|esta) asociacion|(?:a|da|na|pela|nossa) associacao)\b/g],
  ["self-help-group", /\b(?:our group|this group|notre groupement|le groupement|nuestro grupo|nosso grupo|kikundi (?:chetu|hiki))\b/g],
];
const MEMBERS = /\b(?:members(?:hip)?|adherents?|societaires|associes cooperateurs|assemblee generale|socios|asociados|associados|cooperados|asamblea|assembleia|wanachama|general (?:meeting|assembly))\b/;
/** Project papers name their owner behind a label. */
const OWNER = /(?<![\p{L}])(?:promot(?:eur|rice|er|or)|maitre d'ouvrage|porteur(?: du projet)?|project owner|promovente|proponente|raison sociale|razon social|company name)[ \u00a0]?:[ \u00a0]*/gu;
const NEXT_LABEL = /\s+\p{Lu}\p{Ll}[\p{L}' ]{1,24}(?:\([^)]{1,12}\))? ?:/u;
const ELSEWHERE = /\b(?:customers?|suppliers?|suppl(?:y|ies) (?:us|to)|competitors?|banks?|banque|banco|benki|partner(?:s|ed)? with|lender|auditors?|clientes?|proveedores|fournisseurs?|sold? to|sells? (?:\w+ )?to|buyers?|vend\w+ (?:[\p{L}' ]{0,40} )?(?:a|aux?|para)|livr\w+|entreg\w+|like|such as|other|autres?|otr[ao]s?|outr[ao]s|smallholders of|supported by|insur\w+|dealer|kujiunga na)\b/u;

interface Vote {
  choice: string;
  view: PageView;
  start: number;
  end: number;
  weight: number;
}

/** The legal form where no sentence states it: the one written into the firm's name, or the one its papers call it by. */
export function pickFormInName(document: WholeDocument): Candidate[] {
  const views = document.pages.slice(0, 12);
  const votes = [...views.flatMap(owners), ...views.flatMap(named), ...views.flatMap((view) => spoken(view, MEMBERS.test(view.plain)))];
  const totals = new Map<string, number>();
  for (const { choice, weight } of votes) totals.set(choice, Math.min(8, (totals.get(choice) ?? 0) + weight));
  const [top, second] = [...totals].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (!top || top[1] < 2 || (second && second[1] > top[1] * 0.55)) return [];
  const [best] = votes.filter(({ choice }) => choice === top[0]).sort((a, b) => b.weight - a.weight || a.view.page.index - b.view.page.index || a.start - b.start);
  if (!best) return [];
  const span = clip(best.view.text, around(best.view, best), 280);
  return [{ key: "enterprise_type", page: best.view, ...span, value: { kind: "choice", choice: top[0] }, unit: null, currency: null, period: null, projected: null, score: 2 + top[1] / 10 }];
}

function owners(view: PageView): Vote[] {
  return [...view.plain.matchAll(OWNER)].flatMap(({ index, 0: all }) => {
    const start = index + all.length;
    const rest = view.text.slice(start, Math.min(lineAt(view, start).end, start + 90));
    const name = rest.slice(0, NEXT_LABEL.exec(rest)?.index ?? rest.length).trim();
    const choice = /^(?:Minist\p{L}+|[\u00c9E]tat|Government|Gobierno|Governo|Prefeitura|Municip\p{L}+)/u.test(name) ? "state-body" : /[\s.]S\.?A\.?$/u.test(name) ? "public-company" : null;
    return choice ? [{ choice, view, start: index, end: start + name.length, weight: 4 }] : [];
  });
}

function named(view: PageView): Vote[] {
  const told = new Set<string>();
  return IN_NAME.flatMap(({ choice, form, name }) =>
    [...view.text.matchAll(form)].slice(0, 12).flatMap(({ index: start, 0: word }) => {
      const end = start + word.length;
      const before = view.text.slice(Math.max(0, start - 44), start);
      const first = NAME_BEFORE.exec(before)?.[1];
      if (name === "before" ? first === undefined || OPENS.test(first) : !NAME_AFTER.test(view.text.slice(end, end + 40).replace(/\n/g, " "))) return [];
      if (choice === "private-company" && OTHER_FORM.test(before)) return [];
      const line = lineAt(view, start);
      const sentence = sentenceAt(view, start);
      const plain = view.plain.slice(sentence.start, sentence.end);
      if (isBlank(plain) || isInstruction(plain) || ELSEWHERE.test(view.plain.slice(Math.max(sentence.start, start - 70), start)) || aboutOthers(plain)) return [];
      // One sentence speaks once.
      if (told.has(`${choice} ${sentence.start}`)) return [];
      told.add(`${choice} ${sentence.start}`);
      const title = view.page.index <= 1 && line.index < 4;
      return [{ choice, view, start: name === "before" ? start - (first?.length ?? 0) - 1 : start, end, weight: title ? 3 : choice === "private-company" ? 0.7 : 1.2 }];
    }),
  );
}

function spoken(view: PageView, members: boolean): Vote[] {
  return SPOKEN.flatMap(([choice, pattern]) =>
    [...view.plain.matchAll(pattern)].slice(0, 4).flatMap(({ index: start, 0: words }) => {
      const before = view.plain.slice(Math.max(0, start - 40), start);
      return ELSEWHERE.test(before) ? [] : [{ choice, view, start, end: start + words.length, weight: members ? 1.1 : 0.6 }];
    }),
  );
}

function around(view: PageView, { start, end }: { start: number; end: number }): { start: number; end: number } {
  const sentence = sentenceAt(view, start);
  if (end - sentence.start <= 240) return { start: sentence.start, end: Math.max(sentence.end, end) };
  let from = Math.max(sentence.start, start - 100);
  while (from > sentence.start && !/\s/.test(view.text.charAt(from - 1))) from -= 1;
  return { start: from, end: Math.max(end, Math.min(sentence.end, end + 100)) };
}
