import { describe, expect, it } from "vitest";
import { LEVELS } from "../risk/levels";
import { type LevelPair, quadraticKappa } from "./weighted-kappa";

const [L, M, H, C] = ["LOW", "MODERATE", "HIGH", "CRITICAL"] as const;

/** Worked by hand; weights are ninths (0, 1, 4, 9), so observed and chance are sums of ninths over the pairs. */
const TABLE: [string, LevelPair[], number | null][] = [
  ["nothing", [], null],
  ["full agreement on two levels", [[L, L], [C, C]], 1],
  ["one level on both sides, always", [[M, M], [M, M]], null],
  // observed (1 + 0)/2 = 1/2; expected shares L .5 H .5, read M .5 H .5: (1 + 4 + 1 + 0)/4 = 3/2; 1 - 1/3
  ["one of two is one level off", [[L, M], [H, H]], 2 / 3],
  // observed (9 + 9)/2 = 9; shares L .5 C .5 on both sides: (0 + 9 + 9 + 0)/4 = 9/2; 1 - 2
  ["the two ends swapped", [[L, C], [C, L]], -1],
  // observed 9/1, chance 9/1
  ["one pair apart", [[L, C]], 0],
  // observed (0+0+1+4)/4 = 5/4; expected L .25 M .25 H .25 C .25; read L .25 M .75
  // chance: L row (0*.25 + 1*.75) M row (1*.25 + 0) H row (4*.25 + 1*.75) C row (9*.25 + 4*.75) = .75 + .25 + 1.75 + 5.25 = 8, by .25 = 2; 1 - 0.625
  ["a reader who never says worse than moderate", [[L, L], [M, M], [H, M], [C, M]], 0.375],
  // observed (1+1+0+1)/4 = 3/4; expected L .5 M .25 H .25, read M only: chance 1*.5 + 0 + 1*.25 = 3/4
  ["a reader who says one thing", [[L, M], [L, M], [M, M], [H, M]], 0],
];

describe("quadratic weighted kappa", () => {
  it.each(TABLE)("%s", (_name, pairs, expected) => {
    const kappa = quadraticKappa(pairs);
    if (expected === null) expect(kappa).toBeNull();
    else expect(kappa).toBeCloseTo(expected, 12);
  });

  it("does not depend on the order of the pairs, nor on which side is which", () => {
    const pairs: LevelPair[] = LEVELS.flatMap((a, i) => LEVELS.slice(0, i + 1).map((b): LevelPair => [a, b]));
    const kappa = quadraticKappa(pairs);
    expect(quadraticKappa([...pairs].reverse())).toBeCloseTo(kappa ?? Number.NaN, 12);
    expect(quadraticKappa(pairs.map(([a, b]): LevelPair => [b, a]))).toBeCloseTo(kappa ?? Number.NaN, 12);
  });

  it("weighs two levels apart four times one level apart", () => {
    const base: LevelPair[] = [[L, L], [M, M], [H, H], [C, C]];
    const one = 1 - (quadraticKappa([...base, [L, M], [M, L]]) ?? 0);
    const two = 1 - (quadraticKappa([...base, [L, H], [H, L]]) ?? 0);
    expect(two).toBeGreaterThan(2.5 * one);
  });
});
