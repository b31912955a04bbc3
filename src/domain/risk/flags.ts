import type { DocumentAppraisal } from "../ports/analyst";
import type { Contradiction, EvidenceRef, Fact, ProposedFlag } from "./assessed";
import { allDenied, type ConditionState } from "./conditions";
import { differencePercent } from "./contradictions";
import type { VerifiedFinding } from "./finding";
import { formatFigure } from "./format-figure";
import { testHolds } from "./levels";
import { labelOf } from "./metric-reasons";
import type { MetricOutcome } from "./metrics";
import type { HardFlagDef, Rubric } from "./rubric";
import { indexRubric } from "./rubric-index";

/** What a named person decided about a flag. `indicators` narrows a flag that applies to some of its indicators only. */
export interface FlagDecision {
  flag: string;
  state: "PROPOSED" | "CONFIRMED" | "DISMISSED";
  by: string | null;
  /** ISO time. */
  at?: string;
  reason: string | null;
  indicators?: string[];
}

export interface FlagContext {
  rubric: Rubric;
  findings: readonly VerifiedFinding[];
  appraisals: readonly DocumentAppraisal[];
  facts: readonly Fact[];
  contradictions: readonly Contradiction[];
  metric: (id: string) => MetricOutcome;
  decisions: readonly FlagDecision[];
  answered: Readonly<Record<string, boolean>>;
  conditions: readonly ConditionState[];
}

interface Reason { because: string; evidence: EvidenceRef[] }

/** Flags the machine proposes or a person decided on. Only a person confirms. */
export function proposeFlags(context: FlagContext): ProposedFlag[] {
  return context.rubric.hardFlags.flatMap((flag) => {
    const reasons = [
      ...testReasons(context, flag), ...contradictionReasons(context, flag), ...detectionReasons(context, flag), ...wordingReasons(context, flag),
    ];
    const decision = context.decisions.filter((d) => d.flag === flag.id && d.state !== "PROPOSED").at(-1);
    if (reasons.length === 0 && !decision) return [];
    const alertOnly = allDenied(context.answered, flag.floorIf);
    return [{
      id: flag.id,
      effect: alertOnly ? "alert" as const : flag.effect,
      indicators: decision?.indicators?.filter((id) => flag.indicators.includes(id)) ?? flag.indicators,
      because: reasons.length > 0 ? reasons.map((r) => r.because).join(". ") : "Raised by a person",
      evidence: reasons.flatMap((r) => r.evidence),
      state: decision?.state ?? "PROPOSED" as const,
      decidedBy: decision?.by ?? null,
      decidedAt: decision?.at ?? null,
      reason: decision?.reason ?? null,
    }];
  });
}

/** Indicators on which a confirmed flag with a floor stands, with the labels of those flags. */
export function confirmedFloors(rubric: Rubric, flags: readonly ProposedFlag[]): Map<string, string[]> {
  const floors = new Map<string, string[]>();
  for (const flag of flags) {
    if (flag.state !== "CONFIRMED" || flag.effect !== "floor") continue;
    const label = rubric.hardFlags.find((f) => f.id === flag.id)?.label ?? flag.id;
    for (const id of flag.indicators) floors.set(id, [...(floors.get(id) ?? []), label]);
  }
  return floors;
}

/** A figure beyond the flag's line, or a guard of a metric that names the flag. A forecast proposes nothing. */
function testReasons(context: FlagContext, flag: HardFlagDef): Reason[] {
  const byTest = flag.tests.flatMap((test) => {
    const { computed, evidence } = context.metric(test.metric);
    if (computed.value === null || computed.projected || !testHolds(test, computed.value)) return [];
    const line = typeof test.value === "number" ? String(test.value) : test.value.join(" to ");
    return [{ because: `${computed.label} is ${formatFigure(computed.value, computed.unit)}; the line is ${test.op} ${line}`, evidence }];
  });
  const byGuard = context.rubric.metrics.flatMap((metric) => {
    if (metric.guard.flag !== flag.id) return [];
    const outcome = context.metric(metric.id);
    if (outcome.guardLevel?.flag !== flag.id || outcome.computed.projected) return [];
    return [{ because: outcome.guardLevel.because, evidence: outcome.evidence }];
  });
  return [...byTest, ...byGuard];
}

