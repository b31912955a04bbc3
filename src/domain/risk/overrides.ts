import type { Figures, GuardNote, OverrideInForce } from "./assessed";
import { anchorOf, bandOf, roundScore } from "./levels";
import type { LevelId, Rubric } from "./rubric";
import type { IndicatorScores } from "./score";

/** A person's own level for an indicator, with the calculated value it was set against. */
export interface Override {
  indicator: string;
  level: LevelId;
  reason: string;
  evidence: string | null;
  by: string;
  /** ISO time. */
  at: string;
  computed: { level: LevelId | null; score: number | null };
}

/** The score a level set by a person counts as; a confirmed flag on the indicator still holds it at its floor. */
export function overriddenScore(rubric: Rubric, level: LevelId, flagged: boolean): number {
  const anchor = anchorOf(rubric, level);
  return flagged ? Math.max(anchor, rubric.scoring.hardFlagFloor) : anchor;
}

/**
 * What counts upwards once a person has set the level: one figure, so nothing about it is unknown any more.
 * Coverage stays: it tells the evidence, and a decision is none.
 */
export function withOverride(rubric: Rubric, scores: IndicatorScores, override: Override, flagged: boolean): IndicatorScores {
  const score = overriddenScore(rubric, override.level, flagged);
  return { ...scores, evidenced: score, provisional: score, low: score, high: score };
}

/** An override has gone stale when the rules now give another level or score than when the person decided. */
export function overrideInForce(override: Override, computed: Figures): OverrideInForce {
  const { level, reason, evidence, by, at, computed: then } = override;
  const same = then.level === computed.level && then.score === computed.evidenced;
  return { level, reason, evidence, decidedBy: by, decidedAt: at, computed, staleSince: same ? null : then };
}

/** The one rule that still moves an overridden score: the floor of a confirmed flag. */
export function overrideGuards(rubric: Rubric, override: Override, flags: readonly string[]): GuardNote[] {
  const [from, to] = [overriddenScore(rubric, override.level, false), overriddenScore(rubric, override.level, flags.length > 0)];
  return from === to ? [] : [{ rule: "HARD_FLAG", from: roundScore(from), to: roundScore(to), because: `Confirmed flag: ${flags.join(", ")}` }];
}

/** The level a person's score shows, whatever the coverage: they answer for it by name. */
export const overriddenLevel = (rubric: Rubric, scores: IndicatorScores): LevelId | null =>
  scores.evidenced === null ? null : bandOf(rubric, scores.evidenced);
