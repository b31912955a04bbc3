import type { IndicatorResult, Recommendation } from "./assessed";
import { bandOf, bandById, levelOrder } from "./levels";
import type { DefaultAction, IndicatorDef, LevelId, Rubric } from "./rubric";
import { indexRubric } from "./rubric-index";

/**
 * The rubric's default actions for what is High, Critical or not known at all. An indicator without
 * evidence gets only the actions meant from Moderate up: those that make the missing record.
 */
export function recommend(rubric: Rubric, indicators: readonly IndicatorResult[]): Recommendation[] {
  const index = indexRubric(rubric);
  const list = indicators.flatMap((result) => {
    const def = index.indicator.get(result.id);
    if (!def || !result.applicable) return [];
    const level = result.evidenced === null ? null : bandOf(rubric, result.evidenced);
    return actionsFor(def, result, level).map((action) => toRecommendation(rubric, def, result, action, level));
  });
  const rank = { high: 0, medium: 1, low: 2 };
  const horizon = (id: string): number => rubric.horizons.find((h) => h.id === id)?.order ?? 0;
  const place = (id: string): number => rubric.indicators.findIndex((i) => i.id === id);
  return list.sort((a, b) =>
    rank[a.priority] - rank[b.priority] || horizon(a.horizon) - horizon(b.horizon) || place(a.indicator) - place(b.indicator) || a.id.localeCompare(b.id, "en"));
}

const ACT_FROM: LevelId = "HIGH";
const RECORD_FROM: LevelId = "MODERATE";

function actionsFor(def: IndicatorDef, result: IndicatorResult, level: LevelId | null): DefaultAction[] {
  if (level === null) return result.mandatory ? def.actions.filter((a) => a.forLevels.includes(RECORD_FROM)) : [];
  return levelOrder(level) >= levelOrder(ACT_FROM) ? def.actions.filter((a) => a.forLevels.includes(level)) : [];
}

function toRecommendation(rubric: Rubric, def: IndicatorDef, result: IndicatorResult, action: DefaultAction, level: LevelId | null): Recommendation {
  return {
    id: `${def.id}.${def.actions.indexOf(action) + 1}`,
    indicator: def.id,
    action: action.action,
    why: whyOf(rubric, def, result, level),
    owner: action.owner,
    horizon: action.horizon,
    cost: action.cost,
    priority: priorityOf(rubric, result, level),
    evidenceOfDone: action.evidence,
    from: level,
  };
}

function whyOf(rubric: Rubric, def: IndicatorDef, result: IndicatorResult, level: LevelId | null): string {
  if (level === null) return `Nothing that can be checked was found on ${def.name.en.toLowerCase()}, which the rubric asks of every business it applies to.`;
  const flag = result.guards.find((g) => g.rule === "HARD_FLAG");
  const name = bandById(rubric, level).name.en.toLowerCase();
  if (result.override && !flag) return `${def.name.en} was set to ${name} by a person: ${result.override.reason}`;
  return flag ? `${flag.because}. ${result.finding}` : `Rated ${name}. ${result.finding}`;
}

function priorityOf(rubric: Rubric, result: IndicatorResult, level: LevelId | null): Recommendation["priority"] {
  const worst = rubric.bands.at(-1)?.id;
  if (level === worst) return "high";
  if (level === null) return "medium";
  return result.mandatory ? "high" : "medium";
}
