import type {
  ConditionDef, DataPointDef, DocumentTypeDef, IndicatorDef, Plausible, Rubric, ScoringRules, StalenessLimit, Translated,
} from "@/domain/risk/rubric";
import type { FlagDetection } from "@/domain/risk/rubric-rules";
import type { DataPointEntry, PlausibleEntry, UnitKindEntry } from "./file-schemas";
import type { ParsedFiles } from "./parse-files";

const SIGNAL_LANGUAGES = ["en", "fr", "es", "pt", "sw"] as const;

/** The YAML's words turned into the domain's. Nothing is decided here. */
export function mapRubric(files: ParsedFiles, hash: string): Rubric {
  const { bands, categories, dataPoints, documents, flags, grades, metrics, sources } = files;
  return {
    version: categories.rubric_version,
    hash,
    bands: bands.bands,
    scoring: mapScoring(files),
    horizons: bands.horizons,
    costClasses: bands.cost_classes,
    categories: categories.categories,
    indicators: files.indicators.flatMap((file) => file.indicators.map((entry) => mapIndicator(file.category, entry))),
    dataPoints: dataPoints.data_points.flatMap((entry) => mapDataPoint(entry, dataPoints.unit_kinds)),
    metrics: metrics.metrics.map((m) => ({
      id: m.id, label: m.label, formula: m.formula, unit: m.unit, direction: m.direction,
      guard: {
        require: m.guard.require, otherwise: m.guard.otherwise, flag: m.guard.flag ?? null,
        whenZero: m.guard.when_zero
          ? { inputs: m.guard.when_zero.inputs, confirmedBy: m.guard.when_zero.confirmed_by, level: m.guard.when_zero.level }
          : null,
      },
      leftOutIfNo: m.left_out_if_no ?? [], usNorm: m.us_norm, note: m.note ?? null, notFor: m.not_for ?? [],
      example: mapExample(m.example),
    })),
    infoMetrics: metrics.info_metrics.map((m) => ({
      id: m.id, label: m.label, formula: m.formula, unit: m.unit, usNorm: m.us_norm, note: m.note ?? null,
      example: mapExample(m.example),
    })),
    references: metrics.reference_inputs.map((r) => ({ key: r.key, label: r.label, unit: r.unit, value: r.default, plausible: r.plausible })),
    entryGroups: dataPoints.entry_groups,
    hardFlags: flags.hard_flags.map((f) => ({
      id: f.id, label: f.label, effect: f.effect, basis: f.basis, indicators: f.indicators, trigger: f.trigger,
      tests: f.tests.map((t) => ({ metric: t.metric, op: t.op, value: t.value })), dataPoints: f.data_points, confirmBy: f.confirm_by,
      evidenceNeeded: f.evidence_needed, clearedBy: f.cleared_by, watch: f.watch, appliesTo: f.applies_to ?? null,
      detect: mapDetection(f.detect), floorIf: f.floor_if ?? [],
    })),
    documents: [...documents.documents, ...documents.supporting].map(mapDocument),
    documentDetection: { minHits: documents.detection.min_hits, pages: documents.detection.pages },
    conditions: files.conditions.conditions.map(mapCondition),
    grades: grades.grades.map((g) => ({
      id: g.id, order: g.order, name: g.name, meaning: g.meaning, examples: g.examples, bestLevel: g.best_level, mitigationSteps: g.mitigation_steps,
    })),
    evidenceRules: grades.rules,
    staleness: grades.staleness.limits.map(mapStaleness),
    sources: sources.sources.map((s) => ({
      id: s.id, kind: s.kind, title: s.title, address: s.address ?? null, population: s.population ?? null, note: s.note ?? null, recheck: s.recheck,
    })),
    matching: {
      valuePatterns: Object.fromEntries(Object.entries(dataPoints.value_patterns).map(([kind, pattern]) => [kind, pattern.trim()])),
      ignoreValuesLike: dataPoints.matching.ignore_values_like,
      passageBefore: dataPoints.matching.passage.before_chars, passageAfter: dataPoints.matching.passage.after_chars,
      lookAfter: dataPoints.matching.value_search.look_after_chars, lookBefore: dataPoints.matching.value_search.look_before_chars,
    },
    unitKinds: Object.fromEntries(Object.entries(dataPoints.unit_kinds).map(([kind, u]) => [kind, { base: u.base, words: u.words, toBase: u.to_base }])),
  };
}

type ExampleEntry = ParsedFiles["metrics"]["metrics"][number]["example"];
const mapExample = (e: ExampleEntry): Rubric["metrics"][number]["example"] => ({ inputs: e.inputs, result: e.result, assessedOn: e.assessed_on ?? null });

