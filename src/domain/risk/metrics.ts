import type { ComputedMetric, EvidenceRef } from "./assessed";
import type { Candidate, Candidates } from "./candidates";
import { evaluate, missingInputs, type CompiledMetric, type Value } from "./expression";
import { seriesOf } from "./facts";
import { gradeOrder, worseGrade } from "./levels";
import { latestFirst, samePeriod, type Period } from "./period";
import type { GradeId, LevelId, MetricDef, Rubric } from "./rubric";
import { indexRubric } from "./rubric-index";
import { labelOf, wordGuard, wordMissing } from "./metric-reasons";
import { statedInBase } from "./units";

export interface MetricContext {
  rubric: Rubric;
  candidates: Candidates;
  /** Reference inputs as the deployer set them; absent = not set. */
  references: Readonly<Record<string, number>>;
  asOf: string;
}

export interface MetricOutcome {
  computed: ComputedMetric;
  /** Grade of the weakest figure it rests on; null when not computable. */
  grade: GradeId | null;
  evidence: EvidenceRef[];
  /** The level a guard sets instead of a figure, and why. */
  guardLevel: { level: LevelId; because: string; flag: string | null } | null;
  /** A person said that one of its figures does not apply. */
  notApplicable: string | null;
}

type Definition = Pick<MetricDef, "id" | "label" | "formula" | "unit"> & { guard?: MetricDef["guard"] };
type Side = "actual" | "projected";
/** One consistent world: figures of one period, one currency, and either all actual or all planned. */
interface World {
  side: Side | null;
  currency: string | null | undefined;
  period: Period | null | undefined;
  /** The product unit of prices and costs ("kg"), so that a price a bag never meets a cost a kilogram. */
  product: string | null | undefined;
}
interface Attempt {
  world: World;
  value: number | null;
  picks: Map<string, Candidate[]>;
  inputs: Map<string, Value>;
  /** Index of the guard that does not hold; null when all do. */
  brokenGuard: number | null;
  grade: GradeId | null;
}

/**
 * A derived figure. It never mixes periods, currencies or plans with facts: each combination is tried
 * alone, and of those that work the best evidenced and latest counts.
 */
export function computeMetric(context: MetricContext, metric: Definition): MetricOutcome {
  const compiled = indexRubric(context.rubric).compiled.get(metric.id);
  if (!compiled) throw new Error(`The rubric has no metric ${metric.id}`);
  const attempts = worldsOf(context, compiled).map((world) => attempt(context, metric, compiled, world));
  const best = attempts.filter((a) => a.value !== null || a.brokenGuard !== null).sort(betterAttempt)[0];
  const notApplicable = compiled.inputs.map((key) => context.candidates.notApplicable.get(key)).find((answer) => answer !== undefined);
  if (best && best.value !== null) return outcome(context, metric, best, null, []);
  const guard = best ? guardOutcome(context, metric, best) : null;
  if (best && guard?.level) return { ...outcome(context, metric, best, guard.because, []), grade: guard.grade ?? best.grade, guardLevel: guard.level };
  const missing = lacking(context, compiled);
  const why = `Not computable: ${reason(context, metric, compiled, best, missing)}`;
  const empty: Attempt = best ?? { world: { side: null, currency: null, period: null, product: undefined }, value: null, picks: new Map(), inputs: new Map(), brokenGuard: null, grade: null };
  const result = outcome(context, metric, empty, why, missing);
  return { ...result, grade: null, notApplicable: notApplicable ? `A person answered that it does not apply: ${notApplicable.note ?? ""}`.trim() : null };
}

const SIDES: readonly Side[] = ["actual", "projected"];

function worldsOf(context: MetricContext, compiled: CompiledMetric): World[] {
  const bound = boundCandidates(context, compiled);
  const currencies = distinct(moneyCandidates(context, compiled).map((c) => c.currency));
  const periods = new Map(bound.filter((c) => c.period !== null).map((c) => [c.period?.text ?? "", c.period]));
  const everyPeriod: (Period | null)[] = [...[...periods.values()].sort(latestFirst), null];
  const products = productUnits(context, compiled);
  return SIDES.flatMap((side) =>
    currencies.flatMap((currency) => products.flatMap((product) => everyPeriod.map((period) => ({ side, currency, product, period })))));
}

/** Only where two figures of a product meet does their unit matter. */
function productUnits(context: MetricContext, compiled: CompiledMetric): (string | null | undefined)[] {
  const priced = compiled.inputs.filter((key) => isPriced(context, key));
  if (priced.length < 2) return [undefined];
  return distinct(priced.flatMap((key) => (context.candidates.byKey.get(key) ?? []).map((c) => c.unit)));
}
function isPriced(context: MetricContext, key: string): boolean {
  const def = indexRubric(context.rubric).dataPoint.get(key);
  return def?.variesByProduct === true && def.type === "money";
}

const distinct = (list: (string | null)[]): (string | null)[] => {
  const stated = [...new Set(list.filter((c) => c !== null))].sort();
  return stated.length > 0 ? stated : [null];
};

