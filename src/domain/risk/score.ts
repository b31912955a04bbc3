import type { ComponentResult, Figures, GuardNote } from "./assessed";
import { anchorOf, bandById, bandOf, levelOrder, roundScore, stepsBetter, worseLevel } from "./levels";
import type { ExposureSplit, GradeId, IndicatorDef, LevelId, Rubric } from "./rubric";

/** What the arithmetic needs to know of a component. */
export type RatedComponent = Pick<ComponentResult, "id" | "side" | "weight" | "mandatory" | "level" | "grade">;

/** The four scores of one thing; null where nothing can be said. */
export interface Scores {
  evidenced: number | null;
  provisional: number | null;
  low: number;
  high: number;
  coverage: number;
}

export interface IndicatorScores extends Scores {
  exposure: { inherent: number; residual: number; steps: number } | null;
  /** Score before the worst-of guard, before mitigation and before a confirmed flag. */
  stages: { mean: number | null; guarded: number | null; mitigated: number | null };
}

/**
 * How results are rounded on their way up. People see and check whole numbers, so a result is made of
 * rounded parts; the effect of one gap is often less than a point and is measured unrounded.
 */
export type Rounding = (score: number) => number;
export const WHOLE: Rounding = roundScore;
export const EXACT: Rounding = (score) => score;

interface Weighted { weight: number }
function mean<T extends Weighted>(parts: readonly T[], score: (part: T) => number): number | null {
  let total = 0;
  let sum = 0;
  for (const part of parts) {
    total += part.weight;
    sum += part.weight * score(part);
  }
  return total === 0 ? null : sum / total;
}

/** An aggregate sits at most `bands` bands below its worst part. */
function guard(rubric: Rubric, score: number | null, worst: LevelId | null, bands: number): number | null {
  if (score === null || worst === null) return score;
  return Math.max(score, bandById(rubric, stepsBetter(worst, bands)).from);
}

function worstOf(parts: readonly RatedComponent[]): LevelId | null {
  let worst: LevelId | null = null;
  for (const { level } of parts) if (level !== null) worst = worst === null ? level : worseLevel(worst, level);
  return worst;
}

interface Means { evidenced: { plain: number | null; guarded: number | null }; provisional: number | null; low: number; high: number }

function scoreComponents(rubric: Rubric, parts: readonly RatedComponent[], best: LevelId): Means {
  const { scoring } = rubric;
  const known = parts.filter((part) => part.level !== null);
  const counted = parts.filter((part) => part.level !== null || part.mandatory);
  const worst = worstOf(parts);
  const plain = mean(known, (part) => anchorOf(rubric, part.level ?? best));
  return {
    evidenced: { plain, guarded: guard(rubric, plain, worst, scoring.guardBands.indicator) },
    provisional: guard(
      rubric, mean(counted, (part) => (part.level === null ? scoring.mandatoryUnknownScore : anchorOf(rubric, part.level))), worst, scoring.guardBands.indicator,
    ),
    low: endOf(rubric, parts, known.length, worst, best),
    high: endOf(rubric, parts, known.length, worst, rubric.bands.at(-1)?.id ?? "CRITICAL"),
  };
}

/** The score if everything unknown had this level. */
function endOf(rubric: Rubric, parts: readonly RatedComponent[], known: number, worst: LevelId | null, level: LevelId): number {
  const worstThen = known === parts.length || worst === null ? (worst ?? level) : worseLevel(worst, level);
  return guard(rubric, mean(parts, (part) => anchorOf(rubric, part.level ?? level)), worstThen, rubric.scoring.guardBands.indicator) ?? anchorOf(rubric, level);
}

