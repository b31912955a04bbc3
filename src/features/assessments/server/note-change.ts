import type { AppContext } from "@/kernel/context";
import { markChanged, setScore } from "./store";

/** Something the scores rest on changed: the result shown becomes stale, it is never edited. */
export const noteChange = (ctx: AppContext, assessmentId: string): Promise<void> => markChanged(ctx.db, assessmentId, ctx.now());

export interface ScoreCopy {
  runId: string;
  score: number | null;
  low: number;
  high: number;
  coverage: number;
  level: string | null;
  /** When the run took its inputs. */
  scoredAt: Date;
}

/** Copies a scored run's figures to the assessment's row for lists. */
export const recordScore = (ctx: AppContext, assessmentId: string, copy: ScoreCopy): Promise<void> => setScore(ctx.db, assessmentId, copy);
