import type { Band, LevelId } from "../risk/rubric";

/** The figures a scale draws; null score = nothing is proved, then only the range is drawn. */
export interface ScaleFigures {
  score: number | null;
  low: number;
  high: number;
  level: LevelId | null;
}

export interface ScaleSegment {
  level: LevelId;
  x: number;
  width: number;
  /** true = the band the score falls in; the others are drawn faint. */
  own: boolean;
}

export interface ScaleGeometry {
  width: number;
  height: number;
  track: { y: number; height: number };
  segments: ScaleSegment[];
  /** Range as a bracket above the track; null when low = high. */
  bracket: { low: number; high: number; y: number; ends: number } | null;
  /** Where the score stands; null without one. */
  tick: number | null;
  edges: { value: number; x: number }[];
  /** Middle of each band, for its name. */
  names: { level: LevelId; x: number }[];
}

/** Space left and right so that marks at 0 and 100 are not cut. */
const PAD = 4;
const PART = 1.5;
const SHAPE = {
  small: { height: 18, track: { y: 9, height: 5 }, bracket: { y: 3, ends: 5 } },
  tall: { height: 56, track: { y: 22, height: 9 }, bracket: { y: 16, ends: 6 } },
} as const;

/** Edges of the drawn scale, 0 to 100: a score on an edge belongs to the band below it. */
export function bandEdges(bands: readonly Pick<Band, "from" | "to">[]): number[] {
  const first = bands[0];
  return first ? [first.from, ...bands.map((band) => band.to)] : [];
}

/** Four bands, a bracket for the range, a tick for the score; all in user units of `width`. */
export function scaleGeometry(figures: ScaleFigures, bands: readonly Pick<Band, "id" | "from" | "to">[], width: number, size: "small" | "tall"): ScaleGeometry {
  const shape = SHAPE[size];
  const at = (value: number): number => PAD + ((width - 2 * PAD) * Math.min(100, Math.max(0, value))) / 100;
  const edges = bandEdges(bands);
  const spans = bands.map((band, index) => ({ level: band.id, from: edges[index] ?? band.from, to: band.to, last: index === bands.length - 1 }));
  return {
    width,
    height: shape.height,
    track: shape.track,
    segments: spans.map((span) => ({ level: span.level, x: at(span.from), width: at(span.to) - at(span.from) - (span.last ? 0 : PART), own: span.level === figures.level })),
    bracket: figures.high > figures.low ? { low: at(figures.low), high: at(figures.high), ...shape.bracket } : null,
    tick: figures.score === null ? null : at(figures.score),
    edges: edges.map((value) => ({ value, x: at(value) })),
    names: spans.map((span) => ({ level: span.level, x: (at(span.from) + at(span.to)) / 2 })),
  };
}
