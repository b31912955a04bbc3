import { findDates } from "@/domain/quantities/dates";
import type { Hit } from "../cues/cue-index";
import { isBlank } from "../context/placeholders";
import type { Candidate } from "../findings/candidate";
import type { DocumentView } from "../view/document-view";
import type { PageView } from "../view/page-view";
import { clip, sentenceAt } from "../view/sentences";

/** Labels of registration and tax numbers and words before a founding date; plain text, five languages. */
const LABELS: readonly { key: string; cues: readonly string[] }[] = [
  {
    key: "registration_number",
    cues: [
      "agrement(?: [a-z]{3,6})? (?:n[°ºo]|numero)", "registro (?:de cooperativas|consucoop)(?: con el)? (?:n[°ºo]|no|numero)", "(?:company |business |certificate of )?(?:registration|incorporation) (?:number|no|nr)", "reg(?:istration)?\\.? ?no", "brela\\)?[a-z ]{0,20}namba", "kupewa namba", "(?:namba ya )?usajili(?: namba| na)?",
      "rccm(?: n[°ºo])?", "company registration(?= \\d)", "sire[nt](?: n[°ºo])?", "sous le (?:n[°ºo]|numero)", "(?:incorporation|cooperative|society|association|business name|dti business name|company) (?:registration )?(?:no|number)", "(?:registered|incorporated)[a-z ,-]{0,50} (?:under|as) (?:no|number|registration)", "cin", "rc", "(?:cac )?bn(?= \\d)", "regn?\\.? no", "under number", "kwa namba", "partida (?:registral|electronica)", "folio mercantil", "personalidad juridica(?: n[.°ºo ]{0,3})?", "rgd no", "(?:registered|incorporated)[a-z0-9 ,-]{0,40} under (?:number|no)", "(?:pacra|ursb|cipc|rdb|brela|cac|sec|cda) (?:no|number|reg(?:istration)? no)", "inscrit[oa]? (?:en|a)[a-z ]{0,40}(?:partida|ficha|matricula)", "nire|matricula n[°º]", "nuel", "numero d'immatriculation", "registre (?:du|de) commerce(?: n[°ºo])?", "matricula (?:mercantil )?(?:no|n[°º]|numero)?", "registro (?:mercantil )?(?:no|n[°º]|numero)",
      "personeria juridica (?:no|n[°º]|numero)", "(?:inscrit|registrad)[oa] (?:[a-z]+ ){0,8}bajo el (?:numero|no)", "registered under (?:the )?[a-z' -]{4,50} (?:act|law|ordinance|decree)[a-z]{0,2},? ?(?:cap\\.? ?\\d+[a-z]?|no\\.? ?\\d+ of (?:19|20)\\d\\d|(?:19|20)\\d\\d)?(?=[.;: ]{1,4}[a-z]{2,5}/\\d)", "commission file (?:number|no)", "(?:pacra|ursb|cipc|rdb|brela|cac|sec|cda|dti|rccm|rsc)[,:]? (?:no|number|reg\\.?(?: no)?)", "rsc", "udyam(?: registration)?(?: no)?", "cheti(?: cha [a-z]{4,12})? namba", "inscricao estadual(?: de produtor)?", "cac (?:no|number|rc)", "nire",
    ],
  },
  { key: "tax_compliance", cues: ["cuit", "ice(?= ?:? ?\\d{12})", "nipc", "cif(?= ?:? ?[a-z]-?\\d{7})", "cuil", "rif", "rnc", "n[°ºo] ?(?:de )?contribuable", "nit", "gstin", "gst no", "ifu", "ninea", "nui", "niu", "tpin", "r\\.?u\\.?t\\.?", "r\\.?u\\.?c\\.?", "bin", "vat (?:no|number|reg)", "ein", "employer identification number", "compte contribuable", "cnpj", "nuit", "nif", "tin(?: no| number| namba)?", "rfc", "rtn", "pan / gst", "rut", "ruc", "kra pin", "pan(?: no| number)?", "vrn", "ncc", "i\\.?r\\.?s\\.? employer identification (?:no|number)"] },
  {
    key: "registration_date",
    cues: [
      "(?:registered|incorporated|established|founded|formed|created|organi[sz]ed) (?:on|in|since)", "(?:registered|incorporated|organi[sz]ed|formed)(?= \\d{1,2}(?:[/.]\\d{1,2}[/.]|(?:st|nd|rd|th)? [a-z]{3,9},? (?:19|20)\\d\\d))", "established", "date (?:of (?:regn?\\.?|registration|incorporation|establishment|organi[sz]ation|formation)|registered|incorporated)", "registration no\\.? [a-z0-9/.-]{4,24},? dated", "(?:creee?|fondee?|immatriculee?|constituee?|enregistree?) (?:le|en|depuis)", "date de (?:creation|constitution|immatriculation)", "immatriculee?[^.;]{0,80} le",
      "(?:constituid|fundad|cread|inscrit|registrad)[oa]? (?:el|en|desde|mediante|por)", "(?:inscrit|registrad)[oa] en (?:la |el )?(?:camara|registro) [a-z ]{3,44} el", "(?:recepisse|certificat|attestation)(?: d'(?:enregistrement|immatriculation|inscription|existence))?(?: n[°ºo.]{1,2} ?[a-z0-9/.-]{3,30},?)? du", "cheti (?:kilitolewa|cha usajili[^.;\\n]{0,40} cha) tarehe", "iliyotolewa (?:na [a-z ]{4,50} )?tarehe", "agrement(?: n[°ºo.]{1,2} ?[a-z0-9/.-]{3,24},?)? du", "escritura publica de(?= \\d)", "fecha de (?:constitucion|creacion|inscripcion)", "personalidad juridica[^;\\n]{0,60},(?= \\d)", "personeria juridica (?:el|desde el|de fecha)", "escritura publica (?:no|n[°º]|numero)", "(?:fundad|constituid|criad|registad|registrad)[oa] (?:em|a)", "data de (?:constituicao|fundacao)",
      "(?:kiliandikishwa|iliandikishwa|kimesajiliwa|kilisajiliwa) (?:mwaka|tarehe|rasmi)", "(?:ilianzishwa|imesajiliwa|iliyosajiliwa|kilianzishwa|ilisajiliwa) (?:mwaka|tarehe|rasmi)",
    ],
  },
];
export const REGISTRATION_CUES: readonly { key: string; pattern: string }[] = LABELS.flatMap(({ key, cues }) => cues.map((pattern) => ({ key, pattern })));
const PRINTED = /^\s*(?:no|n[°º]|numero|number|namba)?\s*[.°º]?\s*[:.#|-]?\s*(?:[a-z]{1,3}\d{1,4}: )?(\d{3} \d{3} \d{3}(?: \d{5})?(?!\d)|(?:[a-z]{1,5}[-/. ]?){0,4}\d[\da-z/.-]{2,26}(?: [a-z] \d{2,8})?(?: ?- ?\d)?)/;

/** Registration and tax numbers and the date the firm began, as printed beside their labels on one page. */
export function pickRegistration({ monthFirst }: Pick<DocumentView, "monthFirst">, view: PageView, hits: readonly Hit<string>[]): Candidate[] {
  return hits.flatMap((hit) => (hit.rule === "registration_date" ? dated(view, hit.start, hit.end, monthFirst) : numbered(view, hit.start, hit.end, hit.rule, monthFirst)));
}

function numbered(view: PageView, from: number, labelEnd: number, key: string, monthFirst: boolean): Candidate[] {
  const match = PRINTED.exec(view.plain.slice(labelEnd, labelEnd + 60));
  const printed = match?.[1]?.replace(/[.\s-]+$/, "");
  if (!match || !printed || isBlank(view.plain.slice(from, labelEnd + 40)) || /^(?:19|20)\d\d$/.test(printed) || (printed.replace(/\D/g, "").length < 4 && !CODED.test(printed))) return [];
  const start = labelEnd + match[0].length - (match[1]?.length ?? 0);
  const end = start + printed.length;
  const span = clip(view.text, shortAround(view, from, end), 240);
  const made = { page: view, ...span, unit: null, currency: null, period: null, projected: null };
  const number: Candidate = { ...made, key, value: { kind: "text", text: view.text.slice(start, end) }, score: 9 - view.page.index * 0.05 };
  const since = key === "registration_number" ? dateAfter(view, end, monthFirst) : null;
  return since ? [number, { ...made, key: "registration_date", end: Math.max(span.end, since.end), value: { kind: "date", date: since.iso }, score: 6.5 - view.page.index * 0.05 }] : [number];
}

/** Letters and figures of a register that gives no long number: "PVT-7Q3XLM", "MGR/KLB/774". */
const CODED = /^[a-z]{2,5}\/\d{2,}$|^[a-z]{2,5}-(?=[a-z0-9]*\d)[a-z0-9]{5,}$|^[a-z]{2,}\/[a-z0-9/]*\d{3,}$/;

/** The day told right after a registration number: "no. 4711, 27 Feb 2015", "n° 88 du 3 mars 2014". */
function dateAfter(view: PageView, end: number, monthFirst: boolean): { iso: string; end: number } | null {
  const link = /^\s*[,(]?\s*(?:(?:on|of|dated|du|le|de|del|el|em|tarehe|ya tarehe) )?(?=[\da-z])/.exec(view.plain.slice(end, end + 20));
  const from = end + (link?.[0].length ?? 0);
  const date = link ? findDates(view.plain.slice(from, from + 30), monthFirst)[0] : undefined;
  return date?.start === 0 && date.iso.length === 10 ? { iso: date.iso, end: from + date.end } : null;
}

function dated(view: PageView, start: number, end: number, monthFirst: boolean): Candidate[] {
  const deed = view.plain.startsWith("escritura", start);
  if (deed && !/constituid|fundad|cread/.test(view.plain.slice(Math.max(0, start - 160), end + 120))) return [];
  const window = view.plain.slice(end, end + 60).split(/[;\n]{2}|\. /)[0] ?? "";
  const date = findDates(window, monthFirst)[0];
  const year = /(?<![\d.,])(?:1[89]|20)\.?\d\d(?![\d,]|\.\d)/.exec(window);
  const value = date && date.start < 40 ? date.iso : year && year.index < 30 ? year[0].replace(".", "") : null;
  if (!value) return [];
  const span = clip(view.text, shortAround(view, start, end + (date ? date.end : (year?.index ?? 0) + 5)), 240);
  return [{ key: "registration_date", page: view, ...span, value: { kind: "date", date: value }, unit: null, currency: null, period: null, projected: null, score: 6 + (date ? 1 : 0) - view.page.index * 0.05 }];
}

function shortAround(view: PageView, start: number, end: number): { start: number; end: number } {
  const sentence = sentenceAt(view, start);
  if (sentence.end - sentence.start <= 220) return { start: sentence.start, end: Math.min(view.text.length, Math.max(sentence.end, end)) };
  let from = Math.max(sentence.start, start - 80);
  while (from > sentence.start && !/\s/.test(view.text.charAt(from - 1))) from -= 1;
  return { start: from, end: Math.min(view.text.length, Math.max(end, Math.min(sentence.end, end + 60))) };
}
