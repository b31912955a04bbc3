import type { Answer } from "../gaps/gap";
import type { DocumentAppraisal } from "../ports/analyst";
import type { Assessed, CategoryResult, ComponentResult, Contradiction, Fact, Figures, GuardNote, IndicatorResult, ProposedFlag } from "./assessed";
import { collectCandidates, type Candidates } from "./candidates";
import { collectJudgements, rateComponents } from "./components";
import { allDenied, anyHolds, settleConditions, type ConditionState } from "./conditions";
import { findContradictions } from "./contradictions";
import { chooseFacts } from "./facts";
import type { VerifiedFinding } from "./finding";
import { findingSentence } from "./finding-sentence";
import { confirmedFloors, proposeFlags, type FlagDecision } from "./flags";
import { bandById, bandOf } from "./levels";
import { joinWords } from "./metric-reasons";
import { overriddenLevel, overrideGuards, overrideInForce, withOverride, type Override } from "./overrides";
import { computeMetric, type MetricOutcome } from "./metrics";
import { recommend } from "./recommendations";
import type { CategoryDef, IndicatorDef, LevelId, Rubric } from "./rubric";
import {
  groupGuardNotes, indicatorGuardNotes, roundIndicator, scoreGroup, scoreIndicator, toFigures, uncappedMean, WHOLE, type IndicatorScores,
} from "./score";

export interface AssessInput {
  rubric: Rubric;
  findings: readonly VerifiedFinding[];
  /** How many findings were dropped because their quotation was not on its page. */
  dropped: number;
  answers: readonly Answer[];
  /** Answers to the asked conditions; an absent one is unanswered. A derived one may be overruled. */
  conditions: Readonly<Record<string, boolean>>;
  /** Reference inputs as the deployer set them, over the rubric's defaults. */
  references?: Readonly<Record<string, number>>;
  flagDecisions: readonly FlagDecision[];
  /** Levels a person set in place of the calculated ones; at most one an indicator. */
  overrides?: readonly Override[];
  appraisals?: readonly DocumentAppraisal[];
  /** Assessment date, yyyy-mm-dd. */
  asOf: string;
}

/** Everything that is settled before scores are added up. Gap effects start from here. */
export interface Settled {
  candidates: Candidates;
  contradictions: Contradiction[];
  facts: Fact[];
  conditions: ConditionState[];
  startup: boolean;
  flags: ProposedFlag[];
  floors: Map<string, string[]>;
  overrides: Map<string, Override>;
  metric: (id: string) => MetricOutcome;
  components: Map<string, ComponentResult[]>;
  /** Indicators that apply, in the rubric's order. */
  applicable: IndicatorDef[];
}

export function settle(input: AssessInput): Settled {
  const { rubric, asOf } = input;
  const appraisals = input.appraisals ?? [];
  const candidates = collectCandidates({ ...input, appraisals });
  const contradictions = findContradictions(rubric, candidates);
  const facts = chooseFacts(rubric, candidates, contradictions);
  const metric = metricsOnce(input, candidates);
  const conditions = settleConditions({ rubric, answered: input.conditions, facts, asOf, metric: (id) => metric(id).computed.value });
  const flags = proposeFlags({
    rubric, findings: input.findings, appraisals, facts, contradictions, metric, decisions: input.flagDecisions, answered: input.conditions, conditions,
  });
  const floors = confirmedFloors(rubric, flags);
  const startup = rubric.conditions.some((def) => def.when?.kind === "yearsOfRecords" && conditions.some((c) => c.id === def.id && c.holds));
  const judgements = collectJudgements({ ...input, appraisals });
  const context = { input: { ...input, appraisals }, answered: input.conditions, metric, startup, judgements };
  return {
    candidates, contradictions, facts, conditions, startup, flags, floors, metric,
    overrides: new Map((input.overrides ?? []).map((o) => [o.indicator, o])),
    components: new Map(rubric.indicators.map((indicator) => [indicator.id, rateComponents(context, indicator)])),
    // A confirmed flag on an indicator shows that it applies after all.
    applicable: rubric.indicators.filter((indicator) => floors.has(indicator.id) || !allDenied(input.conditions, indicator.appliesIf)),
  };
}

