import { findCountries } from "@/domain/quantities/countries";
import type { Candidate } from "../findings/candidate";
import type { WholeDocument } from "../view/document-view";
import { lineAt } from "../view/page-view";
import { isBlank } from "../context/placeholders";

/** Names of a place and of what it lies in: "Hopelchén, Campeche", "en Alcaudete (Jaén", "Município do Cubal, Província de Benguela". */
const NAME = "\\p{Lu}[\\p{Ll}'’-]+(?:(?:[ -](?:de|del|da|do|dos|la|las|le|les|los|el|en|sur|du|d'|y|e))*[ -'’]\\p{Lu}[\\p{Ll}'’-]+){0,3}";
const PARTS = new RegExp(`(?:(?:Munic[ií]pio|Prov[ií]ncia|Provincia|Departamento|Distrito|D[eé]partement|R[eé]gion|Regi[oó]n|Commune|Comuna|Estado|Cant[oó]n) (?:de |del |do |da |de la |d')?)?${NAME}(?:,? (?:\\((?=${NAME}))?|, )(?:(?:Prov[ií]ncia|Provincia|Departamento|Estado|R[eé]gion|Regi[oó]n|province|provincia|département|departamento|région) (?:de |del |do |da |de la |d')?)?(?:${NAME})?[, (]{0,2}$`, "u");
/** A paper's front names where its firm is; further on stand buyers and fairs. */
const FRONT = 900;
/** Whoever else has an address at a paper's front. */
const ELSEWHERE = /\b(?:banque|banco|caisse|caja|bank|notari\w+|tribunal|ministerio|ministere|fiduciaire|auditor\w*|fournisseur|proveedor|comprador|acheteur|client\w*|export\w+|laboratoire|(?:fait|signe|conclu|passe) a|firmad[oa] en|celebrad[oa] en|suscrit[oa] en|celebram|contrat\w*|contrato\w*|convenio)\b/;

/** "Fundão, Portugal": the place before its country, at the front of a paper. */
export function pickPlaceNamed(document: WholeDocument): Candidate[] {
  const view = document.pages[0];
  if (!view || !document.languages.some((language) => language === "fr" || language === "es" || language === "pt")) return [];
  const front = view.plain.slice(0, FRONT);
  return findCountries(front).flatMap(({ start, end, adjective }) => {
    if (adjective) return [];
    const line = lineAt(view, start);
    const from = Math.max(line.start, start - 90);
    const match = PARTS.exec(view.text.slice(from, start));
    const before = view.plain.slice(line.start, start);
    if (!match || match[0].replace(/[, (]+$/, "").length < 4 || !/[,(] ?$/.test(match[0]) || ELSEWHERE.test(before) || isBlank(before)) return [];
    const at = from + match.index;
    return [{ key: "site_location", page: view, start: at, end, value: { kind: "text" as const, text: view.text.slice(at, end).replace(/\s+/g, " ").trim() }, unit: null, currency: null, period: null, projected: null, score: 4.2 - at / 2000 }];
  }).slice(0, 1);
}
