import type { MeasureRule } from "../cues/measure-rule";
import type { PageView } from "../view/page-view";

/**
 * Whether a figure belongs to the name beside it: what stands between and around them may say that it is a
 * day, a list number, a part of the whole, or the figure of another thing. Plain text, five languages.
 */
const MONTH =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro|januari|februari|machi|aprili|mei|juni|julai|agosti|septemba|oktoba|novemba|desemba|(?:jan|feb|fev|mar|apr|avr|abr|jun|jul|aug|ago|sept?|oct|okt|nov|dec|dez)\\.?)";
const DAY_OF = new RegExp(`^(?:st|nd|rd|th|er|º)?[\\s-]{0,2}(?:of |de |d')?${MONTH}(?![a-z])`);
const AFTER_MONTH = new RegExp(`(?<![a-z])${MONTH} $`);
/** A number that names a place in the text or a period instead of counting. */
const NAMED_NUMBER = /(?<![a-z])(?:n[°ºo]\.?|nos?\.|number|numero|namba|#|art\.?|article|articulo|artigo|ibara|sections?|seccion|secao|pages?|p\.|pagina|ukurasa|tables?|tableau|tabla|cuadro|tabela|quadro|jedwali|figures?|fig\.?|figura|notes?|nota|annexe?|anexo|kiambatisho|chapters?|chapitre|capitulo|items?|phases?|fase|awamu|steps?|etape|year|annee|ano|mwaka|tel\.?|phone|box|b\.?p\.?|s\.l\.p\.?|form|part|schedule|clause|clausula|sch\.|version|class|grade|lot|block|option|level|tier|v)[\s:]?$|[+/]$/;
const PHYSICAL = /^[\s-]?(?:%|kgs?|kilos?|grams?|g|km|m2|m3|m²|m³|mm|cm|ha|acres?|t|tonnes?|tons?|h|hrs?|hours?|litres?|l|kw|kwh|kwp|kva|mw|hp|v|°c?|mhz|gb|mb|bags?|birds?)(?![a-z])/;
/** At a line's start, "2." and "3)" number a list. */
const LIST_MARK = /^[.)]\s/;

/** Whether a number is told in a unit of weight, length, power or the like. */
export function isPhysical(plain: string, end: number): boolean {
  return PHYSICAL.test(plain.slice(end, end + 12));
}