/** Figures that must be of one period and one side: all but plans, lists, dates and references. */
function boundCandidates(context: MetricContext, compiled: CompiledMetric): Candidate[] {
  return compiled.inputs.flatMap((key) => (isBound(context, key) ? (context.candidates.byKey.get(key) ?? []) : []));
}
function moneyCandidates(context: MetricContext, compiled: CompiledMetric): Candidate[] {
  const index = indexRubric(context.rubric);
  return compiled.inputs.flatMap((key) => (index.dataPoint.get(key)?.type === "money" ? (context.candidates.byKey.get(key) ?? []) : []));
}
function isBound(context: MetricContext, key: string): boolean {
  const def = indexRubric(context.rubric).dataPoint.get(key);
  return def !== undefined && !def.plan && !def.multiple && def.type !== "date";
}

function attempt(context: MetricContext, metric: Definition, compiled: CompiledMetric, world: World): Attempt {
  const index = indexRubric(context.rubric);
  const picks = new Map<string, Candidate[]>();
  const inputs = new Map<string, Value>();
  const lookup = (key: string): Value | undefined => {
    const known = inputs.get(key);
    if (known !== undefined) return known;
    const found = index.dataPoint.has(key) ? pick(context, compiled, key, world) : { value: context.references[key], used: [] };
    if (found.value !== undefined) {
      inputs.set(key, found.value);
      picks.set(key, found.used);
    }
    return found.value;
  };
  const guards = compiled.guards.map((guard) => evaluate(guard, lookup, context.asOf));
  const unknownGuard = guards.some((g) => typeof g.result !== "boolean");
  const broken = unknownGuard ? -1 : guards.findIndex((g) => g.result === false);
  const formula = evaluate(compiled.formula, lookup, context.asOf);
  const value = !unknownGuard && broken < 0 && typeof formula.result === "number" && Number.isFinite(formula.result) ? formula.result : null;
  const used = new Set([...formula.used, ...guards.flatMap((g) => [...g.used])]);
  for (const key of [...inputs.keys()]) if (!used.has(key)) [inputs, picks].forEach((map) => map.delete(key));
  return { world, value, picks, inputs, brokenGuard: broken < 0 ? null : broken, grade: weakest(context, picks) };
}

function pick(context: MetricContext, compiled: CompiledMetric, key: string, world: World): { value: Value | undefined; used: Candidate[] } {
  const def = indexRubric(context.rubric).dataPoint.get(key);
  const fits = (context.candidates.byKey.get(key) ?? []).filter((c) => def !== undefined && !c.notAYear && statedInBase(def, c.unit) && inWorld(context, c, world));
  if (def?.multiple) {
    const series = seriesOf(def, fits, world.period ?? null);
    const [head] = series.used;
    // Growth over "the year before" needs the year before, not some earlier one.
    const leap = compiled.usesNewest && head?.period?.end != null && world.period?.end != null && world.period.end - head.period.end !== MONTHS_IN_YEAR;
    return leap || series.numbers.length === 0 ? { value: undefined, used: [] } : { value: series.numbers, used: series.used };
  }
  const chosen = fits.find((c) => c.number !== null || c.value.kind === "date");
  if (!chosen) return { value: undefined, used: [] };
  return { value: chosen.value.kind === "date" ? chosen.value.date : (chosen.number ?? undefined), used: [chosen] };
}

const MONTHS_IN_YEAR = 12;

/** undefined in a world means "any": used only to find out why nothing worked. */
function inWorld(context: MetricContext, candidate: Candidate, world: World): boolean {
  const def = indexRubric(context.rubric).dataPoint.get(candidate.key);
  if (def?.type === "money" && world.currency !== undefined && candidate.currency !== null && candidate.currency !== world.currency) return false;
  if (world.product !== undefined && isPriced(context, candidate.key) && candidate.unit !== null && candidate.unit !== world.product) return false;
  if (!isBound(context, candidate.key)) return def?.plan === true || def?.type === "date" || world.side === null || fitsSide(candidate, world.side);
  if (world.side !== null && !fitsSide(candidate, world.side)) return false;
  return world.period === undefined || candidate.period === null || (world.period !== null && samePeriod(candidate.period, world.period));
}

const fitsSide = (candidate: Candidate, side: Side): boolean => candidate.tense === "neutral" || candidate.tense === side;

/** Plans are statements by nature; beside facts they do not pull the grade down. */
function weakest(context: MetricContext, picks: Map<string, Candidate[]>): GradeId | null {
  const index = indexRubric(context.rubric);
  const all = [...picks.values()].flat();
  const facts = all.filter((c) => index.dataPoint.get(c.key)?.plan !== true);
  const grades = (facts.length > 0 ? facts : all).map((c) => c.grade);
  return grades.reduce<GradeId | null>((worst, grade) => (worst === null ? grade : worseGrade(worst, grade)), null);
}

function betterAttempt(a: Attempt, b: Attempt): number {
  const side = (x: Attempt): number => (x.world.side === "projected" ? 1 : 0);
  const failed = (x: Attempt): number => (x.value === null ? 1 : 0);
  const grade = (x: Attempt): number => (x.grade === null ? 9 : gradeOrder(x.grade));
  return failed(a) - failed(b) || side(a) - side(b) || grade(a) - grade(b) || latestFirst(a.world.period ?? null, b.world.period ?? null);
}