/** Bands the proved mitigation takes off: the component that helps most, each capped by the grade of its evidence. */
function mitigationSteps(rubric: Rubric, parts: readonly RatedComponent[], unknownIsBest: boolean): number {
  const { full, part, none } = rubric.scoring.mitigationSteps;
  const wanted = (level: LevelId): number => (levelOrder(level) === 0 ? full : levelOrder(level) === 1 ? part : none);
  const capOf = (grade: GradeId): number => rubric.scoring.mitigationCapByGrade[grade];
  return parts.reduce((most, c) => {
    if (c.level === null) return unknownIsBest ? Math.max(most, full) : most;
    return c.grade === null ? most : Math.max(most, Math.min(wanted(c.level), capOf(c.grade)));
  }, none);
}

/** Residual = the smaller of the exposure score and the anchor of the band so many steps better. */
function mitigate(rubric: Rubric, score: number, steps: number): number {
  if (steps === 0) return score;
  const lowered = worseLevel(stepsBetter(bandOf(rubric, score), steps), rubric.scoring.mitigationFloor);
  return Math.min(score, anchorOf(rubric, lowered));
}

/**
 * Unrounded. `best` is the level an unknown component may turn out to have at best; `flagged` = a confirmed
 * flag with a floor stands on it.
 */
export function scoreIndicator(
  rubric: Rubric, split: ExposureSplit | null, components: readonly RatedComponent[], options: { best: LevelId; flagged: boolean },
): IndicatorScores {
  const exposed = split ? components.filter((c) => c.side !== "mitigation") : components;
  const mitigants = split ? components.filter((c) => c.side === "mitigation") : [];
  const raw = scoreComponents(rubric, exposed, options.best);
  const steps = mitigationSteps(rubric, mitigants, false);
  const total = components.reduce((sum, c) => sum + c.weight, 0);
  const covered = components.reduce((sum, c) => sum + (c.level === null ? 0 : c.weight), 0);
  const floor = (score: number): number => (options.flagged ? Math.max(score, rubric.scoring.hardFlagFloor) : score);
  const finish = (score: number, taken: number): number => floor(mitigate(rubric, score, taken));
  const { guarded, plain } = raw.evidenced;
  const mitigated = guarded === null ? null : mitigate(rubric, guarded, steps);
  return {
    evidenced: guarded === null ? (options.flagged ? rubric.scoring.hardFlagFloor : null) : finish(guarded, steps),
    provisional: raw.provisional === null ? (options.flagged ? rubric.scoring.hardFlagFloor : null) : finish(raw.provisional, steps),
    low: finish(raw.low, mitigationSteps(rubric, mitigants, true)),
    high: finish(raw.high, steps),
    coverage: total === 0 ? 0 : covered / total,
    exposure: split && guarded !== null && mitigated !== null ? { inherent: guarded, residual: mitigated, steps } : null,
    stages: { mean: plain, guarded, mitigated },
  };
}

/** As shown, and as counted into the category. */
export function roundIndicator(scores: IndicatorScores): IndicatorScores {
  const { evidenced, provisional, low, high, exposure } = scores;
  return {
    ...scores,
    evidenced: evidenced === null ? null : roundScore(evidenced),
    provisional: provisional === null ? null : roundScore(provisional),
    low: roundScore(low),
    high: roundScore(high),
    exposure: exposure && { ...exposure, inherent: roundScore(exposure.inherent), residual: roundScore(exposure.residual) },
  };
}

export interface GroupScores extends Scores {
  /** Mean of the evidenced scores before the worst-of guard. */
  mean: number | null;
}

/** Indicators into a category, categories into the whole. Parts without evidence stay out of the evidenced mean. */
export function scoreGroup(rubric: Rubric, parts: readonly (Scores & Weighted)[], bands: number, rounding: Rounding): GroupScores {
  const evidenced = combine(rubric, parts, "evidenced", bands);
  const provisional = combine(rubric, parts, "provisional", bands).guarded;
  return {
    mean: evidenced.plain,
    evidenced: evidenced.guarded === null ? null : rounding(evidenced.guarded),
    provisional: provisional === null ? null : rounding(provisional),
    low: rounding(combine(rubric, parts, "low", bands).guarded ?? 0),
    high: rounding(combine(rubric, parts, "high", bands).guarded ?? 0),
    coverage: mean(parts, (part) => part.coverage) ?? 0,
  };
}

