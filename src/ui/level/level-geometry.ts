import type { Band, LevelId } from "../../domain/risk/rubric";

/** A level as drawn; NONE is "no evidence", which is not a level. */
export type ShownLevel = LevelId | "NONE";

export const shownLevel = (level: LevelId | null): ShownLevel => level ?? "NONE";

/** CSS colour names of a level; they exist only in tokens.css. */
export const LEVEL_TOKEN: Record<ShownLevel, string> = {
  LOW: "low",
  MODERATE: "moderate",
  HIGH: "high",
  CRITICAL: "critical",
  NONE: "none",
};

/** Marks are drawn in a box of 12 units, as in report/typst/lib/marks.typ: corners grow with risk. */
export const MARK_BOX = 12;
const HALF = MARK_BOX / 2;

export type MarkShape =
  | { kind: "circle"; radius: number; dash: string | null; stroke: number }
  | { kind: "polygon"; points: readonly (readonly [number, number])[] };

const regular = (corners: number, radius: number, turnDegrees: number): [number, number][] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners + (turnDegrees * Math.PI) / 180;
    return [HALF + radius * Math.cos(angle), HALF + radius * Math.sin(angle)];
  });

const over = MARK_BOX * 0.04;

export const MARK_SHAPE: Record<ShownLevel, MarkShape> = {
  LOW: { kind: "circle", radius: MARK_BOX * 0.46, dash: null, stroke: 0 },
  MODERATE: { kind: "polygon", points: [[HALF, -over], [MARK_BOX + over, HALF], [HALF, MARK_BOX + over], [-over, HALF]] },
  HIGH: { kind: "polygon", points: [[HALF, 0], [MARK_BOX * 1.05, MARK_BOX * 0.95], [-MARK_BOX * 0.05, MARK_BOX * 0.95]] },
  CRITICAL: { kind: "polygon", points: regular(8, HALF * 1.04, 22.5) },
  NONE: { kind: "circle", radius: MARK_BOX * 0.42, dash: "3.2 2.1", stroke: MARK_BOX * 0.13 },
};

export type BandEdge = Pick<Band, "id" | "from" | "to">;

export interface BandBox {
  id: LevelId;
  x: number;
  width: number;
  /** Score at the band's upper end, for the tick label. */
  to: number;
}

export interface ScaleGeometry {
  bands: BandBox[];
  /** Centre of the tick. */
  score: number;
  /** Ends of the bracket; null when the range is one point, which is "no unknowns". */
  range: { low: number; high: number } | null;
}

const PAD = 4;
/** Gap between bands so that they part without colour. */
const GAP = 1.5;
const SCALE_END = 100;

const clamp = (score: number): number => Math.min(SCALE_END, Math.max(0, score));

/** Where a score from 0 to 100 falls on a bar `width` units wide. */
export const scaleX = (score: number, width: number): number => PAD + (clamp(score) * (width - 2 * PAD)) / SCALE_END;

/** A band begins where the one before ends, so that the bar has no holes between whole scores. */
export function scaleGeometry(
  figures: { score: number; low: number; high: number },
  bands: readonly BandEdge[],
  width: number,
): ScaleGeometry {
  const boxes = bands.map((band, i): BandBox => {
    const x = scaleX(bands[i - 1]?.to ?? band.from, width);
    const end = scaleX(band.to, width) - (i === bands.length - 1 ? 0 : GAP);
    return { id: band.id, x, width: Math.max(0, end - x), to: band.to };
  });
  const range = figures.low === figures.high ? null : { low: scaleX(figures.low, width), high: scaleX(figures.high, width) };
  return { bands: boxes, score: scaleX(figures.score, width), range };
}
