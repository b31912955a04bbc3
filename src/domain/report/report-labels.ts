/**
 * Every fixed word of the report, by key. The catalogue of a language is complete or it does not compile.
 * Keys ending in `_one` and `_other` are the two forms of a counted phrase.
 */
export const REPORT_LABEL_KEYS = [
  // Headings
  "contents", "profile", "summary", "method", "overall", "categoriesTitle", "gaps", "recommendations", "plan", "facts", "appendix", "disclaimer",
  // Cover and frame
  "issuerName", "issuerLine", "confidential", "reportKind", "documentTitle", "issued", "reference", "status", "statusFinal", "preparedBy", "basis", "page", "figure", "table",
  "analystRules", "analystRulesWorded", "analystModel", "number",
  // Reading the marks
  "readFirst", "readFirstText", "noEvidence", "insufficient", "noLevel", "notApplicable", "noValue",
  // Figures
  "score", "outOf", "level", "range", "rangeOf", "rangeNote", "coverage", "coverageNote", "evidencedScore", "evidencedNote", "provisional", "provisionalNote", "provisionalShort",
  "category", "indicator", "indicatorAndLevel", "evidence", "grade", "gradeOf", "weight", "weightOf", "gradesNone", "gradeCount", "total", "mandatory", "optional", "startup",
  // Company
  "firm", "country", "sector", "enterpriseType", "currency", "papersRead_one", "papersRead_other", "papersUnread_one", "papersUnread_other", "papersNone", "papersNoneTold", "keyFacts", "unknown",
  // Summary
  "headlineRated", "headlineDrivenBy", "headlineInsufficient", "headlineNothing", "headlineTold",
  "paraCoverage", "paraRangeSame", "paraRangeMoves", "paraRangeClosed", "paraInsufficient", "paraFlagsOpen_one", "paraFlagsOpen_other", "paraFlagsConfirmed_one", "paraFlagsConfirmed_other", "paraOverrides_one", "paraOverrides_other", "paraReview_one", "paraReview_other", "paraStartup",
  "strengths", "concerns", "wouldChange", "strengthsNone", "concernsNone", "wouldChangeNone", "firstActions", "decisionUse", "decisionRated", "decisionNone", "namedItem", "changeItem",
  // In words
  "inWordsModel", "inWordsRules", "inWordsBy", "inWordsByRules",
  // Method
  "methodRules", "methodModel", "methodChecks", "bands", "anchor", "response", "grades", "meaning", "whatCounts", "limit", "limitFull", "limitBest", "limitMitigation_one", "limitMitigation_other", "limitNoMitigation",
  "rules", "ruleUnknown", "ruleUnknownText", "ruleRange", "ruleRangeText", "ruleCoverage", "ruleCoverageText", "ruleGuard", "ruleGuardText", "ruleFlags", "ruleFlagsText", "ruleStartup", "ruleStartupText", "ruleConflict", "ruleConflictText",
  // Overall
  "readingMean", "readingNotRated", "radarCaption", "radarAlt", "radarAltItem", "scaleAlt", "scaleAltNone", "heatTitle", "heatCaption", "flags", "flagProposed", "flagConfirmed", "flagDismissed", "flagReason", "decidedOn",
  "guard", "guardWorstOf", "guardHardFlag", "guardGradeD", "guardStartup", "guardMitigation",
  // Categories
  "narrativeCount", "narrativeNone", "narrativeInsufficient", "narrativeWorst", "narrativeBest", "judgement", "exposureRated", "exposureNote_one", "exposureNote_other", "valueWithUnit", "formula", "inputs", "onForecasts", "input",
  "answerBy", "answerToldBy", "answerSaid", "answerWith", "referenceInput", "documentGone", "pageShort", "truncated", "morePassages_one", "morePassages_other", "doesNotApply", "seeGaps", "openGaps", "relatedActions", "flagged",
  "overrideSet", "overrideEvidence", "overrideComputed", "overrideNothing", "overrideStale", "overrideStaleNothing",
  // Second opinion
  "secondOpinion", "secondScore", "secondHow", "secondNoReview", "secondSame", "secondOneApart", "secondReview", "secondAlone", "secondBoth", "secondSettled", "secondOnly",
  "secondItems", "secondAll", "secondFirst", "secondSecond", "secondApart", "apartNone", "apartOnlyOne", "apartLevels_one", "apartLevels_other", "toReview", "settledByPerson",
  // Gaps
  "gapsIntro", "gapsNone", "gapMissing", "gapSatisfy", "gapWho", "gapEffect", "gapCloses", "gapClosesNone", "gapMovesOverall", "gapMovesCategory", "gapMovesFlag",
  "gapStatusMissing", "gapStatusPartial", "gapStatusConflicting", "minorGaps", "minorGapsIntro", "gapUnknownSource",
  // Actions
  "recIntro", "recNone", "prioHigh", "prioMedium", "prioLow", "action", "owner", "time", "cost", "costOf", "proof", "now", "planIntro", "periodNone",
  // Facts
  "factsIntro", "factsNone", "fact", "value", "period", "kind", "actual", "projected", "undatedBasis", "source", "contradictions", "contradictionsIntro", "contradictionText", "contradictionWords", "contradictedMark", "yes", "no",
  // Appendix
  "sources", "document", "documentKind", "kindFrom", "pages", "dated", "cited", "documentAndHash", "undated", "notRead", "sourcesNone",
  "provenance", "rubricVersion", "rubricHash", "analyst", "secondAnalyst", "assessedAsOf", "runNumber", "runOf", "runId", "runStarted", "quotationsChecked", "quotationsText", "contentHash",
  // Closing
  "disclaimerDocuments", "disclaimerScores", "disclaimerRules", "disclaimerModel", "disclaimerPrivacy",
] as const;

export type ReportLabelKey = (typeof REPORT_LABEL_KEYS)[number];
export type ReportLabels = Record<ReportLabelKey, string>;

/** Fills `{slots}`; a slot without a value is a mistake in the catalogue and throws. Values are inserted as they are. */
export function fill(template: string, slots: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new Error(`Report label "${template}" has no value for {${name}}`);
    return String(value);
  });
}

type CountedKey = "papersRead" | "limitMitigation" | "exposureNote" | "papersUnread" | "paraFlagsOpen" | "paraFlagsConfirmed" | "paraOverrides" | "paraReview" | "morePassages" | "apartLevels";

/** The counted phrase in the form the language wants for `count`. */
export function counted(labels: ReportLabels, locale: string, key: CountedKey, count: number, slots: Record<string, string | number> = {}): string {
  const form = new Intl.PluralRules(locale).select(count) === "one" ? "one" : "other";
  return fill(labels[`${key}_${form}`], { n: count, ...slots });
}
