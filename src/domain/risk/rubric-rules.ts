import type { LevelId, TestOperator } from "./rubric";

/** How the machine may notice a flag beside its tests and its wording. */
export type FlagDetection =
  | { kind: "outsideUsual" }
  | { kind: "template" }
  /** An info metric that should be zero is off by more than this percent of a data point. */
  | { kind: "notZero"; metric: string; of: string; tolerancePercent: number };

export type ConditionRule =
  | { kind: "choice"; dataPoint: string; among: string[] }
  | { kind: "metric"; metric: string; op: TestOperator; value: number }
  /** Fewer complete years of own records than scoring.startup.minimumYears. */
  | { kind: "yearsOfRecords"; counts: string[]; sales: string[]; founded: string };

/** What must hold before a metric means anything. */
export interface MetricGuard {
  require: string[];
  otherwise: "not_computable" | LevelId;
  flag: string | null;
  /** All inputs stated as zero, once `confirmedBy` is known, mean this level although nothing can be divided. */
  whenZero: { inputs: string[]; confirmedBy: string[]; level: LevelId } | null;
}

/** Figures a typed one is held against. */
export interface FigureKin {
  /** The sum it is contained in by definition; null when there is none. */
  partOf: string | null;
  /** Figures of about the same size. */
  near: string[];
}
