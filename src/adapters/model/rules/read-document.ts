import { MEASURE_RULES } from "./cues/measure-rules";
import { TEXT_RULES } from "./cues/text-rules";
import type { Candidate } from "./findings/candidate";
import { newestSalesFirst } from "./findings/by-year";
import { underRivals } from "./context/competitors";
import { selectCandidates } from "./findings/select";
import { pickAccountsDate } from "./pick/accounts-date";
import { pickAddress } from "./places/address";
import { pickColumns } from "./pick/columns";
import { pickCountry } from "./places/country";
import { pickPlaceNamed } from "./places/place-named";
import { pickSite } from "./places/site";
import { earliestExpiry } from "./pick/dates-told";
import { pickEnterpriseType } from "./profile/enterprise-type";
import { pickFormInName } from "./profile/form-in-name";
import { pickNoDebt } from "./pick/no-debt";
import { pickPeople } from "./profile/people";
import { furtherPrices } from "./pick/price-series";
import { datedByItsOwn } from "./doubt/dated-by-its-own";
import { isDoubtful } from "./doubt/is-doubtful";
import type { WholeDocument } from "./view/document-view";
import { continued } from "./view/continued";
import type { Statement } from "./view/statement";
import { pageToRead, pickStated, readAlone } from "./page-alone";

/** Figures that stand beside each other, all true: one for each product, field, loan or year. */
const TOGETHER: Readonly<Record<string, number>> = {
  selling_price: 6, yield_per_hectare: 6, cultivated_area_ha: 4, revenue_previous_years: 4, tax_compliance: 2, registration_number: 2, interest_expense: 2, interest_rate_pct: 4, permanent_staff: 3, seasonal_staff: 2,
  storage_capacity: 3, collateral_value: 2, rejection_rate_pct: 3,
};
const measures = new Set(MEASURE_RULES.map((rule) => rule.key));
/** A key's first rule says how many answers it has; those after it are told by clauses. */
const text = new Map([...TEXT_RULES].reverse().map((rule) => [rule.key, rule]));

/** The best candidates of one document, of those that can be. A template's words are nobody's, so it gives none. */
export function readDocument(document: WholeDocument, asOf: string, canBe: (candidate: Candidate) => boolean = () => true): Candidate[] {
  const found = readCandidates(document, asOf).filter((candidate) => canBe(candidate) && !isDoubtful(candidate, document.languages) && !(candidate.key === "selling_price" && underRivals(candidate.page, candidate.start))).map((candidate) => datedByItsOwn(candidate, asOf));
  return selectCandidates(newestSalesFirst(earliestExpiry(found)), (key) => ({ most: TOGETHER[key] ?? text.get(key)?.most ?? (text.has(key) ? 4 : measures.has(key) ? 3 : 1), share: text.has(key) ? 0.4 : 0.6, together: key in TOGETHER || text.has(key), oneAYear: key === "revenue_previous_years" }));
}

/** All that its pages may say of any data point, before the surest are chosen. */
export function readCandidates(document: WholeDocument, asOf: string): Candidate[] {
  if (document.template) return [];
  const found: Candidate[] = [...pickCountry(document), ...pickAddress(document), ...pickSite(document), ...pickPlaceNamed(document), ...pickEnterpriseType(document), ...pickFormInName(document), ...pickAccountsDate(document), ...pickPeople(document), ...pickNoDebt(document)];
  let before: Statement | null = null;
  for (const view of document.pages) {
    if (view.text.trim() === "") continue;
    const from = found.length;
    const page = pageToRead(document, view, asOf);
    const alone = readAlone(page);
    const statement: Statement = continued(alone.statement, view, before);
    before = statement;
    found.push(...(statement === alone.statement ? alone.stated : pickStated(page, statement)));
    found.push(...alone.first, ...pickColumns(document, view, asOf), ...alone.then);
    found.push(...furtherPrices(document, view, found.slice(from).filter(({ key, page }) => key === "selling_price" && page === view)));
  }
  return found;
}
