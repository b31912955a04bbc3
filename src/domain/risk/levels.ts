import type { Band, GradeId, IndicatorDef, LevelId, LevelTest, Rubric } from "./rubric";

/** Best first. */
export const LEVELS: readonly LevelId[] = ["LOW", "MODERATE", "HIGH", "CRITICAL"];
/** Best first. */
export const GRADES: readonly GradeId[] = ["A", "B", "C", "D"];

export const levelOrder = (level: LevelId): number => LEVELS.indexOf(level);
export const gradeOrder = (grade: GradeId): number => GRADES.indexOf(grade);
export const worseLevel = (a: LevelId, b: LevelId): LevelId => (levelOrder(a) >= levelOrder(b) ? a : b);
export const worseGrade = (a: GradeId, b: GradeId): GradeId => (gradeOrder(a) >= gradeOrder(b) ? a : b);

/** The level this many bands better, never better than the best there is. */
export const stepsBetter = (level: LevelId, steps: number): LevelId => LEVELS[Math.max(0, levelOrder(level) - steps)] ?? level;

/** Half up, as bands.yaml says: done before a band is looked up, so no score falls between two bands. */
export const roundScore = (score: number): number => Math.floor(score + 0.5);

export function bandById(rubric: Rubric, level: LevelId): Band {
  const band = rubric.bands.find((b) => b.id === level);
  if (!band) throw new Error(`The rubric has no band ${level}`);
  return band;
}

export function bandOf(rubric: Rubric, score: number): LevelId {
  const whole = roundScore(score);
  const band = rubric.bands.find((b) => whole >= b.from && whole <= b.to);
  if (!band) throw new Error(`No band holds ${score}`);
  return band.id;
}

export const anchorOf = (rubric: Rubric, level: LevelId): number => bandById(rubric, level).anchor;

export function testHolds(test: Pick<LevelTest, "op" | "value">, figure: number): boolean {
  const [low, high] = typeof test.value === "number" ? [test.value, test.value] : test.value;
  switch (test.op) {
    case "<": return figure < high;
    case "<=": return figure <= high;
    case ">": return figure > low;
    case ">=": return figure >= low;
    case "=": return figure === low;
    case "[]": return figure >= low && figure <= high;
    case "[)": return figure >= low && figure < high;
    case "(]": return figure > low && figure <= high;
    case "()": return figure > low && figure < high;
  }
}

/** The level an indicator's tests give a figure; null when none covers it. */
export function levelOfFigure(indicator: IndicatorDef, metric: string, figure: number): { level: LevelId; test: LevelTest } | null {
  for (const level of [...LEVELS].reverse()) {
    const test = indicator.levels[level].tests.find((t) => t.metric === metric && testHolds(t, figure));
    if (test) return { level, test };
  }
  return null;
}

/** Likelihood 1..5 times impact 1..5. */
export function levelOfExposure(rubric: Rubric, likelihood: number, impact: number): LevelId | null {
  const product = likelihood * impact;
  return rubric.scoring.exposureBands.find((b) => product >= b.from && product <= b.to)?.level ?? null;
}
