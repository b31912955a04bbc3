import { LEVELS, levelOrder } from "../risk/levels";
import type { LevelId } from "../risk/rubric";

/** What was expected of an indicator, and what was read. */
export type LevelPair = readonly [expected: LevelId, got: LevelId];

/**
 * Cohen's kappa with quadratic weights over the four levels: 1 is full agreement, 0 what chance would give, below 0 worse.
 *
 *   kappa = 1 - sum(w_ij * O_ij) / sum(w_ij * E_ij),  w_ij = (i - j)^2 / (k - 1)^2
 *
 * O is the share of pairs expected i and read j; E_ij the product of the shares of i among the expected and of j among the
 * read; k = 4. Two levels apart weighs four times one level. Source: J. Cohen, "Weighted kappa: nominal scale agreement with
 * provision for scaled disagreement or partial credit", Psychological Bulletin 70 (1968) 213-220.
 * null without pairs, and when both sides hold one and the same level only: chance then explains everything.
 */
export function quadraticKappa(pairs: readonly LevelPair[]): number | null {
  if (pairs.length === 0) return null;
  const share = (side: 0 | 1): number[] => LEVELS.map((level) => pairs.filter((pair) => pair[side] === level).length / pairs.length);
  const [expected, got] = [share(0), share(1)];
  const byChance = expected.reduce((sum, a, i) => sum + got.reduce((inner, b, j) => inner + weight(i, j) * a * b, 0), 0);
  if (byChance === 0) return null;
  const observed = pairs.reduce((sum, [a, b]) => sum + weight(levelOrder(a), levelOrder(b)), 0) / pairs.length;
  return 1 - observed / byChance;
}

const weight = (i: number, j: number): number => (i - j) ** 2 / (LEVELS.length - 1) ** 2;
