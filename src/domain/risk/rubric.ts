import type { ConditionRule, FigureKin, FlagDetection, MetricGuard } from "./rubric-rules";

/**
 * The rubric as loaded: the YAML of `rubric/`, checked and versioned by content hash.
 * Thresholds, bands, anchors and caps live there only; code asks this object.
 */
export type LevelId = "LOW" | "MODERATE" | "HIGH" | "CRITICAL";
export type GradeId = "A" | "B" | "C" | "D";
export type LanguageCode = "en" | "fr" | "es" | "pt" | "sw";
export type Translated = Record<LanguageCode, string>;

export interface Band {
  id: LevelId;
  order: number;
  from: number;
  to: number;
  /** The score one component at this level counts as. */
  anchor: number;
  name: Translated;
  mark: "circle" | "diamond" | "triangle" | "octagon";
  decision: string;
}

export type TestOperator = "<" | "<=" | ">" | ">=" | "=" | "[)" | "(]" | "[]" | "()";
export interface LevelTest {
  metric: string;
  op: TestOperator;
  /** One bound, or [low, high] for an interval. */
  value: number | readonly [number, number];
  unit: string;
  source: string;
  softenedBy: string | null;
  /** Care needed in reading the line; for people. */
  note?: string | null;
}

export interface ComponentDef {
  /** Metric id, "judgement" or "likelihood_impact"; unique inside its indicator. */
  id: string;
  kind: "metric" | "judgement" | "exposure";
  side: "exposure" | "mitigation" | null;
  weight: number;
  mandatory: boolean;
}

export interface ExposureSplit {
  exposureComponents: string[];
  mitigationComponents: string[];
  likelihoodGuide: Record<string, string>;
  impactGuide: Record<string, string>;
  mitigants: string[];
}

export interface DefaultAction {
  action: string;
  owner: string;
  /** Id of rubric.horizons. */
  horizon: string;
  /** Id of rubric.costClasses. */
  cost: string;
  forLevels: LevelId[];
  /** What shows that it was done. */
  evidence: string;
}

export interface IndicatorDef {
  id: string;
  category: string;
  order: number;
  weight: number;
  name: Translated;
  question: string;
  why: string;
  mandatory: boolean;
  mandatoryIf: string[];
  /** In words, for people. */
  appliesWhen: string;
  /** Condition ids, any of which makes it apply; empty = always. */
  appliesIf: string[];
  lookFor: string[];
  dataPoints: string[];
  exposure: ExposureSplit | null;
  components: ComponentDef[];
  levels: Record<LevelId, { criterion: string; tests: LevelTest[] }>;
  hardFlags: string[];
  actions: DefaultAction[];
}

export interface CategoryDef {
  id: string;
  slug: string;
  order: number;
  weight: number;
  name: Translated;
  meaning: Translated;
}

export type DataPointType =
  | "money" | "percent" | "number" | "date" | "text" | "boolean" | "choice" | "document" | "person-count" | "area" | "ratio";

export interface Plausible {
  min: number | null;
  max: number | null;
  usualMin: number | null;
  usualMax: number | null;
  minChars: number | null;
  maxChars: number | null;
  minYear: number | null;
}

export interface DataPointDef extends FigureKin {
  key: string;
  /** The row this value is a companion of; null for a gap row of its own. */
  parent: string | null;
  category: string;
  indicators: string[];
  label: string;
  help: string;
  type: DataPointType;
  unit: string;
  unitKind: string | null;
  choices: string[];
  multiple: boolean;
  /** About the future by nature; for every other item a forecast is not the figure asked for. */
  plan: boolean;
  /** Two different figures may both be right, for two products. */
  variesByProduct: boolean;
  /** How many values make it complete; 1 unless it holds several. */
  atLeast: number;
  /** What a person may type for its unit, and the factor to the base unit. */
  units: { base: string; said: { words: string[]; factor: number }[] } | null;
  mandatory: boolean;
  mandatoryIf: string[];
  /** Grade normally expected of its evidence. */
  grade: GradeId;
  documents: string[];
  plausible: Plausible;
  example: string;
  ask: string;
  interview: "short" | "full";
  entryGroup: string;
  valuePattern: string;
  valuePatternAlt: string | null;
  /** Keys of the companion values. */
  extra: string[];
  /** Cue patterns per language; how to apply them is rubric.matching. */
  signals: Record<LanguageCode, string[]>;
}

export interface MetricDef {
  id: string;
  label: string;
  formula: string;
  unit: string;
  direction: string;
  guard: MetricGuard;
  /** Left out when a person has answered "no" to every one of these conditions; empty = never. */
  leftOutIfNo: string[];
  usNorm: boolean;
  note: string | null;
  notFor: string[];
  example: { inputs: Record<string, number | number[] | string>; result: number | string | null; assessedOn: string | null };
}

