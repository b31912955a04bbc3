import { compileMetric } from "@/domain/risk/expression";
import { LEVELS } from "@/domain/risk/levels";
import type { IndicatorDef, LevelTest, Rubric } from "@/domain/risk/rubric";
import { RubricError } from "./read-files";

/** Every id a file names exists, pairs agree, and each figure falls under exactly one level. @throws RubricError */
export function crossCheck(rubric: Rubric): void {
  const ids = collectIds(rubric);
  checkBands(rubric);
  checkMetrics(rubric, ids);
  for (const indicator of rubric.indicators) checkIndicator(rubric, indicator, ids);
  checkDataPoints(rubric, ids);
  checkFlags(rubric, ids);
  checkConditions(rubric, ids);
}

type Ids = ReturnType<typeof collectIds>;
function collectIds(rubric: Rubric) {
  const set = (file: string, list: string[]): Set<string> => {
    const seen = new Set<string>();
    for (const id of list) {
      if (seen.has(id)) throw new RubricError(file, id, "stands there twice");
      seen.add(id);
    }
    return seen;
  };
  return {
    categories: set("categories.yaml", rubric.categories.map((c) => c.id)),
    dataPoints: set("data-points.yaml", rubric.dataPoints.map((d) => d.key)),
    metrics: set("metrics.yaml", [...rubric.metrics, ...rubric.infoMetrics].map((m) => m.id)),
    references: set("metrics.yaml", rubric.references.map((r) => r.key)),
    indicators: set("indicators", rubric.indicators.map((i) => i.id)),
    flags: set("hard-flags.yaml", rubric.hardFlags.map((f) => f.id)),
    documents: set("documents.yaml", rubric.documents.map((d) => d.id)),
    conditions: set("conditions.yaml", rubric.conditions.map((c) => c.id)),
    sources: set("sources.yaml", rubric.sources.map((s) => s.id)),
    horizons: set("bands.yaml", rubric.horizons.map((h) => h.id)),
    costs: set("bands.yaml", rubric.costClasses.map((c) => c.id)),
  };
}

function known(ids: Set<string>, list: readonly string[], file: string, path: string, what: string): void {
  for (const id of list) if (!ids.has(id)) throw new RubricError(file, path, `names the ${what} "${id}", which does not exist`);
}

function checkBands(rubric: Rubric): void {
  const bands = rubric.bands;
  bands.forEach((band, i) => {
    if (band.id !== LEVELS[i]) throw new RubricError("bands.yaml", `bands.${i}`, `must be ${LEVELS[i] ?? "absent"}`);
    const start = i === 0 ? 0 : (bands[i - 1]?.to ?? 0) + 1;
    if (band.from !== start) throw new RubricError("bands.yaml", `bands.${band.id}.from`, `leaves a hole or an overlap before ${band.from}`);
    if (band.anchor < band.from || band.anchor > band.to) throw new RubricError("bands.yaml", `bands.${band.id}.anchor`, "lies outside its band");
  });
  const [best, worst] = [bands[0]?.anchor, bands.at(-1)?.anchor];
  if (rubric.scoring.rangeBestAnchor !== best || rubric.scoring.rangeWorstAnchor !== worst) {
    throw new RubricError("bands.yaml", "scoring.unknown", "the ends of the range are not the anchors of the best and the worst band");
  }
  for (let product = 1; product <= 25; product++) {
    const hits = rubric.scoring.exposureBands.filter((b) => product >= b.from && product <= b.to).length;
    if (hits !== 1) throw new RubricError("bands.yaml", "scoring.exposure.product_to_level", `${product} falls under ${hits} levels`);
  }
}

function checkMetrics(rubric: Rubric, ids: Ids): void {
  for (const metric of [...rubric.metrics, ...rubric.infoMetrics]) {
    const guard = rubric.metrics.find((m) => m.id === metric.id)?.guard;
    try {
      const compiled = compileMetric(metric.formula, guard?.require ?? []);
      for (const key of compiled.inputs) {
        if (!ids.dataPoints.has(key) && !ids.references.has(key)) throw new Error(`"${key}" is neither a data point nor a reference input`);
      }
    } catch (cause) {
      throw new RubricError("metrics.yaml", metric.id, cause instanceof Error ? cause.message : String(cause));
    }
  }
  for (const metric of rubric.metrics) {
    if (metric.guard.flag !== null) known(ids.flags, [metric.guard.flag], "metrics.yaml", `${metric.id}.guard.flag`, "flag");
    known(ids.conditions, metric.leftOutIfNo, "metrics.yaml", `${metric.id}.left_out_if_no`, "condition");
    const zero = metric.guard.whenZero;
    if (zero) known(ids.dataPoints, [...zero.inputs, ...zero.confirmedBy], "metrics.yaml", `${metric.id}.guard.when_zero`, "data point");
  }
}