/** One of the scores over the parts that have it. A plain loop: listing gaps asks it thousands of times. */
function combine(rubric: Rubric, parts: readonly (Scores & Weighted)[], which: "evidenced" | "provisional" | "low" | "high", bands: number): { plain: number | null; guarded: number | null } {
  let total = 0;
  let sum = 0;
  let worst: LevelId | null = null;
  for (const part of parts) {
    const score = part[which];
    if (score === null) continue;
    total += part.weight;
    sum += part.weight * score;
    const band = bandOf(rubric, score);
    worst = worst === null ? band : worseLevel(worst, band);
  }
  const plain = total === 0 ? null : sum / total;
  return { plain, guarded: guard(rubric, plain, worst, bands) };
}

/** Scores as shown, with their level: none without evidence or below the rubric's minimum coverage. */
export function toFigures(rubric: Rubric, scores: Scores): Figures {
  const sufficient = scores.coverage >= rubric.scoring.minimumCoverage;
  const { evidenced, provisional, low, high, coverage } = scores;
  return { evidenced, provisional, low, high, coverage, sufficient, level: evidenced !== null && sufficient ? bandOf(rubric, evidenced) : null };
}

const bandsInWords = (bands: number): string => (bands === 1 ? "one band" : `${bands} bands`);

export function groupGuardNotes(scores: GroupScores, worst: string, bands: number): GuardNote[] {
  if (scores.mean === null || scores.evidenced === null || roundScore(scores.mean) === roundScore(scores.evidenced)) return [];
  return [{
    rule: "WORST_OF", from: roundScore(scores.mean), to: roundScore(scores.evidenced),
    because: `A total may sit at most ${bandsInWords(bands)} below its worst part, ${worst}`,
  }];
}

/** Which rules moved an indicator's evidenced score, in the order they apply. `uncapped` = the score had no cap been applied. */
export function indicatorGuardNotes(rubric: Rubric, scores: IndicatorScores, uncapped: number | null, capRule: "GRADE_D" | "STARTUP", flags: string[]): GuardNote[] {
  const notes: GuardNote[] = [];
  const { mean: plain, guarded, mitigated } = scores.stages;
  const add = (rule: GuardNote["rule"], from: number | null, to: number | null, because: string): void => {
    if (from !== null && to !== null && roundScore(from) !== roundScore(to)) notes.push({ rule, from: roundScore(from), to: roundScore(to), because });
  };
  const capWords = capRule === "STARTUP"
    ? `${rubric.scoring.startup.label.en}: a start-up is ${rubric.scoring.startup.bestLevel.toLowerCase()} at best in this category`
    : `A statement without a record behind it supports ${(rubric.grades.at(-1)?.bestLevel ?? "MODERATE").toLowerCase()} at best`;
  add(capRule, uncapped, plain, capWords);
  add("WORST_OF", plain, guarded, `A total may sit at most ${bandsInWords(rubric.scoring.guardBands.indicator)} below its worst component`);
  const steps = scores.exposure?.steps ?? 0;
  add("MITIGATION", guarded, mitigated, `Proved mitigation takes off ${bandsInWords(steps)}`);
  add("HARD_FLAG", mitigated ?? 0, flags.length > 0 ? scores.evidenced : mitigated ?? 0, `Confirmed flag: ${flags.join(", ")}`);
  return notes;
}

/** Plain mean of the components had no cap been applied; compared with the real one to tell what a cap did. */
export function uncappedMean(rubric: Rubric, indicator: IndicatorDef, components: readonly ComponentResult[]): number | null {
  const side = components.filter((c) => c.applicable && (indicator.exposure === null || c.side !== "mitigation"));
  const known = side.flatMap((c) => (c.level === null ? [] : [{ weight: c.weight, level: c.uncapped ?? c.level }]));
  return mean(known, (c) => anchorOf(rubric, c.level));
}
