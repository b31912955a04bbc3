import { bestUnknown, referencesOf, scoreOf, type AssessInput, type Settled } from "../risk/assess";
import type { ComponentResult } from "../risk/assessed";
import { missingInputs } from "../risk/expression";
import { bandOf, levelOfFigure, levelOrder } from "../risk/levels";
import { computeMetric, type MetricContext } from "../risk/metrics";
import type { DataPointDef, IndicatorDef, LevelId, Rubric } from "../risk/rubric";
import { indexRubric } from "../risk/rubric-index";
import { EXACT, roundIndicator, scoreGroup, toFigures, WHOLE, type GroupScores, type IndicatorScores, type Rounding } from "../risk/score";
import type { GapEffect } from "./gap";

export const NO_EFFECT: GapEffect = { rangeClosed: 0, categoryRangeClosed: 0, canMoveOverallBand: false, canMoveCategoryBand: [], flags: [], needs: [] };

interface BoardSide {
  rounding: Rounding;
  indicators: ReadonlyMap<string, IndicatorScores>;
  categories: ReadonlyMap<string, GroupScores>;
  overall: GroupScores;
}
type Members = ReadonlyMap<string, readonly IndicatorDef[]>;

/** All scores of the present state of knowledge, kept so that a change re-scores only what it touches. */
interface Board {
  rubric: Rubric;
  members: Members;
  /** As shown, in whole points: what moves a band. */
  whole: BoardSide;
  /** Unrounded: how many points an answer closes. */
  exact: BoardSide;
}

/** A component the answer touches, with the levels it may then have. */
interface Touched { component: ComponentResult; best: LevelId; worst: LevelId }

export interface EffectContext {
  input: AssessInput;
  settled: Settled;
  board: Board;
  /** Ends by what is touched: every paper that informs one judgement touches the same. */
  ends: Map<string, readonly Ends[]>;
}

export function prepareEffects(input: AssessInput, settled: Settled): EffectContext {
  return { input, settled, board: boardOf(input.rubric, settled), ends: new Map() };
}

/** What answering a data point can do: re-scores with what it feeds at its best and at its worst. */
export function effectOf(context: EffectContext, def: DataPointDef): GapEffect {
  const { input, settled, board: { whole, exact } } = context;
  const keys = [def.key, ...def.extra];
  const touched = new Map(settled.applicable.filter((i) => def.indicators.includes(i.id))
    .map((i) => [i, touchedComponents(context, i, keys)] as const).filter(([, list]) => list.length > 0));
  const flags = flagsTouched(context, def, keys);
  if (touched.size === 0) return { ...NO_EFFECT, flags };
  const needs = stillNeeded(context, [...touched.values()].flat(), keys);
  const share = 1 / (1 + needs.length + silentInformants(context, touched, keys));
  const ends = endsOf(context, touched);
  const own = exact.categories.get(def.category);
  return {
    rangeClosed: points(share * leastClosed(exact.overall, ends.map((e) => e.exact.overall))),
    categoryRangeClosed: own ? points(share * leastClosed(own, ends.flatMap((e) => e.exact.categories.get(def.category) ?? []))) : 0,
    canMoveOverallBand: ends.some((e) => moves(input.rubric, whole.overall, e.whole.overall)),
    canMoveCategoryBand: input.rubric.categories.map((c) => c.id).filter((id) => {
      const before = whole.categories.get(id);
      return before !== undefined && ends.some((e) => {
        const after = e.whole.categories.get(id);
        return after !== undefined && moves(input.rubric, before, after);
      });
    }),
    flags,
    needs,
  };
}

/** What the unknown figures among these lack beside the answer itself. */
function stillNeeded({ input, settled }: EffectContext, touched: readonly Touched[], keys: readonly string[]): string[] {
  const index = indexRubric(input.rubric);
  const known = (key: string): boolean => keys.includes(key) || !index.dataPoint.has(key) || (settled.candidates.byKey.get(key) ?? []).length > 0;
  return [...new Set(touched.flatMap(({ component }) => {
    const compiled = component.level === null && component.kind === "metric" ? index.compiled.get(component.id) : undefined;
    return compiled ? [compiled.formula, ...compiled.guards].flatMap((e) => missingInputs(e, known, keys)) : [];
  }))];
}

const points = (width: number): number => Math.round(Math.max(0, width) * 10) / 10 + 0;

type Range = Pick<GroupScores, "low" | "high">;
const leastClosed = (before: Range, after: readonly Range[]): number =>
  before.high - before.low - Math.max(...after.map((range) => range.high - range.low));