function checkIndicator(rubric: Rubric, indicator: IndicatorDef, ids: Ids): void {
  const file = `indicators (${indicator.id})`;
  known(ids.categories, [indicator.category], file, "category", "category");
  known(ids.dataPoints, indicator.dataPoints, file, "data_points", "data point");
  known(ids.flags, indicator.hardFlags, file, "hard_flags", "flag");
  known(ids.conditions, [...indicator.appliesIf, ...indicator.mandatoryIf], file, "applies_if", "condition");
  known(ids.horizons, indicator.actions.map((a) => a.horizon), file, "default_actions.horizon", "horizon");
  known(ids.costs, indicator.actions.map((a) => a.cost), file, "default_actions.cost", "cost class");
  const metrics = indicator.components.filter((c) => c.kind === "metric").map((c) => c.id);
  known(ids.metrics, metrics, file, "components", "metric");
  for (const metric of metrics) checkTiling(rubric, indicator, metric, file);
  for (const level of LEVELS) {
    for (const test of indicator.levels[level].tests) {
      known(ids.sources, [test.source], file, `levels.${level}`, "source");
      if (!metrics.includes(test.metric)) throw new RubricError(file, `levels.${level}`, `tests "${test.metric}", which is no component`);
    }
  }
  const split = indicator.exposure;
  const components = new Set(indicator.components.map((c) => c.id));
  if (split) known(components, [...split.exposureComponents, ...split.mitigationComponents], file, "exposure_mitigation", "component");
}

interface Stretch { low: number; lowIn: boolean; high: number; highIn: boolean }

/** Every possible figure falls under exactly one level. */
function checkTiling(rubric: Rubric, indicator: IndicatorDef, metric: string, file: string): void {
  const unit = rubric.metrics.find((m) => m.id === metric)?.unit;
  const tests = LEVELS.flatMap((level) => indicator.levels[level].tests.filter((t) => t.metric === metric));
  const wrong = tests.find((t) => t.unit !== unit);
  if (wrong) throw new RubricError(file, `levels (${metric})`, `the unit is "${wrong.unit}", the metric's is "${String(unit)}"`);
  const stretches = tests.map(stretchOf).sort((a, b) => a.low - b.low || Number(b.lowIn) - Number(a.lowIn));
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (first?.low !== -Infinity || last?.high !== Infinity) throw new RubricError(file, `levels (${metric})`, "very low or very high figures have no level");
  for (const [i, next] of stretches.slice(1).entries()) {
    const before = stretches[i];
    if (before && (next.low !== before.high || next.lowIn === before.highIn)) {
      throw new RubricError(file, `levels (${metric})`, `hole or overlap at ${next.low}`);
    }
  }
}

function stretchOf(test: LevelTest): Stretch {
  const [low, high] = typeof test.value === "number" ? [test.value, test.value] : test.value;
  switch (test.op) {
    case "<": return { low: -Infinity, lowIn: false, high, highIn: false };
    case "<=": return { low: -Infinity, lowIn: false, high, highIn: true };
    case ">": return { low, lowIn: false, high: Infinity, highIn: false };
    case ">=": return { low, lowIn: true, high: Infinity, highIn: false };
    default: return { low, lowIn: test.op.startsWith("[") || test.op === "=", high, highIn: test.op.endsWith("]") || test.op === "=" };
  }
}

function checkDataPoints(rubric: Rubric, ids: Ids): void {
  for (const d of rubric.dataPoints) {
    known(ids.indicators, d.indicators, "data-points.yaml", `${d.key}.indicators`, "indicator");
    known(ids.documents, d.documents, "data-points.yaml", `${d.key}.documents`, "document");
    known(ids.conditions, d.mandatoryIf, "data-points.yaml", `${d.key}.mandatory_if`, "condition");
    known(ids.dataPoints, [...(d.partOf === null ? [] : [d.partOf]), ...d.near], "data-points.yaml", `${d.key}.part_of`, "data point");
    if (d.parent !== null) continue;
    const deaf = d.indicators.find((id) => !rubric.indicators.some((i) => i.id === id && i.dataPoints.includes(d.key)));
    if (deaf !== undefined) throw new RubricError("data-points.yaml", `${d.key}.indicators`, `"${deaf}" does not list it among its data points`);
  }
}

function checkFlags(rubric: Rubric, ids: Ids): void {
  for (const flag of rubric.hardFlags) {
    known(ids.indicators, flag.indicators, "hard-flags.yaml", `${flag.id}.indicators`, "indicator");
    known(ids.dataPoints, flag.dataPoints, "hard-flags.yaml", `${flag.id}.data_points`, "data point");
    known(ids.metrics, flag.tests.map((t) => t.metric), "hard-flags.yaml", `${flag.id}.tests`, "metric");
    known(ids.conditions, flag.floorIf, "hard-flags.yaml", `${flag.id}.floor_if`, "condition");
  }
  known(ids.flags, [rubric.scoring.contradictionFlag.flag], "bands.yaml", "scoring.contradictions.flag", "flag");
  known(ids.dataPoints, rubric.scoring.contradictionFlag.dataPoints, "bands.yaml", "scoring.contradictions.flag_data_points", "data point");
}

function checkConditions(rubric: Rubric, ids: Ids): void {
  for (const condition of rubric.conditions) {
    if ((condition.kind === "derived") !== (condition.when !== null)) {
      throw new RubricError("conditions.yaml", condition.id, "a derived condition needs \"when\", an asked one must not have it");
    }
    const rule = condition.when;
    if (rule?.kind === "choice") known(ids.dataPoints, [rule.dataPoint], "conditions.yaml", condition.id, "data point");
    if (rule?.kind === "metric") known(ids.metrics, [rule.metric], "conditions.yaml", condition.id, "metric");
    if (rule?.kind === "yearsOfRecords") {
      known(ids.dataPoints, [...rule.counts, ...rule.sales, rule.founded], "conditions.yaml", condition.id, "data point");
    }
  }
  for (const limit of rubric.staleness) {
    known(ids.documents, limit.documents, "evidence-grades.yaml", `staleness.${limit.kind}`, "document");
    known(ids.dataPoints, limit.expiry, "evidence-grades.yaml", `staleness.${limit.kind}`, "data point");
  }
}
