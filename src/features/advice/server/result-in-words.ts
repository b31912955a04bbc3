import type { ScoredRun } from "@/features/evidence/server";
import { nameVersions } from "@/features/prompts/server";
import type { Assessed } from "@/domain/risk/assessed";
import type { ResultInWords } from "@/domain/report/report-input";
import type { AppContext } from "@/kernel/context";
import { keyed } from "./ground";
import { findAdvice } from "./store";

/** This very result as somebody had it put in words, the text its scorecard shows; null = nobody has. Callers have checked access. */
export async function resultInWords(ctx: AppContext, run: ScoredRun, assessed: Assessed): Promise<ResultInWords | null> {
  const { key } = await keyed(ctx, run.assessmentId, { section: "REPORT_NARRATIVE", run, assessed, category: "" });
  const row = await findAdvice(ctx.db, key);
  const body = row?.body as { text?: unknown } | undefined;
  if (!row || typeof body?.text !== "string") return null;
  return { text: body.text, model: row.model, prompts: await nameVersions(ctx, row.promptVersionIds), at: row.at.toISOString() };
}