/** The deployer's reference inputs over the rubric's defaults. */
export const referencesOf = ({ rubric, references }: Pick<AssessInput, "rubric" | "references">): Record<string, number> => ({
  ...Object.fromEntries(rubric.references.flatMap((r) => (r.value === null ? [] : [[r.key, r.value]]))), ...references,
});

function metricsOnce(input: AssessInput, candidates: Candidates): (id: string) => MetricOutcome {
  const { rubric, asOf } = input;
  const context = { rubric, candidates, asOf, references: referencesOf(input) };
  const definitions = new Map([...rubric.metrics, ...rubric.infoMetrics].map((m) => [m.id, m]));
  const known = new Map<string, MetricOutcome>();
  return (id) => {
    const before = known.get(id);
    if (before) return before;
    const definition = definitions.get(id);
    if (!definition) throw new Error(`The rubric has no metric ${id}`);
    const made = computeMetric(context, definition);
    known.set(id, made);
    return made;
  };
}

/** Best level an unknown component of this category can turn out to have. */
export const bestUnknown = (rubric: Rubric, category: string, startup: boolean): LevelId =>
  startup && rubric.scoring.startup.categories.includes(category) ? rubric.scoring.startup.bestLevel : (rubric.bands[0]?.id ?? "LOW");

/** Unrounded scores of one indicator with these components, as it counts: a person's level stands above the calculated one. */
export function scoreOf(rubric: Rubric, settled: Settled, indicator: IndicatorDef, components: readonly ComponentResult[]): IndicatorScores {
  const scores = computedScoreOf(rubric, settled, indicator, components);
  const override = settled.overrides.get(indicator.id);
  return override ? withOverride(rubric, scores, override, settled.floors.has(indicator.id)) : scores;
}

function computedScoreOf(rubric: Rubric, settled: Settled, indicator: IndicatorDef, components: readonly ComponentResult[]): IndicatorScores {
  return scoreIndicator(rubric, indicator.exposure, components.filter((c) => c.applicable), {
    best: bestUnknown(rubric, indicator.category, settled.startup), flagged: settled.floors.has(indicator.id),
  });
}

/** Results made here, with what they were made of, so that listing their gaps need not settle it all again. */
const made = new WeakMap<Assessed, { input: AssessInput; settled: Settled }>();

const SAME: readonly (keyof AssessInput)[] = ["rubric", "findings", "answers", "conditions", "references", "flagDecisions", "overrides", "appraisals", "asOf"];

/** What this input settles to; reused only when the result was made from the very same parts. */
export function settledFor(input: AssessInput, assessed: Assessed): Settled {
  const before = made.get(assessed);
  return before && SAME.every((key) => before.input[key] === input[key]) ? before.settled : settle(input);
}

/**
 * The whole result of one run. Pure: the same input gives the same bytes, and the order of findings and
 * answers does not matter. Rules: RUBRIC.md, written out in docs/methodology.md.
 */
export function assess(input: AssessInput): Assessed {
  const { rubric } = input;
  const settled = settle(input);
  const indicators = rubric.indicators.map((indicator) => indicatorResult(input, settled, indicator));
  const categories = rubric.categories.map((category) => categoryResult(rubric, settled, category, indicators));
  const parts = categories.filter((c) => c.indicators.some((i) => i.applicable));
  const scores = scoreGroup(rubric, parts, rubric.scoring.guardBands.overall, WHOLE);
  const assessed: Assessed = {
    rubricVersion: rubric.version,
    rubricHash: rubric.hash,
    asOf: input.asOf,
    overall: { ...toFigures(rubric, scores), guards: groupGuardNotes(scores, worstName(rubric, parts, (c) => nameOfCategory(rubric, c.id)), rubric.scoring.guardBands.overall) },
    categories,
    facts: settled.facts,
    flags: settled.flags,
    contradictions: settled.contradictions,
    recommendations: recommend(rubric, indicators),
    quotations: { verified: input.findings.length, dropped: input.dropped },
    startup: settled.startup,
    conditions: settled.conditions,
    info: rubric.infoMetrics.map((m) => settled.metric(m.id).computed),
  };
  made.set(assessed, { input, settled });
  return assessed;
}

