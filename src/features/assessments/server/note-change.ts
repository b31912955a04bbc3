import type { AppContext } from "@/kernel/context";
import { markChanged, type ScoreCopy, type ScoreFigures, setFigures, setScore } from "./store";

/** Something the scores rest on changed: the result shown becomes stale, it is never edited. */
export const noteChange = (ctx: AppContext, assessmentId: string): Promise<void> => markChanged(ctx.db, assessmentId, ctx.now());

/** Copies a scored run's figures to the assessment's row for lists. */
export const recordScore = (ctx: AppContext, assessmentId: string, copy: ScoreCopy): Promise<void> => setScore(ctx.db, assessmentId, copy);

/** Copies what a decision made of the figures; which run they come from stays. */
export const recordFigures = (ctx: AppContext, assessmentId: string, figures: ScoreFigures): Promise<void> => setFigures(ctx.db, assessmentId, figures);
