import { findNames } from "@/features/evidence/server";
import { requireAssessment } from "@/features/assessments/server";
import { can } from "@/domain/access/permissions";
import type { Gap } from "@/domain/gaps/gap";
import type { AppContext } from "@/kernel/context";
import { type GapBoard, listGapsInput } from "../contract";
import { loadGaps } from "./load-gaps";
import { toGapView } from "./to-view";

const isOpen = (gap: Gap): boolean => gap.status !== "VERIFIED" && gap.status !== "NOT_APPLICABLE";
const isMover = (gap: Gap): boolean => gap.effect.canMoveOverallBand || gap.effect.canMoveCategoryBand.length > 0 || gap.effect.flags.length > 0;

export async function listGapBoard(ctx: AppContext, input: { assessmentId: string }): Promise<GapBoard> {
  const { assessmentId } = listGapsInput.parse(input);
  const { actor, assessment } = await requireAssessment(ctx, assessmentId, "assessment.read");
  const loaded = await loadGaps(ctx, assessmentId);
  const names = await findNames(ctx.db, loaded.input.answers.map((answer) => answer.answeredBy));
  const known = { rubric: ctx.ports.rubric, assessed: loaded.assessed, versions: loaded.versions, skipped: loaded.skipped, names };
  const mandatory = loaded.gaps.filter((gap) => gap.mandatory && gap.status !== "NOT_APPLICABLE");
  const scoredAt = assessment.scoredAt?.toISOString() ?? null;
  return {
    assessmentId,
    runId: loaded.run?.id ?? null,
    gaps: loaded.gaps.map((gap) => toGapView(gap, known)),
    mandatoryOpen: mandatory.filter(isOpen).length,
    mandatoryTotal: mandatory.length,
    movers: loaded.gaps.filter((gap) => isOpen(gap) && isMover(gap)).length,
    conditions: { ...loaded.input.conditions },
    unscored: loaded.input.answers.filter((answer) => scoredAt === null || answer.answeredAt > scoredAt).length,
    mayAnswer: can(actor.role, "gap.answer") && assessment.state !== "ARCHIVED",
  };
}
