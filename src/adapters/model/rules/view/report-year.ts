import { findDates } from "@/domain/quantities/dates";
import { yearsIn } from "../context/period";

/** A report's own words for the year it tells of. */
const ENDED = /\b(?:(?:financial |trading |fiscal |accounting )?(?:year|season) (?:ended|ending|to|closed)|exercice clos(?: le| au)?|ejercicio (?:terminado|cerrado|finalizado)(?: el| al)?|exercicio (?:findo|encerrado) (?:em|a)|mwaka (?:ulioishia|uliomalizika|unaoishia)|(?:exercice|ejercicio|exercicio)(?: de| social| economico)*(?= 20\d\d)|(?:(?:crop|marketing|farming) year|season|campagne|campana|safra|campanha|msimu(?: wa)?|mwaka wa)(?= 20\d\d)) [^\n]{0,34}/g;
const TITLE = /(?:farm|season|crop|financial) records|(?:income|profit (?:and|&) loss) (?:statement|account)s? (?:for|of)|registre (?:de|des) (?:campagne|comptes)|bilan de (?:la )?(?:campagne|saison)|registro de (?:la )?(?:campana|cuentas)|registos? da campanha|hesabu za (?:mwaka|msimu)|taarifa ya msimu|(?:annual|yearly|directors'?|chair(?:man|person)?'?s?|management(?: committee)?'?s?|committee'?s?|board'?s?) report|report (?:of|by) the (?:[a-z]+ ){0,3}(?:committee|board|directors|council)|annual general meeting|financial statements|rapport (?:annuel|moral|d'activites?|de gestion|financier)|assemblee generale|memoria (?:anual|abreviada|economica)|cuentas anuales|rapport de gestion|comptes annuels|contas do exercicio|informe (?:anual|de gestion)|asamblea (?:general|ordinaria)|relatorio (?:anual|de gestao|e contas)|assembleia geral|taarifa ya (?:mwaka|kamati|bodi)|mkutano mkuu/;
const FRONT = 3_500;

/** The one finished year a report's front names as its own; null for letters, plans and papers about several years. */
export function reportYear(plain: string, thisYear: number): number | null {
  const front = plain.slice(0, FRONT);
  if (!TITLE.test(front.slice(0, 1_200))) return null;
  const named = [...front.matchAll(ENDED)].flatMap(([words]) => {
    const date = findDates(words)[0];
    return date ? [Number(date.iso.slice(0, 4))] : yearsIn(words).slice(0, 1);
  });
  const [first] = named;
  return first !== undefined && first <= thisYear ? first : null;
}
