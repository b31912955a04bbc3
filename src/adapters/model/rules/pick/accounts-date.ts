import { findDates } from "@/domain/quantities/dates";
import type { Candidate } from "../findings/candidate";
import type { WholeDocument } from "../view/document-view";
import { lineAt } from "../view/page-view";

const ACCOUNTS = /financial statements|balance sheet|annual report|form 10-k|fiscal year|etats financiers|comptes annuels|les comptes|rapport d'activite|bilan|estados? financieros?|estado de situacion|balance general|demonstrac(?:oes|ao) (?:financeiras|contabeis)|balanco patrimonial|hesabu za mwaka|taarifa za fedha/;
const AT = /(?:fiscal year ended|year ended|(?:year|period|twelve months) to|clos(?:e|es)? (?:le|au)|as (?:at|of)|exercice clos (?:le|au)|arrete[es]* au|au|al|a|terminado (?:el|en)|con corte a|em|findo em|ulioishia) (?:el )?/g;

/** The balance date of the accounts a document is. */
export function pickAccountsDate(document: WholeDocument): Candidate[] {
  for (const view of document.pages.slice(0, 4)) {
    if (!ACCOUNTS.test(view.plain) || document.plan) continue;
    for (const match of view.plain.matchAll(AT)) {
      const end = match.index + match[0].length;
      const date = findDates(view.plain.slice(end, end + 40), document.monthFirst)[0];
      if (!date || date.start > 2 || date.iso.length < 10 || !/-(?:12-31|06-30|09-30|03-31|0?1-31|02-2[89]|0[4-8]-3[01]|1[01]-3[01])$/.test(date.iso)) continue;
      const line = lineAt(view, match.index);
      const stop = Math.max(line.end, end + date.end);
      const from = stop - line.start > 260 ? match.index : line.start;
      return [{ key: "latest_accounts_date", page: view, start: from, end: end + date.end > line.end ? end + date.end : Math.min(line.end, from + 260), value: { kind: "date", date: date.iso }, unit: null, currency: null, period: null, projected: null, score: 6 }];
    }
  }
  return [];
}
