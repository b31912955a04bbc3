import type { DocumentAppraisal } from "../ports/analyst";
import type { ComponentResult, EvidenceRef } from "./assessed";
import { allDenied } from "./conditions";
import type { EvidenceInput } from "./candidates";
import { effectiveGrade, staleDocuments } from "./evidence-grade";
import type { VerifiedFinding } from "./finding";
import { gradeOrder, levelOfExposure, levelOfFigure, levelOrder } from "./levels";
import type { MetricOutcome } from "./metrics";
import { parsePeriod } from "./period";
import type { ComponentDef, GradeId, IndicatorDef, LevelId } from "./rubric";
import { indexRubric } from "./rubric-index";

export interface ComponentContext {
  input: EvidenceInput & { appraisals?: readonly DocumentAppraisal[] };
  answered: Readonly<Record<string, boolean>>;
  metric: (id: string) => MetricOutcome;
  /** true when the start-up rule holds. */
  startup: boolean;
  judgements: ReadonlyMap<string, Judgement[]>;
}

export interface Judgement {
  level: LevelId;
  grade: GradeId;
  notes: string[];
  finding: VerifiedFinding;
  evidence: EvidenceRef;
}

/** What was judged against an indicator's written criteria, best evidence first, the worse level on a tie. */
export function collectJudgements(input: EvidenceInput): Map<string, Judgement[]> {
  const templates = new Set((input.appraisals ?? []).filter((a) => a.template).map((a) => a.documentId));
  const stale = staleDocuments(input);
  const judgements = new Map<string, Judgement[]>();
  for (const finding of input.findings) {
    if (finding.subject.kind !== "indicator" || templates.has(finding.documentId)) continue;
    const level = levelOfJudgement(input, finding);
    const { grade, notes } = effectiveGrade(finding, parsePeriod(finding.period), stale.get(finding.documentId) ?? null, input);
    if (level === null || grade === null) continue;
    const key = componentKey(finding.subject.id, finding.subject.component);
    const evidence: EvidenceRef = {
      findingId: finding.id, documentId: finding.documentId, page: finding.locator.page, place: finding.locator.place, quote: finding.quote,
      grade, answeredBy: null,
    };
    judgements.set(key, [...(judgements.get(key) ?? []), { level, grade, notes, finding, evidence }]);
  }
  for (const list of judgements.values()) {
    list.sort((a, b) => gradeOrder(a.grade) - gradeOrder(b.grade) || levelOrder(b.level) - levelOrder(a.level) || a.finding.id.localeCompare(b.finding.id, "en"));
  }
  return judgements;
}

export const componentKey = (indicator: string, component: string): string => `${indicator}/${component}`;

function levelOfJudgement(input: EvidenceInput, finding: VerifiedFinding): LevelId | null {
  if (finding.subject.kind !== "indicator") return null;
  const { id, component } = finding.subject;
  const kind = indexRubric(input.rubric).indicator.get(id)?.components.find((c) => c.id === component)?.kind;
  if (kind === "judgement") return finding.level === "NO_EVIDENCE" ? null : finding.level;
  // Exposure is rated as two numbers asked apart; a bare level would skip that.
  if (kind !== "exposure" || !isRating(finding.likelihood) || !isRating(finding.impact)) return null;
  return levelOfExposure(input.rubric, finding.likelihood, finding.impact);
}

const isRating = (n: number | null): n is number => n !== null && Number.isInteger(n) && n >= 1 && n <= 5;

/** The components of an indicator with their levels. If all would drop out, none does: only conditions remove an indicator. */
export function rateComponents(context: ComponentContext, indicator: IndicatorDef): ComponentResult[] {
  const results = indicator.components.map((def) => rate(context, indicator, def));
  return results.some((c) => c.applicable) ? results : results.map((c) => ({ ...c, applicable: true }));
}

function rate(context: ComponentContext, indicator: IndicatorDef, def: ComponentDef): ComponentResult {
  const base: ComponentResult = {
    ...def, level: null, uncapped: null, grade: null, computed: null, evidence: [], notes: [], applicable: true,
  };
  const rated = def.kind === "metric" ? rateMetric(context, indicator, base) : rateJudgement(context, indicator, base);
  return cap(context, indicator, rated);
}

function rateMetric(context: ComponentContext, indicator: IndicatorDef, base: ComponentResult): ComponentResult {
  const outcome = context.metric(base.id);
  const metric = indexRubric(context.input.rubric).metric.get(base.id);
  const result: ComponentResult = { ...base, computed: outcome.computed, evidence: outcome.evidence };
  if (metric && allDenied(context.answered, metric.leftOutIfNo)) {
    return { ...result, computed: null, evidence: [], applicable: false, notes: ["Left out: the rubric does not use it for this kind of business"] };
  }
  if (outcome.notApplicable !== null && outcome.computed.value === null && outcome.guardLevel === null) {
    return { ...result, applicable: false, notes: [outcome.notApplicable] };
  }
  if (outcome.guardLevel) return { ...result, level: outcome.guardLevel.level, grade: outcome.grade, notes: [outcome.guardLevel.because] };
  const figure = outcome.computed.value;
  const hit = figure === null ? null : levelOfFigure(indicator, base.id, cleanFigure(figure));
  if (!hit) return result;
  const notes = [
    ...(outcome.computed.projected ? [`${context.input.rubric.scoring.startup.label.en}: no actual figures were found`] : []),
    ...(hit.test.softenedBy === null ? [] : [`May be softened: ${hit.test.softenedBy}`]),
  ];
  return { ...result, level: hit.level, grade: outcome.grade, notes };
}

/** Takes off the dust of binary fractions, so that 0.3 / 0.1 meets a line at 3. */
const cleanFigure = (figure: number): number => Number(figure.toPrecision(12));

function rateJudgement(context: ComponentContext, indicator: IndicatorDef, base: ComponentResult): ComponentResult {
  const list = context.judgements.get(componentKey(indicator.id, base.id)) ?? [];
  const [best] = list;
  if (!best) return base;
  const same = list.filter((j) => j.level === best.level);
  const others = list.length - same.length;
  return {
    ...base, level: best.level, grade: best.grade, evidence: same.map((j) => j.evidence),
    notes: [...best.notes, ...(others > 0 ? [`${others} other ${others === 1 ? "passage points" : "passages point"} to another level; the better evidence counts, on a tie the worse level`] : [])],
  };
}

/** A statement alone never supports the best level, and a start-up's plans never do in its named categories. */
function cap(context: ComponentContext, indicator: IndicatorDef, result: ComponentResult): ComponentResult {
  if (result.level === null || result.grade === null) return result;
  const { grades, scoring } = context.input.rubric;
  const best = grades.find((g) => g.id === result.grade)?.bestLevel ?? "LOW";
  const limits: { best: LevelId; note: string }[] = [{ best, note: `Grade ${result.grade} alone supports ${best.toLowerCase()} at best` }];
  if (context.startup && scoring.startup.categories.includes(indicator.category)) {
    limits.push({ best: scoring.startup.bestLevel, note: `${scoring.startup.label.en}: a start-up is ${scoring.startup.bestLevel.toLowerCase()} at best here` });
  }
  return limits.reduce((capped, limit) => {
    if (capped.level === null || levelOrder(capped.level) >= levelOrder(limit.best)) return capped;
    return { ...capped, level: limit.best, uncapped: capped.uncapped ?? capped.level, notes: [...capped.notes, limit.note] };
  }, result);
}
