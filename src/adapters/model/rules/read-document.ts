import { FIGURE_RULES, REQUEST_CUES, type FigureRule } from "./cues/figure-rules";
import { CueIndex, type Cue } from "./cues/cue-index";
import { PERCENT_RULES, type PercentRule } from "./cues/percent-rules";
import type { CueSet, TextRule } from "./cues/text-rule";
import { TEXT_RULES } from "./cues/text-rules";
import type { LanguageCode } from "@/domain/risk/rubric";
import type { Candidate } from "./findings/candidate";
import { selectCandidates } from "./findings/select";
import { pickAccountsDate } from "./pick/accounts-date";
import { pickColumns } from "./pick/columns";
import { pickCountry } from "./pick/country";
import { pickEnterpriseType } from "./pick/enterprise-type";
import { pickFigures } from "./pick/figures";
import { pickFunding } from "./pick/funding";
import { pickMeasures } from "./pick/measures";
import { pickPassages } from "./pick/passages";
import { pickPeople } from "./pick/people";
import { pickImpliedPercents, pickPercents } from "./pick/percents";
import { pickRegistration } from "./pick/registration";
import type { DocumentView } from "./view/document-view";
import { readRows } from "./view/rows";
import { readStatement } from "./view/statement";

interface Indexes {
  text: CueIndex<TextRule>;
  figures: CueIndex<FigureRule>;
  percents: CueIndex<PercentRule>;
  request: CueIndex<{ key: string }>;
}

const memo = new Map<string, Indexes>();

function spread<Rule>(rule: Rule, kind: string, cues: CueSet | undefined, languages: readonly LanguageCode[]): Cue<Rule>[] {
  return languages.flatMap((language) => (cues?.[language] ?? []).map((pattern) => ({ pattern, rule, kind })));
}

function indexesFor(languages: readonly LanguageCode[]): Indexes {
  const key = languages.join();
  const known = memo.get(key);
  if (known) return known;
  const made: Indexes = {
    text: new CueIndex(TEXT_RULES.flatMap((rule) => [...spread(rule, "head", rule.head, languages), ...spread(rule, "say", rule.say, languages), ...spread(rule, "hint", rule.hint, languages)])),
    figures: new CueIndex(FIGURE_RULES.flatMap((rule) => spread(rule, "label", rule.label, languages))),
    percents: new CueIndex(PERCENT_RULES.flatMap((rule) => spread(rule, "label", rule.label, languages))),
    request: new CueIndex(spread({ key: "funding_request" }, "request", REQUEST_CUES, languages)),
  };
  memo.set(key, made);
  return made;
}

/** A page with many different figures is the statement itself; a note's subtotal of the same name counts less. */
function weighStatement(candidates: Candidate[]): Candidate[] {
  const different = Math.min(6, new Set(candidates.map((candidate) => candidate.key)).size);
  return candidates.map((candidate) => ({ ...candidate, score: candidate.score + different * 0.7 }));
}

const MOST: Readonly<Record<string, number>> = { selling_price: 4, yield_per_hectare: 3, cultivated_area_ha: 2, revenue_previous_years: 3, tax_compliance: 2, interest_expense: 2, interest_rate_pct: 2, permanent_staff: 3 };
const text = new Map(TEXT_RULES.map((rule) => [rule.key, rule]));

/** The best candidates of one document. A template's words are nobody's, so it gives none. */
export function readDocument(document: DocumentView, asOf: string): Candidate[] {
  if (document.template) return [];
  const indexes = indexesFor(document.languages);
  const found: Candidate[] = [...pickCountry(document), ...pickEnterpriseType(document), ...pickRegistration(document), ...pickAccountsDate(document), ...pickPeople(document)];
  for (const view of document.pages) {
    if (view.text.trim() === "") continue;
    const statement = readStatement(document, view);
    const figures = indexes.figures.find(view.plain);
    if (figures.length > 0) found.push(...weighStatement(pickFigures({ document, view, statement, rows: readRows(view), asOf }, figures)));
    found.push(...pickPassages(view, indexes.text.find(view.plain)), ...pickPercents(document, view, indexes.percents.find(view.plain)), ...pickImpliedPercents(document, view));
    found.push(...pickFunding(document, view, indexes.request.find(view.plain)), ...pickMeasures(document, view), ...pickColumns(document, view, asOf));
  }
  return selectCandidates(found, (key) => ({ most: MOST[key] ?? text.get(key)?.most ?? (text.has(key) ? 3 : 1), share: text.has(key) ? 0.5 : 0.6 }));
}
