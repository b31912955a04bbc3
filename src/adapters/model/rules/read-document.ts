import { FIGURE_RULES, REQUEST_CUES, type FigureRule } from "./cues/figure-rules";
import { CueIndex, type Cue } from "./cues/cue-index";
import { PERCENT_RULES, type PercentRule } from "./cues/percent-rules";
import type { CueSet, TextRule } from "./cues/text-rule";
import { TEXT_RULES } from "./cues/text-rules";
import type { LanguageCode } from "@/domain/risk/rubric";
import type { Candidate } from "./findings/candidate";
import { selectCandidates } from "./findings/select";
import { pickAccountsDate } from "./pick/accounts-date";
import { pickCountry } from "./pick/country";
import { pickEnterpriseType } from "./pick/enterprise-type";
import { pickFigures } from "./pick/figures";
import { pickFunding } from "./pick/funding";
import { pickMeasures } from "./pick/measures";
import { pickPassages } from "./pick/passages";
import { pickPercents } from "./pick/percents";
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
    text: new CueIndex(TEXT_RULES.flatMap((rule) => [...spread(rule, "head", rule.head, languages), ...spread(rule, "say", rule.say, languages)])),
    figures: new CueIndex(FIGURE_RULES.flatMap((rule) => spread(rule, "label", rule.label, languages))),
    percents: new CueIndex(PERCENT_RULES.flatMap((rule) => spread(rule, "label", rule.label, languages))),
    request: new CueIndex(spread({ key: "funding_request" }, "request", REQUEST_CUES, languages)),
  };
  memo.set(key, made);
  return made;
}

const MOST: Readonly<Record<string, number>> = { selling_price: 4, yield_per_hectare: 3, cultivated_area_ha: 2, revenue_previous_years: 3, tax_compliance: 2, interest_expense: 2, interest_rate_pct: 2 };
const text = new Map(TEXT_RULES.map((rule) => [rule.key, rule]));

/** The best candidates of one document. A template's words are nobody's, so it gives none. */
export function readDocument(document: DocumentView, asOf: string): Candidate[] {
  if (document.template) return [];
  const indexes = indexesFor(document.languages);
  const found: Candidate[] = [...pickCountry(document), ...pickEnterpriseType(document), ...pickRegistration(document), ...pickAccountsDate(document)];
  for (const view of document.pages) {
    if (view.text.trim() === "") continue;
    const statement = readStatement(document, view);
    const figures = indexes.figures.find(view.plain);
    if (figures.length > 0) found.push(...pickFigures({ document, view, statement, rows: readRows(view), asOf }, figures));
    found.push(...pickPassages(view, indexes.text.find(view.plain)), ...pickPercents(document, view, indexes.percents.find(view.plain)));
    found.push(...pickFunding(document, view, indexes.request.find(view.plain)), ...pickMeasures(document, view));
  }
  return selectCandidates(found, (key) => ({ most: MOST[key] ?? text.get(key)?.most ?? (text.has(key) ? 2 : 1), share: text.has(key) ? 0.75 : 0.6 }));
}
