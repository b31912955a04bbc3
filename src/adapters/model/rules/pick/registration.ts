import { findDates } from "@/domain/quantities/dates";
import { isBlank } from "../context/placeholders";
import type { Candidate } from "../findings/candidate";
import type { DocumentView } from "../view/document-view";
import type { PageView } from "../view/page-view";
import { clip, sentenceAt } from "../view/sentences";

const NUMBER =
  /(?:(?:company |business |certificate of )?(?:registration|incorporation) (?:number|no\.?|nr\.?|#)|\breg(?:istration)?\.? ?no\.?|brela\)?[\p{L} ]{0,20}namba|namba ya usajili|usajili (?:namba|na\.)|\brccm(?: n[°ºo.]*)?|numero d'immatriculation|registre (?:du|de) commerce(?: n[°ºo.]*)?|matricula (?:mercantil )?(?:no\.?|n[°º]|numero)?|registro (?:mercantil )?(?:no\.?|n[°º]|numero)|personeria juridica (?:no\.?|n[°º]|numero)|resolucion (?:no\.?|n[°º]|numero)|commission file (?:number|no\.?)|cac (?:no\.?|number|rc)|\bnire\b|certidao n[°º.]*|kupewa namba)\s*[:.#-]?\s*((?:[a-z]{1,5}[-/. ]?)?\d[\da-z/.-]{3,24})/gu;
const TAX = /(?<![\p{L}])(?:nit\.?|cnpj|nuit|nif|tin(?: no\.?| number)?|rfc|rut|ruc|kra pin|pan(?: no\.?| number)?|vrn|ncc|i\.?r\.?s\.? employer identification (?:no\.?|number))\s*(?:no\.?|n[°º]\.?|numero)?\s*[:.#-]?\s*((?:[a-z]{1,4}-?)?\d[\d./-]{5,18}\d(?: ?- ?\d)?)/gu;
const SINCE =
  /(?:registered|incorporated|established|founded|formed|created|organized|organised) (?:on|in|since)\b|\bestablished\s*:|(?:creee?|fondee?|immatriculee?|constituee?|enregistree?) (?:le|en|depuis)|date de creation|(?:constituid|fundad|creada|inscrit|registrad)[oa]? (?:el|en|desde|mediante|por)|fecha de (?:constitucion|creacion)|(?:fundad|constituid|criad|registad|registrad)[oa] (?:em|a)\b|data de (?:constituicao|fundacao)|(?:ilianzishwa|imesajiliwa|iliyosajiliwa|kilianzishwa|ilisajiliwa) (?:mwaka|tarehe|rasmi)/gu;

/** Registration and tax numbers and the date the firm began, as printed beside their labels. */
export function pickRegistration(document: DocumentView): Candidate[] {
  const found: Candidate[] = [];
  for (const view of document.pages) {
    for (const match of view.plain.matchAll(NUMBER)) found.push(...numbered(view, match, "registration_number"));
    for (const match of view.plain.matchAll(TAX)) found.push(...numbered(view, match, "tax_compliance"));
    for (const match of view.plain.matchAll(SINCE)) found.push(...dated(view, match.index, match.index + match[0].length));
  }
  return found;
}

function numbered(view: PageView, match: RegExpExecArray, key: string): Candidate[] {
  const printed = match[1];
  if (!printed || isBlank(match[0]) || /^(?:19|20)\d\d$/.test(printed)) return [];
  const end = match.index + match[0].length;
  const start = end - printed.length;
  const span = clip(view.text, shortAround(view, match.index, end), 240);
  return [{ key, page: view, ...span, value: { kind: "text", text: view.text.slice(start, end).replace(/[.\s]+$/, "") }, unit: null, currency: null, period: null, projected: null, score: 9 - view.page.index * 0.05 }];
}

function dated(view: PageView, start: number, end: number): Candidate[] {
  const window = view.plain.slice(end, end + 60).split(/[;\n]{2}|\. /)[0] ?? "";
  const date = findDates(window)[0];
  const year = /(?<![\d.,])(?:1[89]|20)\.?\d\d(?![\d,]|\.\d)/.exec(window);
  const value = date && date.start < 40 ? date.iso : year && year.index < 30 ? year[0].replace(".", "") : null;
  if (!value) return [];
  const span = clip(view.text, shortAround(view, start, end + (date ? date.end : (year?.index ?? 0) + 5)), 240);
  return [{ key: "registration_date", page: view, ...span, value: { kind: "date", date: value }, unit: null, currency: null, period: null, projected: null, score: 6 - view.page.index * 0.05 }];
}

function shortAround(view: PageView, start: number, end: number): { start: number; end: number } {
  const sentence = sentenceAt(view, start);
  if (sentence.end - sentence.start <= 220) return { start: sentence.start, end: Math.min(view.text.length, Math.max(sentence.end, end)) };
  let from = Math.max(sentence.start, start - 80);
  while (from > sentence.start && !/\s/.test(view.text.charAt(from - 1))) from -= 1;
  return { start: from, end: Math.min(view.text.length, Math.max(end, Math.min(sentence.end, end + 60))) };
}
