import type { Gap, GapStatus } from "../gaps/gap";
import { TEXT_CAPS, type ReportContext } from "./report-context";
import type { Gap as PrintedGap, MinorGap, ReportDocument } from "./report-document";
import { fill } from "./report-labels";

/** Gaps told in full; a thin file may leave a hundred open, and the tail is only named. */
const MAJOR_GAPS = 30;

const movesResult = (gap: Gap): boolean =>
  gap.effect.canMoveOverallBand || gap.effect.canMoveCategoryBand.length > 0 || gap.effect.flags.length > 0;

function statusText(context: ReportContext, status: GapStatus): string {
  const { labels } = context;
  return status === "CONFLICTING" ? labels.gapStatusConflicting : status === "PARTIAL" ? labels.gapStatusPartial : labels.gapStatusMissing;
}

const title = (context: ReportContext, gap: Gap): string => context.text(context.dataPoint(gap.dataPoint)?.label ?? gap.dataPoint, TEXT_CAPS.title);

function indicatorCodes(context: ReportContext, gap: Gap): string {
  const ids = context.dataPoint(gap.dataPoint)?.indicators ?? [];
  return ids.map((id) => context.codes.indicator.get(id) ?? id).join(", ");
}

/** What an answer could do, strongest first; "" when nothing moves. */
export function gapMoves(context: ReportContext, gap: Gap): string {
  const { labels, format, input } = context;
  if (gap.effect.canMoveOverallBand) return labels.gapMovesOverall;
  const names = gap.effect.canMoveCategoryBand.map((id) => context.category(id).name[input.locale]);
  if (names.length > 0) return fill(labels.gapMovesCategory, { names: format.list(names) });
  return gap.effect.flags.length > 0 ? labels.gapMovesFlag : "";
}

function effect(context: ReportContext, gap: Gap): string {
  const { labels, format, input } = context;
  const { rangeClosed, categoryRangeClosed } = gap.effect;
  if (rangeClosed <= 0 && categoryRangeClosed <= 0) return labels.gapClosesNone;
  return fill(labels.gapCloses, {
    overall: format.number(rangeClosed, 1), category: context.category(gap.category).name[input.locale], points: format.number(categoryRangeClosed, 1),
  });
}

function major(context: ReportContext, gap: Gap): PrintedGap {
  const { labels, input } = context;
  const def = context.dataPoint(gap.dataPoint);
  const papers = input.rubric.documents.filter((item) => def?.documents.includes(item.id));
  const suppliers = [...new Set(papers.map((item) => item.suppliedBy))];
  return {
    id: context.codes.gap.get(gap.dataPoint) ?? "",
    title: title(context, gap),
    status: statusText(context, gap.status),
    why: context.text(gap.reason === "" ? def?.help ?? "" : gap.reason, TEXT_CAPS.note),
    satisfiedBy: context.text(papers.length > 0 ? papers.map((item) => item.label).join("; ") : def?.ask ?? labels.gapUnknownSource, TEXT_CAPS.note),
    supplier: context.text(suppliers.join("; "), TEXT_CAPS.title),
    indicators: indicatorCodes(context, gap),
    need: gap.mandatory ? labels.mandatory : labels.optional,
    effect: effect(context, gap),
    moves: gapMoves(context, gap),
  };
}

export function buildGaps(context: ReportContext): ReportDocument["gaps"] {
  const { labels } = context;
  const weighty = context.openGaps.filter((gap) => gap.mandatory || movesResult(gap));
  const told = new Set(weighty.slice(0, MAJOR_GAPS));
  const minor: MinorGap[] = context.openGaps.filter((gap) => !told.has(gap)).map((gap) => ({
    id: context.codes.gap.get(gap.dataPoint) ?? "", title: title(context, gap), status: statusText(context, gap.status), indicators: indicatorCodes(context, gap),
  }));
  return { intro: context.openGaps.length === 0 ? labels.gapsNone : labels.gapsIntro, major: [...told].map((gap) => major(context, gap)), minor };
}