function indicatorResult(input: AssessInput, settled: Settled, indicator: IndicatorDef): IndicatorResult {
  const { rubric } = input;
  const components = settled.components.get(indicator.id) ?? [];
  const applicable = settled.applicable.includes(indicator);
  const scores = roundIndicator(computedScoreOf(rubric, settled, indicator, components));
  const floors = settled.floors.get(indicator.id) ?? [];
  const computed = computedFigures(rubric, scores, floors);
  const override = applicable ? settled.overrides.get(indicator.id) : undefined;
  const capRule = settled.startup && rubric.scoring.startup.categories.includes(indicator.category) ? "STARTUP" : "GRADE_D";
  return {
    ...(override ? overriddenFigures(rubric, scores, override, floors) : computed),
    id: indicator.id,
    category: indicator.category,
    applicable,
    mandatory: indicator.mandatory || (indicator.mandatoryIf.length > 0 && anyHolds(settled.conditions, indicator.mandatoryIf)),
    components,
    exposure: scores.exposure,
    finding: findingSentence(rubric, indicator, components),
    notApplicable: applicable ? null : `Does not apply: a person answered no to ${joinWords(indicator.appliesIf.map((id) => `“${questionOf(rubric, id)}”`))}`,
    guards: override
      ? overrideGuards(rubric, override, floors)
      : indicatorGuardNotes(rubric, scores, uncappedMean(rubric, indicator, components), capRule, floors),
    flags: settled.flags.filter((f) => f.indicators.includes(indicator.id)).map((f) => f.id),
    override: override ? overrideInForce(override, computed) : null,
  };
}

/** A confirmed flag is evidence enough to show its level. */
function computedFigures(rubric: Rubric, scores: IndicatorScores, floors: readonly string[]): Figures {
  const figures = toFigures(rubric, scores);
  return { ...figures, level: floors.length > 0 && figures.evidenced !== null ? bandOf(rubric, figures.evidenced) : figures.level };
}

function overriddenFigures(rubric: Rubric, scores: IndicatorScores, override: Override, floors: readonly string[]): Figures {
  const set = withOverride(rubric, scores, override, floors.length > 0);
  return { ...toFigures(rubric, set), level: overriddenLevel(rubric, set) };
}

function categoryResult(rubric: Rubric, settled: Settled, category: CategoryDef, all: readonly IndicatorResult[]): CategoryResult {
  const indicators = all.filter((i) => i.category === category.id);
  const parts = indicators.filter((i) => i.applicable).map((i) => ({ ...i, weight: weightOf(rubric, i.id) }));
  const scores = scoreGroup(rubric, parts, rubric.scoring.guardBands.category, WHOLE);
  const guards: GuardNote[] = groupGuardNotes(
    scores, worstName(rubric, parts, (i) => rubric.indicators.find((d) => d.id === i.id)?.name.en ?? i.id), rubric.scoring.guardBands.category);
  return {
    ...toFigures(rubric, scores), id: category.id, weight: category.weight, indicators, guards,
    startup: settled.startup && rubric.scoring.startup.categories.includes(category.id),
  };
}

export const weightOf = (rubric: Rubric, indicator: string): number => rubric.indicators.find((i) => i.id === indicator)?.weight ?? 1;
const nameOfCategory = (rubric: Rubric, id: string): string => rubric.categories.find((c) => c.id === id)?.name.en ?? id;
const questionOf = (rubric: Rubric, id: string): string => rubric.conditions.find((c) => c.id === id)?.question ?? id;

function worstName<T extends { evidenced: number | null }>(rubric: Rubric, parts: readonly T[], name: (part: T) => string): string {
  const [worst] = parts.filter((p) => p.evidenced !== null).sort((a, b) => (b.evidenced ?? 0) - (a.evidenced ?? 0));
  if (worst?.evidenced == null) return "";
  return `${name(worst)} (${bandById(rubric, bandOf(rubric, worst.evidenced)).name.en.toLowerCase()})`;
}