function guardOutcome(context: MetricContext, metric: Definition, best: Attempt):
  { because: string; grade: GradeId | null; level: MetricOutcome["guardLevel"] } | null {
  const guard = metric.guard;
  if (!guard || best.brokenGuard === null) return null;
  const zero = guard.whenZero;
  if (zero && zero.inputs.every((key) => best.inputs.get(key) === 0)) {
    const proof = zero.confirmedBy.map((key) => context.candidates.byKey.get(key)?.[0]);
    if (proof.every((c) => c !== undefined)) {
      const grade = proof.reduce<GradeId | null>((worst, c) => (worst === null ? c.grade : worseGrade(worst, c.grade)), best.grade);
      const because = `There is nothing to divide by: ${zero.inputs.map((key) => labelOf(context.rubric, key)).join(", ")} is zero, and the record confirms it`;
      return { because, grade, level: { level: zero.level, because, flag: null } };
    }
  }
  if (guard.otherwise === "not_computable") return { because: "", grade: null, level: null };
  const because = `${wordGuard(context.rubric, guard.require[best.brokenGuard] ?? "")} does not hold, which the rubric sets at ${guard.otherwise.toLowerCase()}`;
  return { because, grade: best.grade, level: { level: guard.otherwise, because, flag: guard.flag } };
}

function lacking(context: MetricContext, compiled: CompiledMetric): string[] {
  const index = indexRubric(context.rubric);
  const known = (key: string): boolean =>
    index.dataPoint.has(key) ? (context.candidates.byKey.get(key) ?? []).some((c) => c.number !== null || c.value.kind === "date") : context.references[key] !== undefined;
  return [...new Set([compiled.formula, ...compiled.guards].flatMap((e) => missingInputs(e, known)))];
}

function reason(context: MetricContext, metric: Definition, compiled: CompiledMetric, best: Attempt | undefined, missing: string[]): string {
  if (missing.length > 0) return wordMissing(context.rubric, missing);
  if (best?.brokenGuard != null) return `${wordGuard(context.rubric, metric.guard?.require[best.brokenGuard] ?? "")} does not hold`;
  const works = (world: World): boolean => attempt(context, metric, compiled, world).value !== null;
  const worlds = worldsOf(context, compiled);
  if (worlds.some((w) => works({ ...w, side: null }))) return "it would mix a forecast with actual figures";
  if (worlds.some((w) => works({ ...w, period: undefined }))) return `its figures are of different periods (${listOf(boundCandidates(context, compiled).map((c) => c.period?.text ?? null))})`;
  if (worlds.some((w) => works({ ...w, currency: undefined }))) return `its figures are in different currencies (${listOf(moneyCandidates(context, compiled).map((c) => c.currency))})`;
  if (works({ side: null, period: undefined, currency: undefined, product: undefined })) return "its figures are of different periods and currencies";
  const partYear = compiled.inputs.flatMap((key) => context.candidates.byKey.get(key) ?? []).filter((c) => c.notAYear);
  if (partYear.length > 0) return `${labelOf(context.rubric, partYear[0]?.key ?? "")} is stated for ${listOf(partYear.map((c) => c.period?.text ?? null))}, not for a full year`;
  return "its figures do not fit together: the unit, the year or the exact date is not stated";
}

const listOf = (list: (string | null)[]): string => [...new Set(list.filter((x) => x !== null))].sort().join(", ");

function outcome(context: MetricContext, metric: Definition, a: Attempt, why: string | null, missing: string[]): MetricOutcome {
  const index = indexRubric(context.rubric);
  const compiled = index.compiled.get(metric.id);
  const keys = a.inputs.size > 0 || why === null ? [...a.inputs.keys()] : (compiled?.inputs ?? []);
  const order = (key: string): number => compiled?.inputs.indexOf(key) ?? 0;
  const facts = [...a.picks.entries()].filter(([key]) => index.dataPoint.get(key)?.plan !== true).flatMap(([, used]) => used);
  const evidence = [...a.picks.values()].flat().map((c) => c.evidence);
  const currencies = new Set([...a.picks.values()].flat().flatMap((c) => (c.currency === null ? [] : [c.currency])));
  return {
    computed: {
      metric: metric.id, label: metric.label, value: a.value, unit: metric.unit, formula: metric.formula,
      inputs: keys.sort((x, y) => order(x) - order(y)).map((key) => ({
        key, value: a.inputs.get(key) ?? null, evidence: (a.picks.get(key) ?? []).map((c) => c.evidence),
      })),
      why, period: facts.find((c) => c.period !== null)?.period?.text ?? null, currency: [...currencies][0] ?? null,
      projected: facts.length > 0 && facts.every((c) => c.tense !== "actual") && facts.some((c) => c.tense === "projected"), missing,
    },
    grade: a.grade, evidence, guardLevel: null, notApplicable: null,
  };
}