export interface HardFlagDef {
  id: string;
  label: string;
  effect: "floor" | "alert";
  basis: string;
  indicators: string[];
  trigger: string;
  tests: { metric: string; op: TestOperator; value: number | readonly [number, number] }[];
  dataPoints: string[];
  confirmBy: string;
  evidenceNeeded: string;
  clearedBy: string;
  watch: Partial<Record<LanguageCode, string[]>>;
  /** In words: to which of its indicators it applies; null = to all. */
  appliesTo: string | null;
  detect: FlagDetection | null;
  /** A floor only while one of these holds; a person's "no" to all makes it an alert. */
  floorIf: string[];
}

export interface DocumentTypeDef {
  id: string;
  label: string;
  required: string;
  requiredIf: string[];
  grade: GradeId;
  fresh: string;
  indicators: string[];
  dataPoints: string[];
  mustShow: string[];
  suppliedBy: string;
  localNames: Record<string, string[]>;
  detect: Partial<Record<LanguageCode, string[]>>;
}

export interface ConditionDef {
  id: string;
  kind: "asked" | "derived";
  question: string;
  from: string | null;
  ifUnknown: boolean;
  /** How a derived condition is worked out; null when it is asked. */
  when: ConditionRule | null;
}

export interface GradeDef {
  id: GradeId;
  order: number;
  name: string;
  meaning: string;
  examples: string[];
  bestLevel: LevelId;
  mitigationSteps: number;
}

export interface SourceDef {
  id: string;
  kind: string;
  title: string;
  address: string | null;
  population: string | null;
  note: string | null;
  recheck: boolean;
}

export interface ScoringRules {
  mandatoryUnknownScore: number;
  rangeBestAnchor: number;
  rangeWorstAnchor: number;
  /** Share 0..1 of weight below which no level is shown. */
  minimumCoverage: number;
  insufficientLabel: Translated;
  /** How many bands an aggregate may sit below its worst part. */
  guardBands: { indicator: number; category: number; overall: number };
  hardFlagFloor: number;
  exposureBands: { from: number; to: number; level: LevelId }[];
  mitigationSteps: { full: number; part: number; none: number };
  mitigationCapByGrade: Record<GradeId, number>;
  mitigationFloor: LevelId;
  startup: { categories: string[]; bestLevel: LevelId; label: Translated; minimumYears: number; definition: string };
  contradictionTolerancePercent: number;
  contradictionFlagPercent: number;
  /** The flag a wide contradiction on one of these data points proposes. */
  contradictionFlag: { flag: string; dataPoints: string[] };
}

export interface Matching {
  valuePatterns: Record<string, string>;
  ignoreValuesLike: string[];
  passageBefore: number;
  passageAfter: number;
  lookAfter: number;
  lookBefore: number;
}

export interface StalenessLimit {
  kind: string;
  monthsAfter: number;
  basis: "periodEnd" | "expiry" | "date";
  /** Document types it is about. */
  documents: string[];
  /** Data points that state the expiry, for basis "expiry". */
  expiry: string[];
}

export interface Rubric {
  version: string;
  /** SHA-256 of the files' canonical content; stamped on every result. */
  hash: string;
  bands: Band[];
  scoring: ScoringRules;
  horizons: { id: string; order: number }[];
  costClasses: { id: string; meaning: string }[];
  categories: CategoryDef[];
  indicators: IndicatorDef[];
  /** Rows and companions (`parent` set) in the order of the file. */
  dataPoints: DataPointDef[];
  metrics: MetricDef[];
  /** Shown, never scored. */
  infoMetrics: { id: string; label: string; formula: string; unit: string; usNorm: boolean; note: string | null; example: MetricDef["example"] }[];
  /** Reference inputs with their default, null until a deployer sets them. */
  references: { key: string; label: string; unit: string; value: number | null; plausible?: { min: number; max: number } }[];
  entryGroups: { id: string; label: string; order: number }[];
  hardFlags: HardFlagDef[];
  documents: DocumentTypeDef[];
  documentDetection: { minHits: number; pages: number };
  conditions: ConditionDef[];
  grades: GradeDef[];
  evidenceRules: { id: string; text: string }[];
  staleness: StalenessLimit[];
  sources: SourceDef[];
  matching: Matching;
  /** `words` is a pattern on folded text; `toBase` converts to the base unit ("as stated" = no base). */
  unitKinds: Record<string, { base: string; words: string; toBase: Record<string, number> }>;
}
