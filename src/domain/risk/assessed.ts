import type { FindingValue } from "./finding";
import type { GradeId, LevelId } from "./rubric";

/** The three figures that always go together, and the level they give. Scores are whole numbers 0..100, higher is worse. */
export interface Figures {
  /** The headline figure everywhere: what is proved; null when nothing is. */
  evidenced: number | null;
  /** Unknown mandatory components counted as the rubric says; null when nothing applies. */
  provisional: number | null;
  /** All unknowns Low … all unknowns Critical, guards applied. */
  low: number;
  high: number;
  /** Share 0..1 of weight with evidence. */
  coverage: number;
  /** Band of `evidenced`; null when nothing is proved or coverage is below the rubric's minimum. */
  level: LevelId | null;
  /** true when coverage reaches the minimum. */
  sufficient: boolean;
}

/** Where a value comes from: a finding on a page, a person's answer, or a deployer's reference input. */
export interface EvidenceRef {
  findingId: string | null;
  documentId: string | null;
  page: number | null;
  place: string | null;
  quote: string | null;
  grade: GradeId;
  /** Who answered, when it is an answer. */
  answeredBy: string | null;
  /** What was said, in words, when it is an answer; absent in results made before it was kept. */
  said?: string;
  /** Who said it, where the person who answered named somebody. */
  toldBy?: string;
}

/** The value in force for one data point. */
export interface Fact {
  dataPoint: string;
  value: FindingValue;
  /** All values newest first where the data point holds several; numbers only. */
  series: number[];
  unit: string | null;
  currency: string | null;
  period: string | null;
  projected: boolean | null;
  grade: GradeId;
  evidence: EvidenceRef[];
  contradicted: boolean;
}

export interface ComputedMetric {
  metric: string;
  label: string;
  /** Rounded for reading only when shown; null when not computable. */
  value: number | null;
  unit: string;
  formula: string;
  inputs: { key: string; value: number | number[] | string | null; evidence: EvidenceRef[] }[];
  /** "Not computable: revenue_latest_year is unknown". */
  why: string | null;
  /** The period its figures share, null when not stated. */
  period: string | null;
  currency: string | null;
  /** true when every figure that should be actual is a forecast. */
  projected: boolean;
  /** Data points without which it stays not computable; empty when it is computed. */
  missing: string[];
}

export interface ComponentResult {
  id: string;
  kind: "metric" | "judgement" | "exposure";
  side: "exposure" | "mitigation" | null;
  weight: number;
  mandatory: boolean;
  /** null = no evidence. */
  level: LevelId | null;
  /** The level before the grade or start-up cap, when a cap moved it. */
  uncapped: LevelId | null;
  grade: GradeId | null;
  computed: ComputedMetric | null;
  evidence: EvidenceRef[];
  /** Plain sentences: caps applied, conflicts, softening. */
  notes: string[];
  /** false when a person said that what it is made of does not apply; it then carries no weight. */
  applicable: boolean;
}

/** The level a named person set in place of the calculated one. */
export interface OverrideInForce {
  level: LevelId;
  /** Printed with the name. */
  reason: string;
  /** What it rests on, in words; null when nothing was named. */
  evidence: string | null;
  decidedBy: string;
  /** ISO time. */
  decidedAt: string;
  /** What the rules give without it; stays visible. */
  computed: Figures;
  /** What the rules gave when the person decided; null while that still holds. Otherwise the override is stale. */
  staleSince: { level: LevelId | null; score: number | null } | null;
}

/** A rule that moved a score, told on screen and in print. */
export interface GuardNote {
  rule: "WORST_OF" | "HARD_FLAG" | "GRADE_D" | "STARTUP" | "MITIGATION";
  from: number;
  to: number;
  because: string;
}

export interface IndicatorResult extends Figures {
  id: string;
  category: string;
  applicable: boolean;
  mandatory: boolean;
  components: ComponentResult[];
  /** Inherent and residual where the rubric splits exposure and mitigation. */
  exposure: { inherent: number; residual: number; steps: number } | null;
  /** One sentence a reader can check: what was found, or that nothing was. */
  finding: string;
  /** Why it does not apply, in words; null when it does. */
  notApplicable: string | null;
  guards: GuardNote[];
  flags: string[];
  override: OverrideInForce | null;
}

export interface CategoryResult extends Figures {
  id: string;
  weight: number;
  indicators: IndicatorResult[];
  guards: GuardNote[];
  startup: boolean;
}

export interface ProposedFlag {
  id: string;
  effect: "floor" | "alert";
  indicators: string[];
  /** Why it is proposed, with the figure or the quotation. */
  because: string;
  evidence: EvidenceRef[];
  state: "PROPOSED" | "CONFIRMED" | "DISMISSED";
  decidedBy: string | null;
  /** ISO time; null while nobody has decided. */
  decidedAt: string | null;
  reason: string | null;
}

/** One side of a contradiction. */
export interface ContradictingStatement {
  value: FindingValue;
  unit: string | null;
  currency: string | null;
  /** Whether the scores reckon with this one. */
  used: boolean;
  evidence: EvidenceRef;
}

export interface Contradiction {
  dataPoint: string;
  period: string | null;
  findingIds: string[];
  /** Difference in percent of the larger value; 100 for things that cannot be subtracted. */
  differencePercent: number;
  /** By which rule one of them is used, in words. */
  used: string;
  /** The one that is used first. */
  statements: ContradictingStatement[];
}

export interface Recommendation {
  id: string;
  indicator: string;
  action: string;
  why: string;
  owner: string;
  horizon: string;
  cost: string;
  priority: "high" | "medium" | "low";
  evidenceOfDone: string;
  /** Level now; null when the indicator has no evidence. */
  from: LevelId | null;
}

/** The whole result of one run: the same input gives the same bytes. */
export interface Assessed {
  rubricVersion: string;
  rubricHash: string;
  asOf: string;
  overall: Figures & { guards: GuardNote[] };
  categories: CategoryResult[];
  facts: Fact[];
  flags: ProposedFlag[];
  contradictions: Contradiction[];
  recommendations: Recommendation[];
  /** Quotations checked, and those not found on their page. */
  quotations: { verified: number; dropped: number };
  startup: boolean;
  /** Conditions as used: answered by a person, worked out, or unknown (then the rubric's "until somebody answers"). */
  conditions: { id: string; holds: boolean; known: boolean; because: string }[];
  /** Metrics that are shown and never scored. */
  info: ComputedMetric[];
}
