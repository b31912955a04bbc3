import { inputsOfRun, type ScoredRun, type StandingResult } from "@/features/evidence/server";
import { invalid } from "@/domain/errors";
import { assess, type AssessInput } from "@/domain/risk/assess";
import type { Override } from "@/domain/risk/overrides";
import type { AppContext } from "@/kernel/context";

export interface Computed {
  /** What the rules give for the indicator with every other decision counted in. */
  computed: Override["computed"];
  /** A confirmed flag with a floor stands on it. */
  flagged: boolean;
  /** Everything that stands, without an override of this indicator. */
  input: AssessInput;
}

/** The calculated value an override is set against. Refuses an indicator the rubric lacks or that does not apply. */
export function computedFor(ctx: AppContext, run: ScoredRun, { standing }: StandingResult, indicator: string): Computed {
  const input = { ...inputsOfRun(ctx, run), flagDecisions: standing.flagDecisions, overrides: standing.overrides.filter((each) => each.indicator !== indicator) };
  const assessed = assess(input);
  const result = assessed.categories.flatMap((category) => category.indicators).find((each) => each.id === indicator);
  if (!result) throw invalid(`The rubric has no indicator "${indicator}".`, { field: "indicator" });
  if (!result.applicable) throw invalid("This indicator does not apply to this firm, so it has no level to set.", { field: "indicator" });
  const flagged = assessed.flags.some((flag) => flag.state === "CONFIRMED" && flag.effect === "floor" && flag.indicators.includes(indicator));
  return { computed: { level: result.level, score: result.evidenced }, flagged, input };
}
