import { requireAssessment } from "@/features/assessments/server";
import { openDecision } from "@/features/evidence/server";
import { assess, type AssessInput } from "@/domain/risk/assess";
import type { Figures } from "@/domain/risk/assessed";
import { overriddenScore } from "@/domain/risk/overrides";
import type { z } from "zod";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { type OverridePreview, previewOverrideInput } from "../contract";
import { computedFor } from "./computed-for";

/** What each of the four levels would do to category and total; nothing is written. */
export async function previewOverride(ctx: AppContext, input: z.input<typeof previewOverrideInput>): Promise<OverridePreview> {
  const { assessmentId, runId, indicator } = previewOverrideInput.parse(input);
  await requireAssessment(ctx, assessmentId, "indicator.override");
  const { run, result } = await withTransaction(ctx, (tx) => openDecision(tx, assessmentId, runId));
  const { rubric } = ctx.ports;
  const { computed, flagged, input: without } = computedFor(ctx, run, result, indicator);
  const above = (given: AssessInput): { category: Figures; overall: Figures } => {
    const { categories, overall } = assess(given);
    const category = categories.find((each) => each.indicators.some((own) => own.id === indicator));
    return { category: figures(category ?? overall), overall: figures(overall) };
  };
  return {
    computed,
    now: above(without),
    levels: rubric.bands.map(({ id: level }) => {
      const score = overriddenScore(rubric, level, flagged);
      const override = { indicator, level, reason: "", evidence: null, by: "", at: "", computed };
      return { level, score, allowed: score === overriddenScore(rubric, level, false), ...above({ ...without, overrides: [...(without.overrides ?? []), override] }) };
    }),
  };
}

const figures = ({ evidenced, provisional, low, high, coverage, level, sufficient }: Figures): Figures => ({ evidenced, provisional, low, high, coverage, level, sufficient });