function mapScoring({ bands }: ParsedFiles): ScoringRules {
  const s = bands.scoring;
  return {
    mandatoryUnknownScore: s.unknown.mandatory_provisional_score, rangeBestAnchor: s.unknown.range_best_anchor,
    rangeWorstAnchor: s.unknown.range_worst_anchor, minimumCoverage: s.coverage.minimum_share, insufficientLabel: s.coverage.below_minimum_label,
    guardBands: {
      indicator: s.worst_of_guard.indicator_below_component, category: s.worst_of_guard.category_below_indicator,
      overall: s.worst_of_guard.overall_below_category,
    },
    hardFlagFloor: s.hard_flag_floor,
    exposureBands: s.exposure.product_to_level,
    mitigationSteps: { full: s.exposure.mitigation.full_steps, part: s.exposure.mitigation.part_steps, none: s.exposure.mitigation.none_steps },
    mitigationCapByGrade: s.exposure.mitigation.cap_by_grade,
    mitigationFloor: s.exposure.mitigation.floor_level,
    startup: {
      categories: s.startup.categories, bestLevel: s.startup.best_level, label: s.startup.label,
      minimumYears: s.startup.minimum_years, definition: s.startup.definition,
    },
    contradictionTolerancePercent: s.contradictions.tolerance_percent,
    contradictionFlagPercent: s.contradictions.flag_percent,
    contradictionFlag: { flag: s.contradictions.flag, dataPoints: s.contradictions.flag_data_points },
  };
}

type IndicatorEntry = ParsedFiles["indicators"][number]["indicators"][number];
function mapIndicator(category: string, entry: IndicatorEntry): IndicatorDef {
  const split = entry.exposure_mitigation;
  const side = (id: string): "exposure" | "mitigation" | null =>
    split?.exposure_components.includes(id) ? "exposure" : split?.mitigation_components.includes(id) ? "mitigation" : null;
  const tests = (level: IndicatorEntry["levels"]["LOW"]): IndicatorDef["levels"]["LOW"] => ({
    criterion: level.criterion,
    tests: level.tests.map((t) => ({
      metric: t.metric, op: t.op, value: t.value, unit: t.unit, source: t.source, softenedBy: t.softened_by ?? null, note: t.note ?? null,
    })),
  });
  return {
    id: entry.id, category, order: entry.order, weight: entry.weight, name: entry.name, question: entry.question, why: entry.why,
    mandatory: entry.mandatory, mandatoryIf: entry.mandatory_if ?? [], appliesWhen: entry.applies_when, appliesIf: entry.applies_if,
    lookFor: entry.look_for, dataPoints: entry.data_points,
    exposure: split
      ? {
          exposureComponents: split.exposure_components, mitigationComponents: split.mitigation_components,
          likelihoodGuide: split.likelihood_guide, impactGuide: split.impact_guide, mitigants: split.mitigants,
        }
      : null,
    components: entry.components.map((c) => ({ id: c.id, kind: c.kind, side: side(c.id), weight: c.weight, mandatory: c.mandatory })),
    levels: { LOW: tests(entry.levels.LOW), MODERATE: tests(entry.levels.MODERATE), HIGH: tests(entry.levels.HIGH), CRITICAL: tests(entry.levels.CRITICAL) },
    hardFlags: entry.hard_flags,
    actions: entry.default_actions.map((a) => ({
      action: a.action, owner: a.owner, horizon: a.horizon, cost: a.cost, forLevels: a.for_levels, evidence: a.evidence,
    })),
  };
}

function mapDataPoint(entry: DataPointEntry, kinds: Record<string, UnitKindEntry>): DataPointDef[] {
  const kind = entry.unit_kind === undefined ? undefined : kinds[entry.unit_kind];
  const row: DataPointDef = {
    key: entry.key, parent: null, category: entry.category, indicators: entry.indicators, label: entry.label, help: entry.help, type: entry.type,
    unit: entry.unit, unitKind: entry.unit_kind ?? null, choices: choicesOf(entry.plausible), multiple: entry.multiple ?? false,
    plan: entry.plan ?? false, variesByProduct: entry.varies_by_product ?? false, atLeast: entry.at_least ?? 1, units: unitsOf(kind),
    mandatory: entry.mandatory, mandatoryIf: entry.mandatory_if ?? [], grade: entry.grade, documents: entry.documents,
    plausible: mapPlausible(entry.plausible), example: entry.example, ask: entry.ask, interview: entry.interview, entryGroup: entry.entry_group,
    valuePattern: entry.value_pattern, valuePatternAlt: entry.value_pattern_alt ?? null, extra: (entry.extra ?? []).map((x) => x.key),
    signals: signalsOf(entry.signals), partOf: entry.part_of ?? null, near: entry.near ?? [],
  };
  const companions = (entry.extra ?? []).map((x): DataPointDef => ({
    ...row, key: x.key, parent: entry.key, label: x.label, help: "", type: x.type, unit: x.unit, unitKind: companionUnit(x.unit),
    choices: choicesOf(x.plausible), multiple: false, plan: x.plan ?? false, variesByProduct: false, atLeast: 1,
    units: unitsOf(kinds[companionUnit(x.unit) ?? ""]), mandatory: false, mandatoryIf: [], plausible: mapPlausible(x.plausible), example: "",
    ask: x.ask, partOf: null, near: [], valuePattern: COMPANION_PATTERN[x.type] ?? "phrase", valuePatternAlt: null, extra: [], signals: signalsOf({}),
  }));
  return [row, ...companions];
}

