import type { ComponentResult, ComputedMetric, GuardNote, IndicatorResult } from "../risk/assessed";
import { overrideNotes } from "./build-override";
import { distinctEvidence, evidenceOf } from "./report-evidence";
import { shownLevel, TEXT_CAPS, type ReportContext } from "./report-context";
import type { Component, Indicator } from "./report-document";
import { counted, fill, type ReportLabels } from "./report-labels";

/** Passages printed per indicator; the assessment holds them all. */
const PRINTED_PASSAGES = 2;

const GUARDS: Record<GuardNote["rule"], keyof ReportLabels> = {
  WORST_OF: "guardWorstOf", HARD_FLAG: "guardHardFlag", GRADE_D: "guardGradeD", STARTUP: "guardStartup", MITIGATION: "guardMitigation",
};

/** "Worst-part rule: 45 became 61. …" */
export function guardText(context: ReportContext, note: GuardNote): string {
  const { labels, format } = context;
  return fill(labels[GUARDS[note.rule]], { from: format.whole(note.from), to: format.whole(note.to), because: context.text(note.because, TEXT_CAPS.note) });
}

function inputName(context: ReportContext, key: string): string {
  const reference = context.input.rubric.references.find((item) => item.key === key);
  return context.dataPoint(key)?.label ?? reference?.label ?? key.replace(/_/g, " ");
}

type MetricInput = ComputedMetric["inputs"][number];

function inputText(context: ReportContext, input: MetricInput): string {
  const { labels, format } = context;
  const values = Array.isArray(input.value) ? input.value.map((value) => format.number(value)) : [];
  const value = input.value === null ? labels.unknown
    : Array.isArray(input.value) ? values.join("; ")
    : typeof input.value === "number" ? format.number(input.value) : context.text(input.value, TEXT_CAPS.value);
  return fill(labels.input, { name: inputName(context, input.key), value: value === "" ? labels.unknown : value });
}

/** A figure shown with its sum can be checked by hand; one that could not be computed says why. */
function working(context: ReportContext, metric: ComputedMetric): string {
  const { labels } = context;
  if (metric.value === null) return metric.why ?? "";
  const inputs = metric.inputs.map((input) => inputText(context, input)).join("; ");
  // The rubric writes formulas over keys; a reader knows them by their labels.
  const named = metric.formula.replace(/[a-z]\w*_\w+/g, (key) => inputName(context, key));
  const formula = fill(labels.formula, { formula: named });
  const basis = metric.projected ? ` ${labels.onForecasts}` : "";
  return inputs === "" ? `${formula}${basis}` : `${fill(labels.inputs, { inputs })} ${formula}${basis}`;
}

function componentName(context: ReportContext, component: ComponentResult): string {
  const { labels } = context;
  const metric = component.computed ?? context.input.rubric.metrics.find((def) => def.id === component.id) ?? null;
  if (metric !== null) return metric.label;
  return component.kind === "exposure" ? labels.exposureRated : labels.judgement;
}

function component(context: ReportContext, result: ComponentResult): Component {
  const { labels, format } = context;
  const metric = result.computed;
  return {
    name: componentName(context, result),
    valueText: metric === null || metric.value === null ? "" : format.measure(metric.value, metric.unit),
    working: metric === null ? "" : working(context, metric),
    chip: result.level === null ? { level: "none", word: labels.noEvidence } : { level: shownLevel(result.level), word: context.levelName(result.level) },
    grade: result.grade,
    notes: result.notes.map((note) => context.text(note, TEXT_CAPS.note)),
  };
}

function exposureNote(context: ReportContext, exposure: NonNullable<IndicatorResult["exposure"]>): string {
  const { labels, format } = context;
  return counted(labels, context.input.locale, "exposureNote", exposure.steps, { inherent: format.whole(exposure.inherent), residual: format.whole(exposure.residual) });
}

function gapCodesFor(context: ReportContext, indicatorId: string): string[] {
  return context.openGaps
    .filter((gap) => context.dataPoint(gap.dataPoint)?.indicators.includes(indicatorId) ?? false)
    .map((gap) => context.codes.gap.get(gap.dataPoint) ?? "")
    .filter((code) => code !== "");
}

export function buildIndicator(context: ReportContext, result: IndicatorResult): Indicator {
  const { labels } = context;
  const def = context.indicator(result.id);
  const passages = distinctEvidence(result.components.flatMap((part) => [...part.evidence, ...(part.computed?.inputs.flatMap((input) => input.evidence) ?? [])]));
  const more = passages.length - PRINTED_PASSAGES;
  const confirmed = context.input.assessed.flags.filter((flag) => flag.state === "CONFIRMED").map((flag) => flag.id);
  return {
    id: context.codes.indicator.get(result.id) ?? result.id,
    name: def.name[context.input.locale],
    mandatory: result.mandatory,
    applicable: result.applicable,
    figures: context.figures(result, result.applicable),
    finding: context.text(result.applicable ? result.finding : result.notApplicable ?? fill(labels.doesNotApply, { when: def.appliesWhen }), TEXT_CAPS.finding),
    flagged: result.flags.some((flag) => confirmed.includes(flag)),
    components: result.applicable ? result.components.filter((part) => part.applicable && part.level !== null).map((part) => component(context, part)) : [],
    evidence: passages.slice(0, PRINTED_PASSAGES).map((ref) => evidenceOf(context, ref)),
    moreEvidence: more > 0 ? counted(labels, context.input.locale, "morePassages", more) : "",
    notes: [
      ...(result.override ? overrideNotes(context, result.override) : []),
      ...(result.exposure === null ? [] : [exposureNote(context, result.exposure)]),
      ...result.guards.map((note) => guardText(context, note)),
    ],
    gapIds: result.applicable ? gapCodesFor(context, result.id) : [],
  };
}