/** Whether a bare number is part of a date, a reference, a list's numbering or a measure, so that it counts nothing. */
export function countsNothing(plain: string, start: number, end: number): boolean {
  const before = plain.slice(Math.max(0, start - 14), start);
  const after = plain.slice(end, end + 24);
  const lineStart = /(?:^|\n)\s*\(?$/.test(before) || start === 0;
  return DAY_OF.test(after) || AFTER_MONTH.test(before.replace(/\n/g, " ")) || NAMED_NUMBER.test(before) || isPhysical(plain, end) || /^[/.:-]\d/.test(after) || /\d[/.:-]$/.test(before) || (lineStart && LIST_MARK.test(after));
}

const PERSONS =
  /^(?:people|persons?|employees?|workers?|staff|personnel|labou?r(?:ers)?|jobs?|hands|pickers|sorters|members?|individuals|men|women|personnes|employes?|salaries|agents|ouvriers|ouvrieres|travailleurs|travailleuses|femmes|hommes|postes|emplois|personas?|empleados?|trabajador(?:es|as)?|operarios|mujeres|hombres|puestos|empleos|colaboradores|jornaleros|pessoas?|empregados?|trabalhador(?:es|as)?|funcionarios?|mulheres|homens|postos|watu|wafanyakazi|watumishi|vibarua|wanawake|wanaume)$/;
const PARTIES =
  /^(?:customers?|clients?|buyers?|accounts|outlets|farmers?|growers|out-?growers|suppliers|producers|smallholders|households|competitors|acheteurs|producteurs|productrices|planteurs|fournisseurs|concurrents|compradores|clientes?|productores|proveedores|agricultores|competidores|produtores|fornecedores|concorrentes|wateja|wanunuzi|wakulima|wanachama|washindani)$/;
const EVENTS = /^(?:times?|seasons?|years?|events?|trials?|tests?|fois|saisons?|campagnes?|annees?|essais|veces|temporadas?|campanas?|anos?|ensayos|vezes|safras?|ensaios|mara|misimu|miaka)$/;
/** Words that go on with the sentence after a count, so that the count is of what was named before. */
const GOES_ON =
  /^(?:in|at|on|of|for|to|by|per|from|with|and|or|but|as|during|over|until|since|were|was|are|is|who|all|both|each|about|the|this|last|next|mainly|mostly|plus|full|en|au|aux|a|de|du|des|dans|pendant|pour|par|et|ou|dont|sont|a|ont|durant|lors|el|la|los|las|por|para|con|y|durante|son|que|em|no|na|nos|nas|do|da|com|e|ate|sao|kwa|na|wa|ya|katika|wakati|ni|hadi)$/;
/** The kind of a count by its own words: what permanent and seasonal staff are also called. */
const OWN: Readonly<Record<string, RegExp>> = {
  permanent_staff: /^(?:permanent\w*|full-?time|regular|salaried|fij[oa]s|fixos|efetivos|kudumu)$/,
  seasonal_staff: /^(?:seasonal\w*|casuals?|temporary|part-?time|saisonni\w+|temporair\w+|journali\w+|temporal\w*|eventual\w*|estacional\w*|sazona\w+|temporari\w+|safristas|diaristas|msimu|muda)$/,
};

/** Whether a count in a sentence or cell is followed by the name of something else: "2 new dryers" counts dryers. */
export function countsAnother(view: Pick<PageView, "text" | "plain">, end: number, rule: Pick<MeasureRule, "key" | "kind" | "unit">): boolean {
  if (rule.kind !== "count" || /^ ?\n\s*\p{Lu}/u.test(view.text.slice(end, end + 8))) return false;
  const word = /^[ \n]{1,2}(\p{L}[\p{L}'-]*)/u.exec(view.plain.slice(end, end + 32))?.[1];
  if (word === undefined || GOES_ON.test(word) || OWN[rule.key]?.test(word)) return false;
  // A co-operative's regular members are not on its payroll.
  if (word === "members" && OWN[rule.key] !== undefined && !/^ of (?:the )?(?:staff|team)/.test(view.plain.slice(end + 1 + word.length, end + 18 + word.length))) return true;
  return !(rule.unit === "persons" ? PERSONS.test(word) || (rule.key === "supplier_count" && PARTIES.test(word)) : PARTIES.test(word) || EVENTS.test(word) || PERSONS.test(word));
}

/** Whether a name that ends in a mere quality goes on with a noun of another thing: "regular customers". */
export function namesAnother(view: Pick<PageView, "text" | "plain">, { start, end, rule }: { start: number; end: number; rule: Pick<MeasureRule, "key" | "kind" | "unit"> }): boolean {
  const last = /[\p{L}-]+$/u.exec(view.plain.slice(start, end).trimEnd())?.[0];
  return last !== undefined && OWN[rule.key]?.test(last) === true && countsAnother(view, end, rule);
}

const PART = /(?:of (?:which|whom|them|these)|including|among them|dont|y compris|(?:de (?:los|las) )?cuales|incluyendo|incluid[oa]s|d[oa]s quais|incluindo|kati ya (?:hizo|hao|yao)|wakiwemo|ikiwemo)[\s:,]{1,2}(?:[\p{L}]+ ){0,2}$/u;

/** Whether a figure is told as a part of the one before it: "46 people, of whom 39 …", "310 hectares, including 245 …". */
export function isPart(plain: string, start: number): boolean {
  return PART.test(plain.slice(Math.max(0, start - 44), start).replace(/\n/g, " "));
}

const NEW_ROW = /\n\s*(?:[-•▪●*]\s|\p{Lu}\p{Ll}{2,}(?![\p{L}]*\s+(?:19|20)\d\d))/u;

/** Whether a name and a figure stand in two rows or list points, though the print runs on between them. */
export function rowsApart(view: PageView, from: number, to: number): boolean {
  return from < to && NEW_ROW.test(view.text.slice(from, to));
}

/** Money that is no price, between a price's name and an amount. */
const OTHER_MONEY = /=|\b(?:values?|worth|total|valor|valeur|montant|monto|importe|thamani|jumla|revenues?|sales of|turnover|profit|income|margin|costs?|chiffre|recettes|benefice|ingresos|utilidad|ganancia|receitas?|lucro|mapato|faida)\b/;

export const isOtherMoney = (between: string): boolean => OTHER_MONEY.test(between);