const COMPANION_PATTERN: Partial<Record<DataPointDef["type"], string>> = {
  money: "money", percent: "percent", number: "integer", date: "date", area: "integer", ratio: "ratio", boolean: "yesno", "person-count": "integer",
};
const COMPANION_UNITS: Record<string, string> = { ha: "area", days: "days", years: "years" };
const companionUnit = (unit: string): string | null => COMPANION_UNITS[unit] ?? null;

function unitsOf(kind: UnitKindEntry | undefined): DataPointDef["units"] {
  if (!kind) return null;
  const said = Object.entries(kind.to_base).flatMap(([unit, factor]) => {
    const words = kind.said?.[unit];
    return words ? [{ words, factor }] : [];
  });
  return { base: kind.base, said };
}

const choicesOf = (p: PlausibleEntry): string[] => (Array.isArray(p.options) ? p.options.filter((o) => typeof o === "string") : []);
const signalsOf = (cues: Partial<Record<keyof Translated, string[]>>): DataPointDef["signals"] => {
  const [en, fr, es, pt, sw] = SIGNAL_LANGUAGES.map((language) => cues[language] ?? []);
  return { en: en ?? [], fr: fr ?? [], es: es ?? [], pt: pt ?? [], sw: sw ?? [] };
};
const mapPlausible = (p: PlausibleEntry): Plausible => ({
  min: p.min ?? null, max: p.max ?? null, usualMin: p.usual_min ?? null, usualMax: p.usual_max ?? null,
  minChars: p.min_chars ?? null, maxChars: p.max_chars ?? null, minYear: p.min_year ?? null,
});

type DocumentEntry = ParsedFiles["documents"]["documents"][number];
const mapDocument = (d: DocumentEntry): DocumentTypeDef => ({
  id: d.id, label: d.label, required: d.required ?? "", requiredIf: d.required_if ?? [], grade: d.grade, fresh: d.fresh ?? "",
  indicators: d.indicators ?? [], dataPoints: d.data_points ?? [], mustShow: d.must_show ?? [], suppliedBy: d.supplied_by ?? "",
  localNames: d.local_names ?? {}, detect: d.detect,
});

function mapCondition(c: ParsedFiles["conditions"]["conditions"][number]): ConditionDef {
  const rule = ((): ConditionDef["when"] => {
    if (!c.when) return null;
    if ("choice_of" in c.when) return { kind: "choice", dataPoint: c.when.choice_of, among: c.when.in };
    if ("metric" in c.when) return { kind: "metric", metric: c.when.metric, op: c.when.op, value: c.when.value };
    return { kind: "yearsOfRecords", counts: c.when.counts, sales: c.when.sales, founded: c.when.founded };
  })();
  return { id: c.id, kind: c.kind, question: c.question, from: c.from ?? null, ifUnknown: c.if_unknown, when: rule };
}

function mapDetection(detect: ParsedFiles["flags"]["hard_flags"][number]["detect"]): FlagDetection | null {
  if (detect === undefined) return null;
  if (detect === "outside_usual") return { kind: "outsideUsual" };
  if (detect === "template") return { kind: "template" };
  return { kind: "notZero", metric: detect.not_zero, of: detect.of, tolerancePercent: detect.tolerance_percent };
}

function mapStaleness(limit: ParsedFiles["grades"]["staleness"]["limits"][number]): StalenessLimit {
  const common = { kind: limit.kind, documents: limit.documents, expiry: limit.expiry ?? [] };
  if (limit.months_after_period_end !== undefined) return { ...common, basis: "periodEnd", monthsAfter: limit.months_after_period_end };
  if (limit.months_after_expiry !== undefined) return { ...common, basis: "expiry", monthsAfter: limit.months_after_expiry };
  return { ...common, basis: "date", monthsAfter: limit.months_after_date ?? 0 };
}