function contradictionReasons(context: FlagContext, flag: HardFlagDef): Reason[] {
  const { contradictionFlag, contradictionFlagPercent } = context.rubric.scoring;
  if (flag.id !== contradictionFlag.flag) return [];
  return context.contradictions.flatMap((c) => {
    if (!contradictionFlag.dataPoints.includes(c.dataPoint) || c.differencePercent <= contradictionFlagPercent) return [];
    const evidence = inPlaceOrder(context.findings.filter((f) => c.findingIds.includes(f.id))).map(evidenceOf);
    const period = c.period === null ? "the same period" : c.period;
    return [{ because: `Two figures for ${labelOf(context.rubric, c.dataPoint)} of ${period} differ by ${formatFigure(c.differencePercent, "percent")}`, evidence }];
  });
}

function detectionReasons(context: FlagContext, flag: HardFlagDef): Reason[] {
  const detect = flag.detect;
  if (detect === null) return [];
  if (detect.kind === "template") {
    const count = context.appraisals.filter((a) => a.template).length;
    return count === 0 ? [] : [{ because: `${count === 1 ? "One document is" : `${count} documents are`} a template or an empty form; nothing in ${count === 1 ? "it" : "them"} counts`, evidence: [] }];
  }
  if (detect.kind === "notZero") return unbalanced(context, detect.metric, detect.of, detect.tolerancePercent);
  const index = indexRubric(context.rubric);
  return context.facts.flatMap((fact) => {
    const def = index.dataPoint.get(fact.dataPoint);
    if (!def || !flag.dataPoints.includes(fact.dataPoint) || fact.value.kind !== "number") return [];
    const { usualMin, usualMax } = def.plausible;
    const above = usualMax !== null && fact.value.number > usualMax;
    const below = usualMin !== null && fact.value.number < usualMin;
    if (!above && !below) return [];
    return [{ because: `${def.label} is ${formatFigure(fact.value.number, def.unit)}, ${above ? `above the usual ${usualMax}` : `below the usual ${usualMin}`}`, evidence: fact.evidence }];
  });
}

function unbalanced(context: FlagContext, metric: string, of: string, tolerance: number): Reason[] {
  const { computed, evidence } = context.metric(metric);
  const whole = computed.inputs.find((input) => input.key === of)?.value;
  if (computed.value === null || typeof whole !== "number" || computed.projected) return [];
  const off = differencePercent(whole, whole - computed.value);
  if (off <= tolerance) return [];
  return [{ because: `${computed.label}: ${formatFigure(computed.value, "currency")}, ${formatFigure(off, "percent")} of ${labelOf(context.rubric, of)}`, evidence }];
}

/** Wording that makes a person look. */
function wordingReasons(context: FlagContext, flag: HardFlagDef): Reason[] {
  const quotes = inPlaceOrder(context.findings.filter((f) => f.subject.kind === "flag" && f.subject.id === flag.id));
  const [first] = quotes;
  return first ? [{ because: `Wording to look at: “${first.quote.trim()}”`, evidence: quotes.map(evidenceOf) }] : [];
}

const inPlaceOrder = (findings: readonly VerifiedFinding[]): VerifiedFinding[] =>
  [...findings].sort((a, b) => a.documentId.localeCompare(b.documentId, "en") || a.locator.page - b.locator.page || a.id.localeCompare(b.id, "en"));

const evidenceOf = (finding: VerifiedFinding): EvidenceRef => ({
  findingId: finding.id, documentId: finding.documentId, page: finding.locator.page, place: finding.locator.place, quote: finding.quote,
  grade: finding.grade, answeredBy: null,
});
