/** One slice of time: what happened in it, by kind. */
export type Stack = Readonly<Record<string, number | undefined>>;

export interface StackBar {
  kind: string;
  count: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface StackGeometry {
  bars: StackBar[];
  /** Round figures for the axis, from 0 to the top. */
  ticks: { value: number; y: number }[];
  /** Middle of each slice. */
  middles: number[];
}

/** Share of a slice's width that stays empty, so that two bars do not touch. */
const GAP = 0.25;

/** The smallest of 1, 2, 5 × 10ⁿ that holds `most`; at least 1, since half a failure does not exist. */
export function roundTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= most) ?? most;
}

/** Stacked bars in a box with its origin at the top left; `kinds` from the bottom up. */
export function stackGeometry(stacks: readonly Stack[], kinds: readonly string[], box: { width: number; height: number }): StackGeometry {
  const sums = stacks.map((stack) => kinds.reduce((sum, kind) => sum + (stack[kind] ?? 0), 0));
  const top = roundTop(Math.max(0, ...sums));
  const slot = box.width / Math.max(1, stacks.length);
  const heightOf = (count: number): number => (box.height * count) / top;
  const bars = stacks.flatMap((stack, at) => {
    let below = 0;
    return kinds.flatMap((kind) => {
      const count = stack[kind] ?? 0;
      if (count === 0) return [];
      below += count;
      return [{ kind, count, x: slot * (at + GAP / 2), y: box.height - heightOf(below), width: slot * (1 - GAP), height: heightOf(count) }];
    });
  });
  const marks = top === 1 ? [0, 1] : [0, top / 2, top].filter(Number.isInteger);
  return { bars, ticks: marks.map((value) => ({ value, y: box.height - heightOf(value) })), middles: stacks.map((_stack, at) => slot * (at + 0.5)) };
}
