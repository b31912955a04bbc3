import { FIGURE_RULES, REQUEST_CUES, type FigureRule } from "./cues/figure-rules";
import { CueIndex, type Cue, type Hit } from "./cues/cue-index";
import { PERCENT_RULES, type PercentRule } from "./cues/percent-rules";
import type { MeasureRule } from "./cues/measure-rule";
import { MEASURE_RULES } from "./cues/measure-rules";
import type { CueSet, TextRule } from "./cues/text-rule";
import { TEXT_RULES } from "./cues/text-rules";
import type { LanguageCode } from "@/domain/risk/rubric";
import type { Candidate } from "./findings/candidate";
import { newestSalesFirst } from "./findings/by-year";
import { selectCandidates } from "./findings/select";
import { pickAccountsDate } from "./pick/accounts-date";
import { pickAddress } from "./places/address";
import { pickColumns } from "./pick/columns";
import { pickCountry } from "./places/country";
import { pickPlaceNamed } from "./places/place-named";
import { pickSite } from "./places/site";
import { earliestExpiry, pickDates } from "./pick/dates-told";
import { pickEnterpriseType } from "./profile/enterprise-type";
import { pickFormInName } from "./profile/form-in-name";
import { pickFigures } from "./pick/figures";
import { pickFunding } from "./pick/funding";
import { pickLabelled } from "./pick/labelled";
import { pickMeasures } from "./pick/measures";
import { pickNoDebt } from "./pick/no-debt";
import { pickMarked } from "./marked/pick-marked";
import { pickOwners } from "./pick/owners";
import { pickPassages } from "./pick/passages";
import { pickMembers } from "./profile/members";
import { pickPeople } from "./profile/people";
import { pickPeopleTold } from "./profile/people-told";
import { pickImpliedPercents, pickPercents } from "./pick/percents";
import { pickRegistration, REGISTRATION_CUES } from "./pick/registration";
import { SAID, type Said } from "./frames/said";
import { pickSaid } from "./frames/pick-said";
import { pickFramed } from "./frames/pick-framed";
import { pickToldPassages } from "./passages/pick-told-passages";
import { furtherPrices } from "./pick/price-series";
import { pickTold } from "./pick/told";
import type { DocumentView } from "./view/document-view";
import { continued } from "./view/continued";
import { readGrid, type GridRow } from "./view/grid";
import type { PageView } from "./view/page-view";
import { readRows } from "./view/rows";
import { readStatement, type Statement } from "./view/statement";

/** Which picker a cue speaks to. All cues share one index, so a page's words are gone through once. */
interface Addressees {
  text: TextRule;
  figure: FigureRule;
  percent: PercentRule;
  measure: MeasureRule;
  request: { key: string };
  registration: string;
  said: Said;
}
type Addressed = { [To in keyof Addressees]: { to: To; rule: Addressees[To] } }[keyof Addressees];

const memo = new Map<string, CueIndex<Addressed>>();

function spread(rule: Addressed, kind: string, cues: CueSet | undefined, languages: readonly LanguageCode[]): Cue<Addressed>[] {
  return languages.flatMap((language) => (cues?.[language] ?? []).map((pattern) => ({ pattern, rule, kind })));
}

function indexFor(languages: readonly LanguageCode[]): CueIndex<Addressed> {
  const key = languages.join();
  const known = memo.get(key);
  if (known) return known;
  const made = new CueIndex<Addressed>([
    ...TEXT_RULES.flatMap((rule) => (["head", "say", "hint"] as const).flatMap((kind) => spread({ to: "text", rule }, kind, rule[kind], languages))),
    ...FIGURE_RULES.flatMap((rule) => [...spread({ to: "figure", rule }, "label", rule.label, languages), ...spread({ to: "figure", rule }, "row", rule.row, languages), ...spread({ to: "figure", rule }, "part", rule.part, languages)]),
    ...PERCENT_RULES.flatMap((rule) => spread({ to: "percent", rule }, "label", rule.label, languages)),
    ...MEASURE_RULES.flatMap((rule) => spread({ to: "measure", rule }, "label", rule.label, languages)),
    ...spread({ to: "request", rule: { key: "funding_request" } }, "request", REQUEST_CUES, languages),
    ...SAID.map((rule) => ({ pattern: rule.anchor, rule: { to: "said" as const, rule }, kind: "anchor" })),
    ...REGISTRATION_CUES.map(({ key: rule, pattern }) => ({ pattern, rule: { to: "registration" as const, rule }, kind: "label" })),
  ]);
  memo.set(key, made);
  return made;
}