/** The level shown, or the band of the best figure there is while the evidence is too thin to show one. */
function moves(rubric: Rubric, before: GroupScores, after: GroupScores): boolean {
  const shown = (s: GroupScores): LevelId | null => toFigures(rubric, s).level;
  const band = (s: GroupScores): LevelId | null => {
    const score = s.evidenced ?? s.provisional;
    return score === null ? null : bandOf(rubric, score);
  };
  return shown(before) !== shown(after) || band(before) !== band(after);
}

function touchedComponents(context: EffectContext, indicator: IndicatorDef, keys: readonly string[]): Touched[] {
  const { rubric } = context.input;
  const index = indexRubric(rubric);
  const components = (context.settled.components.get(indicator.id) ?? []).filter((c) => c.applicable);
  const uses = (c: ComponentResult): boolean => c.kind === "metric" && (index.compiled.get(c.id)?.inputs ?? []).some((key) => keys.includes(key));
  // What is no figure by itself informs the judgement of its indicators.
  const list = components.filter((c) => uses(c) || (c.kind !== "metric" && informs(rubric, keys[0] ?? "")));
  return list.flatMap((component) => {
    const range = levelsAfterAnswer(context, indicator, component, keys);
    return range ? [{ component, ...range }] : [];
  });
}

const informs = (rubric: Rubric, key: string): boolean => !indexRubric(rubric).metricsOf.has(key);

/** How many other things a touched judgement still waits for: one passage alone seldom settles it. */
function silentInformants({ input: { rubric }, settled }: EffectContext, touched: ReadonlyMap<IndicatorDef, Touched[]>, keys: readonly string[]): number {
  const counts = [...touched].filter(([, list]) => list.some((t) => t.component.kind !== "metric" && t.component.level === null))
    .map(([indicator]) => indicator.dataPoints.filter((key) => !keys.includes(key) && informs(rubric, key) && !settled.candidates.byKey.has(key)).length);
  return Math.max(0, ...counts);
}

function levelsAfterAnswer(context: EffectContext, indicator: IndicatorDef, c: ComponentResult, keys: readonly string[]): { best: LevelId; worst: LevelId } | null {
  const { rubric } = context.input;
  if (c.level === null) {
    // A reference input only the deployer can set: no answer opens this figure.
    const blocked = (c.computed?.missing ?? []).some((key) => rubric.references.some((r) => r.key === key));
    return blocked ? null : { best: bestUnknown(rubric, indicator.category, context.settled.startup), worst: rubric.bands.at(-1)?.id ?? "CRITICAL" };
  }
  const levels = [c.level, ...(c.uncapped === null ? [] : [c.uncapped]), ...levelsOfRivals(context, indicator, c, keys)];
  const sorted = levels.sort((a, b) => levelOrder(a) - levelOrder(b));
  const [best, worst] = [sorted[0] ?? c.level, sorted.at(-1) ?? c.level];
  return best === worst ? null : { best, worst };
}

/** Levels the component would have with each of the figures that contradict each other. */
function levelsOfRivals(context: EffectContext, indicator: IndicatorDef, c: ComponentResult, keys: readonly string[]): LevelId[] {
  const { input, settled } = context;
  const metric = indexRubric(input.rubric).metric.get(c.id);
  if (!metric) return [];
  return settled.contradictions.filter((x) => keys.includes(x.dataPoint)).flatMap((x) => x.findingIds.flatMap((id) => {
    const list = settled.candidates.byKey.get(x.dataPoint) ?? [];
    const only = new Map(settled.candidates.byKey).set(x.dataPoint, list.filter((cand) => cand.id === id || !x.findingIds.includes(cand.id)));
    const rival: MetricContext = { rubric: input.rubric, candidates: { ...settled.candidates, byKey: only }, references: referencesOf(input), asOf: input.asOf };
    const figure = computeMetric(rival, metric).computed.value;
    return figure === null ? [] : [levelOfFigure(indicator, c.id, figure)?.level ?? c.level ?? "LOW"];
  }));
}

function boardOf(rubric: Rubric, settled: Settled): Board {
  const exact = new Map(settled.applicable.map((i) => [i.id, scoreOf(rubric, settled, i, settled.components.get(i.id) ?? [])]));
  const whole = new Map([...exact].map(([id, scores]) => [id, roundIndicator(scores)]));
  const members = new Map(rubric.categories.map((c) => [c.id, settled.applicable.filter((i) => i.category === c.id)]));
  return { rubric, members, exact: sideOf(rubric, members, exact, EXACT), whole: sideOf(rubric, members, whole, WHOLE) };
}

