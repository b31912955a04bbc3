import { formatFigure } from "./format-figure";
import { anchorOf, bandById, bandOf, levelOfFigure, roundScore } from "./levels";
import { paragraph, table, type Section } from "./methodology-blocks";
import type { IndicatorDef, Rubric } from "./rubric";
import { scoreIndicator, type RatedComponent } from "./score";

const EXAMPLE = "financial.debt-service";
/** Coverage of 1.4, nothing late, interest at 12 % of sales; the aged list of debtors was not supplied. */
const FIGURES: Readonly<Record<string, number>> = { dscr: 1.4, arrears: 0, interest_to_revenue: 12 };
const LOWER_COVERAGE = 0.9;

/** A worked example, computed by the code that scores every assessment. */
export function exampleSection(rubric: Rubric): Section[] {
  const indicator = rubric.indicators.find((i) => i.id === EXAMPLE);
  if (!indicator) return [];
  const parts = rate(indicator, FIGURES);
  const scores = scoreIndicator(rubric, indicator.exposure, parts, { best: rubric.bands[0]?.id ?? "LOW", flagged: false });
  const lower = rate(indicator, { ...FIGURES, dscr: LOWER_COVERAGE });
  const worse = scoreIndicator(rubric, indicator.exposure, lower, { best: rubric.bands[0]?.id ?? "LOW", flagged: false });
  const flagged = scoreIndicator(rubric, indicator.exposure, lower, { best: rubric.bands[0]?.id ?? "LOW", flagged: true });
  const named = (score: number | null): string => (score === null ? "none" : `${roundScore(score)}, ${bandById(rubric, bandOf(rubric, score)).name.en}`);
  const metric = (id: string) => rubric.metrics.find((m) => m.id === id);
  return [{
    id: "example", depth: 2, title: `Worked example: ${indicator.name.en.toLowerCase()}`,
    blocks: [
      table("Components", ["Component", "Figure", "Level", "Counts as"], parts.map((c) => {
        const figure = FIGURES[c.id];
        return [
          metric(c.id)?.label ?? c.id, figure === undefined ? "unknown" : formatFigure(figure, metric(c.id)?.unit ?? ""),
          c.level === null ? "–" : bandById(rubric, c.level).name.en, c.level === null ? "–" : String(anchorOf(rubric, c.level)),
        ];
      })),
      paragraph(`Evidenced score ${named(scores.evidenced)}. Coverage ${Math.round(scores.coverage * 100)} percent. Provisional ${named(scores.provisional)}. Range ${named(scores.low)} to ${named(scores.high)}.`),
      paragraph(`Were coverage of loan payments ${LOWER_COVERAGE}, the mean would be ${named(worse.stages.mean)}; one critical component lifts it to ${named(worse.evidenced)}, and a confirmed flag to ${named(flagged.evidenced)}.`),
    ],
  }];
}

function rate(indicator: IndicatorDef, figures: Readonly<Record<string, number>>): RatedComponent[] {
  return indicator.components.map((c) => {
    const figure = figures[c.id];
    const level = figure === undefined ? null : (levelOfFigure(indicator, c.id, figure)?.level ?? null);
    return { id: c.id, side: c.side, weight: c.weight, mandatory: c.mandatory, level, grade: level === null ? null : "A" };
  });
}
