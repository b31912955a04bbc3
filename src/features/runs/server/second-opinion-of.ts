import { findOpinion, nameDeciders, type StandingResult } from "@/features/evidence/server";
import { compareOpinions, countOpinions } from "@/domain/risk/second-opinion";
import type { AppContext } from "@/kernel/context";
import type { SecondOpinion } from "../contract";

/** Compared as both were made; a level that a person has set since settles its row. Callers have checked access. */
export async function secondOpinionOf(ctx: AppContext, runId: string, { asMade, assessed }: StandingResult): Promise<SecondOpinion | null> {
  const opinion = await findOpinion(ctx.db, runId);
  if (!opinion?.assessed) return null;
  const set = new Set(assessed.categories.flatMap(({ indicators }) => indicators).filter(({ override }) => override !== null).map(({ id }) => id));
  const compared = await nameDeciders(ctx, compareOpinions(asMade, opinion.assessed));
  const rows = compared.map((row) => ({ ...row, settled: row.review && set.has(row.indicator) }));
  return { analyst: opinion.analyst, rows, counts: countOpinions(rows), open: rows.filter(({ review, settled }) => review && !settled).length };
}