function sideOf(rubric: Rubric, members: Members, indicators: ReadonlyMap<string, IndicatorScores>, rounding: Rounding): BoardSide {
  const categories = new Map<string, GroupScores>();
  for (const [id, list] of members) if (list.length > 0) categories.set(id, scoreCategory(rubric, list, (i) => indicators.get(i), rounding));
  return { rounding, indicators, categories, overall: scoreAll(rubric, (id) => categories.get(id), rounding) };
}

type ScoresOf<T> = (id: string) => T | undefined;

function scoreCategory(rubric: Rubric, members: readonly IndicatorDef[], scoresOf: ScoresOf<IndicatorScores>, rounding: Rounding): GroupScores {
  const parts = members.flatMap((i) => {
    const own = scoresOf(i.id);
    return own ? [{ evidenced: own.evidenced, provisional: own.provisional, low: own.low, high: own.high, coverage: own.coverage, weight: i.weight }] : [];
  });
  return scoreGroup(rubric, parts, rubric.scoring.guardBands.category, rounding);
}

function scoreAll(rubric: Rubric, scoresOf: ScoresOf<GroupScores>, rounding: Rounding): GroupScores {
  const parts = rubric.categories.flatMap((c) => {
    const own = scoresOf(c.id);
    return own ? [{ evidenced: own.evidenced, provisional: own.provisional, low: own.low, high: own.high, coverage: own.coverage, weight: c.weight }] : [];
  });
  return scoreGroup(rubric, parts, rubric.scoring.guardBands.overall, rounding);
}

/** Evidence that supports any level, for the imagined answer. */
const SOUND = "A";

interface Rescored { categories: ReadonlyMap<string, GroupScores>; overall: GroupScores }
interface Ends { whole: Rescored; exact: Rescored }

function endsOf(context: EffectContext, touched: ReadonlyMap<IndicatorDef, Touched[]>): readonly Ends[] {
  const key = JSON.stringify([...touched].map(([indicator, list]) => [indicator.id, list.map(({ component, best, worst }) => [component.id, component.side, best, worst])]));
  const known = context.ends.get(key) ?? [rescore(context, touched, "best"), rescore(context, touched, "worst")];
  context.ends.set(key, known);
  return known;
}

/** The touched indicators anew, and only what stands above them. */
function rescore(context: EffectContext, touched: ReadonlyMap<IndicatorDef, Touched[]>, end: "best" | "worst"): Ends {
  const { settled, board, input: { rubric } } = context;
  const changed = new Map<string, IndicatorScores>();
  for (const [indicator, list] of touched) {
    const components = (settled.components.get(indicator.id) ?? []).map((c): ComponentResult => {
      const hit = list.find((t) => t.component === c);
      return hit ? { ...c, level: hit[end], grade: SOUND } : c;
    });
    changed.set(indicator.id, scoreOf(rubric, settled, indicator, components));
  }
  const rounded = new Map([...changed].map(([id, scores]) => [id, roundIndicator(scores)]));
  const above = (side: BoardSide, scores: ReadonlyMap<string, IndicatorScores>): Rescored => {
    const categories = new Map<string, GroupScores>();
    for (const id of new Set([...touched.keys()].map((i) => i.category))) {
      categories.set(id, scoreCategory(rubric, board.members.get(id) ?? [], (i) => scores.get(i) ?? side.indicators.get(i), side.rounding));
    }
    return { categories, overall: scoreAll(rubric, (id) => categories.get(id) ?? side.categories.get(id), side.rounding) };
  };
  return { whole: above(board.whole, rounded), exact: above(board.exact, changed) };
}

/** A flag whose test waits for this figure, or that is proposed and rests on it. */
function flagsTouched(context: EffectContext, def: DataPointDef, keys: readonly string[]): string[] {
  const { input: { rubric }, settled } = context;
  const index = indexRubric(rubric);
  return rubric.hardFlags.filter((flag) => {
    const state = settled.flags.find((f) => f.id === flag.id)?.state;
    if (state === "PROPOSED" && flag.dataPoints.includes(def.key)) return true;
    return state === undefined && flag.tests.some((test) => {
      const waits = settled.metric(test.metric).computed.value === null;
      return waits && (index.compiled.get(test.metric)?.inputs ?? []).some((key) => keys.includes(key));
    });
  }).map((flag) => flag.id);
}
