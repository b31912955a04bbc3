import { z } from "zod";
import type { Gap } from "@/domain/gaps/gap";
import type { AnalystIdentity } from "@/domain/ports/analyst";
import type { Assessed } from "@/domain/risk/assessed";

export const scorecardInput = z.object({ assessmentId: z.uuid(), runId: z.uuid().optional() });
export const listRunsInput = z.object({ assessmentId: z.uuid() });
export const REASON_MAX = 2000;
export const decideFlagInput = z.object({
  assessmentId: z.uuid(),
  flag: z.string().min(1).max(80),
  state: z.enum(["CONFIRMED", "DISMISSED", "PROPOSED"]),
  /** Printed with the name of who decided. */
  reason: z.string().trim().min(1, "Give the reason; it is printed in the report.").max(REASON_MAX),
});

export interface RunView {
  id: string;
  number: number;
  status: "RUNNING" | "DONE" | "FAILED";
  analyst: AnalystIdentity;
  rubricVersion: string;
  rubricHash: string;
  startedAt: Date;
  finishedAt: Date | null;
  startedBy: string;
}

export interface RunRow extends RunView {
  score: number | null;
  low: number | null;
  high: number | null;
  coverage: number | null;
  level: string | null;
}

export interface Scorecard {
  run: RunView;
  assessed: Assessed;
  /** Open gaps of the run, in order of effect, for the links under each indicator. */
  gaps: Pick<Gap, "dataPoint" | "category" | "status" | "mandatory" | "effect">[];
  /** Document id -> name, for evidence lines; removed ones included. */
  documents: Record<string, string>;
  stale: boolean;
  mayDecide: boolean;
}
