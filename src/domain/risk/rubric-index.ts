import { compileMetric, evaluate, type CompiledMetric, type Value } from "./expression";
import type { ConditionDef, DataPointDef, IndicatorDef, MetricDef, Rubric } from "./rubric";

/** Look-ups and parsed formulas of one rubric, made once. */
export interface RubricIndex {
  dataPoint: ReadonlyMap<string, DataPointDef>;
  indicator: ReadonlyMap<string, IndicatorDef>;
  metric: ReadonlyMap<string, MetricDef>;
  condition: ReadonlyMap<string, ConditionDef>;
  compiled: ReadonlyMap<string, CompiledMetric>;
  /** Metrics that use a data point, companions included. */
  metricsOf: ReadonlyMap<string, string[]>;
  /** In which direction a figure is worse: 1 = larger, -1 = smaller, 0 = neither or it depends. */
  worseWhen: ReadonlyMap<string, 1 | -1 | 0>;
}

const indexes = new WeakMap<Rubric, RubricIndex>();

export function indexRubric(rubric: Rubric): RubricIndex {
  const before = indexes.get(rubric);
  if (before) return before;
  const compiled = new Map([
    ...rubric.metrics.map((m) => [m.id, compileMetric(m.formula, m.guard.require)] as const),
    ...rubric.infoMetrics.map((m) => [m.id, compileMetric(m.formula, [])] as const),
  ]);
  const metricsOf = new Map<string, string[]>();
  for (const metric of rubric.metrics) {
    for (const key of compiled.get(metric.id)?.inputs ?? []) metricsOf.set(key, [...(metricsOf.get(key) ?? []), metric.id]);
  }
  const made: RubricIndex = {
    dataPoint: new Map(rubric.dataPoints.map((d) => [d.key, d])),
    indicator: new Map(rubric.indicators.map((i) => [i.id, i])),
    metric: new Map(rubric.metrics.map((m) => [m.id, m])),
    condition: new Map(rubric.conditions.map((c) => [c.id, c])),
    compiled,
    metricsOf,
    worseWhen: new Map([...metricsOf].map(([key, metrics]) => [key, worseDirection(rubric, key, metrics, compiled)])),
  };
  indexes.set(rubric, made);
  return made;
}

/**
 * Found by moving the figure a little in each metric's own worked example and asking whether the
 * result gets worse. Used where two equally good figures differ: the worse one counts.
 */
function worseDirection(rubric: Rubric, key: string, metrics: string[], compiled: Map<string, CompiledMetric>): 1 | -1 | 0 {
  let votes = 0;
  for (const id of metrics) {
    const metric = rubric.metrics.find((m) => m.id === id);
    const formula = compiled.get(id)?.formula;
    const stated = metric?.example.inputs[key];
    if (!metric || !formula || stated === undefined || metric.direction === "band_is_best") continue;
    const at = (value: Value): number | null => {
      const lookup = (k: string): Value | undefined => (k === key ? value : metric.example.inputs[k]);
      const { result } = evaluate(formula, lookup, metric.example.assessedOn ?? "2026-01-01");
      return typeof result === "number" ? result : null;
    };
    const [before, after] = [at(stated), at(nudge(stated))];
    if (before === null || after === null || before === after) continue;
    votes += after > before === (metric.direction === "lower_is_better") ? 1 : -1;
  }
  return votes > 0 ? 1 : votes < 0 ? -1 : 0;
}

const NUDGE = 1.01;
function nudge(value: Value): Value {
  if (typeof value === "number") return value === 0 ? 1 : value * NUDGE;
  if (typeof value === "string") return `${Number(value.slice(0, 4)) + 1}${value.slice(4)}`;
  return value.map((n) => n * NUDGE);
}
