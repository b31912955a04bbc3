import { findDates, type FoundDate } from "@/domain/quantities/dates";
import { aboutOthers } from "../context/parties";
import { isBlank } from "../context/placeholders";
import type { Candidate } from "../findings/candidate";
import type { DocumentView } from "../view/document-view";
import type { PageView } from "../view/page-view";
import { clip, sentenceAt } from "../view/sentences";

interface DateRule {
  key: string;
  /** What the sentence must speak of. */
  topic: RegExp;
  /** What stands right before the date. */
  before: RegExp;
  /** Words that make the date another paper's. */
  never?: RegExp;
}

/** Dates told by what stands before them in a sentence about their subject; plain text, five languages. */
const DATE_RULES: readonly DateRule[] = [
  {
    key: "valuation_date",
    topic: /\b(?:valued|valuation|apprais\w+|market value|forced sale|expertise\w*|evaluee?s?|tasad[oa]s?|tasacion|valuad[oa]s?|valorizad[oa]s?|avaluo|avaliad[oa]s?|avaliacao|laudo|tathmini|thamani)\b|\bvalue\b[^;]{0,70}\breport\b/,
    before: /(?:\b(?:valued|valuation|appraised|expertisee?|evaluee?|tasad[oa]|valuad[oa]s?|valorizad[oa]s?|avaluo|avaliad[oa]|thamani)\b[^.;()\n]{0,60}?\b(?:in|on|of|dated|le|en|el|em|tarehe|de|du)|report (?:dated|of)|tasacion del?|expertise du|avaluo del?|valuer [^;()\n]{0,30},|(?:self-?)?appraised|tathmini ya)\s*$/,
  },
  {
    key: "water_permit_expiry",
    topic: /\bwater (?:right|permit|use|licen[cs]e|abstraction)|kibali cha (?:kutumia )?maji|concesion de aguas?|permiso de aguas?|outorga|(?:autorisation|permis) de (?:prelevement|captage|forage)/,
    before: /(?:expir\w+(?: on)?|valid (?:to|till|until)|until|hadi|vence(?: el)?|hasta(?: el)?|valid[oa] ate|ate|jusqu'au|expire le)\s*$|\b(?:no|n[°º])\.? [a-z0-9/-]{4,20}, to\s*$/,
  },
  {
    key: "nearest_licence_expiry",
    topic: /\b(?:licen[cs]es?|permits?|registration|registered with|certificate of (?:registration|compliance|authority)|agrement|autorisation|licence|patente|licencia|permiso|registro sanitario|licenca|alvara|leseni|kibali)\b/,
    before: /(?:expir\w+(?: on)?|runs? out(?: on)?|valid (?:to|till|until|up to|through)|\buntil|renewed (?:to|till)|valable jusqu'au|expire(?:ra)? le|vence(?: el)?|vigente hasta(?: el)?|valid[oa] (?:hasta(?: el)?|ate)|ili?isha tarehe|itaisha tarehe|inaisha tarehe|hadi tarehe)\s*$/,
    never: /insur|polic[ey]|poliza|police d'assurance|apolice|bima|lease|\bbail\b|arrend|contract|agreement|loan|overdraft|water|eau\b|agua|\bmaji\b|globalg|organic|rainforest|fairtrade|brcgs|haccp|vehicle|driver|offer opens|trade ?mark|collective mark/,
  },
  {
    key: "registry_extract_date",
    topic: /registr(?:y|ar|e)|company search|search (?:date|report)|extrait (?:du registre|rccm)|certificado de existencia|camara de comercio|certidao|msajili/,
    before: /(?:search date ?:?|date of (?:search|extract) ?:?|extract (?:dated|of)|extrait (?:du|date du)|fecha de expedicion ?:?|expedido el|certidao de|emitida em)\s*$/,
  },
  {
    key: "environmental_audit_date",
    topic: /environmental audit|audit environnemental|auditoria ambiental|ukaguzi wa mazingira/,
    before: /(?:(?:last |latest )?environmental audit:?|audit (?:report )?(?:dated|of|on|in)|audited on|audit (?:was )?(?:done|carried out) (?:on|in)|audit environnemental (?:du|de)|auditoria ambiental (?:del?|em|de)|date of (?:the )?(?:last )?audit ?:?)\s*$/,
  },
];

/** Of several licences the one that ends first is asked for. */
export function earliestExpiry(found: readonly Candidate[]): Candidate[] {
  const ends = found.flatMap(({ key, value }) => (key === "nearest_licence_expiry" && value.kind === "date" ? [value.date] : [])).sort();
  return found.filter(({ key, value }) => key !== "nearest_licence_expiry" || (value.kind === "date" && value.date === ends[0]));
}

/** Dates of valuations and water permits, one for each sentence that tells it. */
export function pickDates({ monthFirst }: Pick<DocumentView, "monthFirst">, view: PageView): Candidate[] {
  const dates = findDates(view.plain, monthFirst);
  return DATE_RULES.flatMap((rule) => dates.flatMap((date) => told(view, rule, date)));
}

function told(view: PageView, rule: DateRule, date: FoundDate): Candidate[] {
  const before = view.plain.slice(Math.max(0, date.start - 90), date.start).replace(/\n/g, " ");
  if (!rule.before.test(before)) return [];
  const sentence = sentenceAt(view, date.start);
  const start = Math.max(sentence.start, date.start - 220);
  const plain = view.plain.slice(start, date.end);
  if (!rule.topic.test(plain.replace(/\n/g, " ")) || rule.never?.test(plain) || aboutOthers(plain) || isBlank(plain)) return [];
  const span = clip(view.text, { start: wordStart(view.plain, start), end: date.end }, 300);
  return [{ key: rule.key, page: view, ...span, value: { kind: "date", date: date.iso }, unit: null, currency: null, period: null, projected: null, score: 6 - view.page.index * 0.02 }];
}

function wordStart(plain: string, wanted: number): number {
  let at = wanted;
  while (at > 0 && !/\s/.test(plain.charAt(at - 1))) at -= 1;
  return at;
}
