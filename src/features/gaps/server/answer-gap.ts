import { keepAnswer } from "@/features/evidence/server";
import { requireAssessment } from "@/features/assessments/server";
import { conflict, invalid } from "@/domain/errors";
import { type AnswerShape, shapeOf } from "@/domain/gaps/answer-shape";
import type { Answer, GapCandidate } from "@/domain/gaps/gap";
import { checkAnswer } from "@/domain/gaps/check-answer";
import { clashOf, knownFigures } from "@/domain/gaps/known-figures";
import { parseAnswer } from "@/domain/gaps/parse-answer";
import type { AppContext } from "@/kernel/context";
import { type AnswerGapInput, answerGapInput, type GapView } from "../contract";
import { entryIn, gapNow } from "./gap-now";
import { loadGaps, type LoadedGaps } from "./load-gaps";
import { dataPointOf } from "./to-view";

/** Keeps what a person says about a data point or a companion of one: it outlives every run until the person takes it back. */
export async function answerGap(ctx: AppContext, input: AnswerGapInput): Promise<GapView> {
  const { actor, assessment } = await requireAssessment(ctx, input.assessmentId, "gap.answer");
  const parsed = answerGapInput.parse(input);
  if (assessment.state === "ARCHIVED") throw conflict("This assessment is archived. Restore it before you answer.", { code: "STATE" });
  const before = await loadGaps(ctx, parsed.assessmentId);
  const entry = entryIn(before.gaps, parsed.dataPoint);
  if (!entry) throw invalid(`The rubric has no data point "${parsed.dataPoint}".`, { field: "dataPoint" });
  const answer: Answer = {
    dataPoint: parsed.dataPoint,
    kind: parsed.kind,
    note: parsed.note ?? null,
    toldBy: parsed.toldBy || null,
    answeredBy: actor.id,
    answeredAt: ctx.now().toISOString(),
    documentId: null,
    ...content(parsed, entry.candidates, before, ctx),
  };
  await keepAnswer(ctx, parsed.assessmentId, answer, parsed.expectedVersion);
  return gapNow(ctx, parsed.assessmentId, parsed.dataPoint);
}

type Content = Pick<Answer, "findingId" | "value" | "unit" | "currency" | "period"> & { documentId?: string | null };
const NOTHING: Content = { findingId: null, value: null, unit: null, currency: null, period: null };

function content(parsed: ReturnType<typeof answerGapInput.parse>, candidates: readonly GapCandidate[], before: LoadedGaps, ctx: AppContext): Content {
  if (parsed.kind === "NOT_APPLICABLE") return NOTHING;
  if (parsed.kind !== "CORRECTED") {
    const candidate = candidates.find((each) => each.findingId === parsed.findingId);
    if (!candidate) throw conflict("This finding is no longer among the candidates: a newer run replaced it. Reload the page to see what was found.", { code: "STALE_FORM" });
    const { findingId, value, unit, currency, period } = candidate;
    return { findingId, value, unit, currency, period };
  }
  return typed(parsed, before, ctx);
}

type Typed = Extract<ReturnType<typeof answerGapInput.parse>, { kind: "CORRECTED" }>;

function typed(parsed: Typed, { gaps }: LoadedGaps, ctx: AppContext): Content {
  const point = dataPointOf(ctx.ports.rubric, parsed.dataPoint);
  const read = parseAnswer(point, parsed.text, "en");
  if (!read.ok) throw invalid(read.reason, { code: "NOT_UNDERSTOOD", field: "text" });
  const unit = parsed.unit ?? read.unit;
  const currency = parsed.currency ?? read.currency;
  const note = parsed.note ?? null;
  const check = checkAnswer(point, read.value, unit, currency, note);
  if (check.kind === "refused") throw invalid(check.reason, { code: "PLAUSIBILITY", field: "text" });
  if (check.kind === "needs-note") throw invalid(check.reason, { code: "NEEDS_NOTE", field: "note" });
  const clash = (note ?? "").trim() === "" ? clashOf(point, read.value, currency, knownFigures(point.key, gaps, shapesOf(ctx))) : null;
  if (clash) throw invalid(`${clash.reason} If it is right, say why in the note.`, { code: "NEEDS_NOTE", field: "note" });
  return { findingId: null, value: read.value, unit, currency, period: parsed.period ?? read.period, documentId: parsed.documentId ?? null };
}

const shapesOf = (ctx: AppContext): Map<string, AnswerShape> => new Map(ctx.ports.rubric.dataPoints.map((def) => [def.key, shapeOf(def)]));
