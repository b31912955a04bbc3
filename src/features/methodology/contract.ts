import type { AnalystIdentity } from "@/domain/ports/analyst";
import type { Band, GradeDef } from "@/domain/risk/rubric";

/** Names and constants every screen needs to word a result. */
export interface RubricNames {
  version: string;
  hash: string;
  analyst: AnalystIdentity;
  bands: Band[];
  grades: GradeDef[];
  /** Share 0..1 below which no level is shown. */
  minimumCoverage: number;
  insufficientLabel: string;
  categories: { id: string; slug: string; name: string; meaning: string }[];
  indicators: { id: string; category: string; name: string; question: string; why: string; mandatory: boolean }[];
  dataPoints: { key: string; label: string; category: string }[];
  flags: { id: string; label: string; effect: "floor" | "alert"; trigger: string; evidenceNeeded: string; clearedBy: string }[];
  conditions: { id: string; question: string }[];
  horizons: string[];
}
