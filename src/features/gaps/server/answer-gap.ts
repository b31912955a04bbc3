import { findNames, keepAnswer } from "@/features/evidence/server";
import { requireAssessment } from "@/features/assessments/server";
import { AppError, conflict, invalid } from "@/domain/errors";
import type { Answer, Gap } from "@/domain/gaps/gap";
import { checkAnswer } from "@/domain/gaps/check-answer";
import { parseAnswer } from "@/domain/gaps/parse-answer";
import type { DataPointDef } from "@/domain/risk/rubric";
import type { AppContext } from "@/kernel/context";
import { type AnswerGapInput, answerGapInput, type GapView } from "../contract";
import { loadGaps } from "./load-gaps";
import { dataPointOf, toGapView } from "./to-view";

/** Keeps what a person says about a data point: it outlives every run until the person takes it back. */
export async function answerGap(ctx: AppContext, input: AnswerGapInput): Promise<GapView> {
  const { actor, assessment } = await requireAssessment(ctx, input.assessmentId, "gap.answer");
  const parsed = answerGapInput.parse(input);
  if (assessment.state === "ARCHIVED") throw conflict("This assessment is archived. Restore it before you answer.", { code: "STATE" });
  const before = await loadGaps(ctx, parsed.assessmentId);
  const gap = before.gaps.find((candidate) => candidate.dataPoint === parsed.dataPoint);
  if (!gap) throw invalid(`The rubric has no data point "${parsed.dataPoint}".`, { field: "dataPoint" });
  const answer: Answer = {
    dataPoint: parsed.dataPoint,
    kind: parsed.kind,
    note: parsed.note ?? null,
    answeredBy: actor.id,
    answeredAt: ctx.now().toISOString(),
    documentId: null,
    ...content(parsed, gap, dataPointOf(ctx.ports.rubric, parsed.dataPoint), ctx),
  };
  await keepAnswer(ctx, parsed.assessmentId, answer, parsed.expectedVersion);
  return gapNow(ctx, parsed.assessmentId, parsed.dataPoint);
}

/** One gap as it stands after a change, with the effect computed anew. */
export async function gapNow(ctx: AppContext, assessmentId: string, dataPoint: string): Promise<GapView> {
  const loaded = await loadGaps(ctx, assessmentId);
  const gap = loaded.gaps.find((candidate) => candidate.dataPoint === dataPoint);
  if (!gap) throw new AppError("NOT_FOUND", "This gap is no longer part of the rubric.");
  const names = await findNames(ctx.db, gap.answer ? [gap.answer.answeredBy] : []);
  return toGapView(gap, { rubric: ctx.ports.rubric, assessed: loaded.assessed, versions: loaded.versions, names });
}

type Content = Pick<Answer, "findingId" | "value" | "unit" | "currency" | "period"> & { documentId?: string | null };
const NOTHING: Content = { findingId: null, value: null, unit: null, currency: null, period: null };

function content(parsed: ReturnType<typeof answerGapInput.parse>, gap: Gap, point: DataPointDef, ctx: AppContext): Content {
  if (parsed.kind === "NOT_APPLICABLE") return NOTHING;
  if (parsed.kind !== "CORRECTED") {
    const candidate = gap.candidates.find((each) => each.findingId === parsed.findingId);
    if (!candidate) throw conflict("This finding is no longer among the candidates: a newer run replaced it. Reload the page to see what was found.", { code: "STALE_FORM" });
    const { findingId, value, unit, currency, period } = candidate;
    return { findingId, value, unit, currency, period };
  }
  return typed(parsed, point, ctx);
}

type Typed = Extract<ReturnType<typeof answerGapInput.parse>, { kind: "CORRECTED" }>;

function typed(parsed: Typed, point: DataPointDef, ctx: AppContext): Content {
  const read = parseAnswer(point, parsed.text, "en");
  if (!read.ok) throw invalid(read.reason, { code: "NOT_UNDERSTOOD", field: "text" });
  const unit = parsed.unit ?? read.unit;
  const currency = parsed.currency ?? read.currency;
  const check = checkAnswer(ctx.ports.rubric, point, read.value, unit, currency, parsed.note ?? null);
  if (check.kind === "refused") throw invalid(check.reason, { code: "PLAUSIBILITY", field: "text" });
  if (check.kind === "needs-note") throw invalid(check.reason, { code: "NEEDS_NOTE", field: "note" });
  return { findingId: null, value: read.value, unit, currency, period: parsed.period ?? null, documentId: parsed.documentId ?? null };
}