/** Looks for the cues of a page before its document is whole; readDocument then finds them done. */
export function findCuesAhead(languages: readonly LanguageCode[], view: PageView): void {
  indexFor(languages).on(view);
}

type Sorted = { [To in keyof Addressees]: Hit<Addressees[To]>[] };

/** A page's hits by the picker they are for. */
function sorted(hits: readonly Hit<Addressed>[]): Sorted {
  const by: Sorted = { text: [], figure: [], percent: [], measure: [], request: [], registration: [], said: [] };
  for (const { rule: { to, rule }, kind, start, end } of hits) (by[to] as Hit<typeof rule>[]).push({ rule, kind, start, end });
  return by;
}

/** A page with many different figures is the statement itself; a note's subtotal of the same name counts less. */
function weighStatement(candidates: Candidate[]): Candidate[] {
  const different = Math.min(6, new Set(candidates.map((candidate) => candidate.key)).size);
  return candidates.map((candidate) => ({ ...candidate, score: candidate.score + different * 0.7 }));
}

/** Figures that stand beside each other, all true: one for each product, field, loan or year. */
const TOGETHER: Readonly<Record<string, number>> = {
  selling_price: 6, yield_per_hectare: 6, cultivated_area_ha: 4, revenue_previous_years: 4, tax_compliance: 2, registration_number: 2, interest_expense: 2, interest_rate_pct: 4, permanent_staff: 3, seasonal_staff: 2,
  storage_capacity: 3, collateral_value: 2, rejection_rate_pct: 3,
};
const measures = new Set(MEASURE_RULES.map((rule) => rule.key));
const text = new Map(TEXT_RULES.map((rule) => [rule.key, rule]));

/** The best candidates of one document, of those that can be. A template's words are nobody's, so it gives none. */
export function readDocument(document: DocumentView, asOf: string, canBe: (candidate: Candidate) => boolean = () => true): Candidate[] {
  const found = readCandidates(document, asOf).filter(canBe);
  return selectCandidates(newestSalesFirst(earliestExpiry(found)), (key) => ({ most: TOGETHER[key] ?? text.get(key)?.most ?? (text.has(key) ? 4 : measures.has(key) ? 3 : 1), share: text.has(key) ? 0.4 : 0.6, together: key in TOGETHER || text.has(key) }));
}

/** All that its pages may say of any data point, before the surest are chosen. */
export function readCandidates(document: DocumentView, asOf: string): Candidate[] {
  if (document.template) return [];
  const index = indexFor(document.languages);
  const found: Candidate[] = [...pickCountry(document), ...pickAddress(document), ...pickSite(document), ...pickPlaceNamed(document), ...pickEnterpriseType(document), ...pickFormInName(document), ...pickAccountsDate(document), ...pickPeople(document), ...pickNoDebt(document)];
  let before: Statement | null = null;
  for (const view of document.pages) {
    if (view.text.trim() === "") continue;
    const from = found.length;
    const hits = sorted(index.on(view));
    const [statement, grid]: [Statement, GridRow[]] = [continued(readStatement(document, view), view, before), readGrid(view)];
    before = statement;
    if (hits.figure.length > 0) found.push(...weighStatement(pickFigures({ document, view, statement, rows: readRows(view), grid, asOf }, hits.figure)));
    found.push(...pickLabelled({ document, view, statement, grid }, hits.measure));
    found.push(...pickPassages(view, hits.text), ...pickPercents(document, view, hits.percent), ...pickImpliedPercents(document, view));
    found.push(...pickFunding(document, view, hits.request), ...pickRegistration(document, view, hits.registration));
    found.push(...pickTold(document, view), ...pickFramed(document, view), ...pickSaid(view, hits.said), ...pickMeasures(document, view), ...pickColumns(document, view, asOf), ...pickDates(document, view), ...pickOwners(view), ...pickPeopleTold(view), ...pickMembers(view), ...pickMarked(view));
    found.push(...furtherPrices(document, view, found.slice(from).filter(({ key, page }) => key === "selling_price" && page === view)));
  }
  return [...found, ...whereNothingElse(found, pickToldPassages(document))];
}

/** Passages told by their topics answer only what no cue, heading or label answered. */
function whereNothingElse(found: readonly Candidate[], told: readonly Candidate[]): Candidate[] {
  const answered = new Set(found.filter(({ score }) => score >= 2.2).map(({ key }) => key));
  return told.filter(({ key }) => !answered.has(key));
}
