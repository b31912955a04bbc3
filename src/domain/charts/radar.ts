/** One axis of the radar; a null score has its range only, it is never drawn as a number. */
export interface RadarAxis {
  score: number | null;
  low: number;
  high: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface RadarGeometry {
  /** One closed ring per band edge, inner first. */
  rings: { value: number; points: Point[] }[];
  spokes: Point[];
  /** Range as a band: fill between the two with the even-odd rule. */
  outer: Point[];
  inner: Point[];
  /** Closed line through the axes that have a score; empty when there are too few for a shape. */
  line: Point[];
  /** Score of each axis, null where there is none. */
  scores: (Point | null)[];
  labels: (Point & { anchor: "start" | "middle" | "end" })[];
}

/** Gap between the outer ring and a label, in user units. */
const LABEL_GAP = 8;
const UPRIGHT = 0.1;
/** Two points are a stroke, not a shape. */
const SHAPE_MIN = 3;

/** Direction of an axis: the first points up, the rest follow clockwise. */
const angleOf = (index: number, count: number): number => ((360 * index) / count - 90) * (Math.PI / 180);

/** Geometry of the radar around `centre`, with `radius` units for the value 100. */
export function radarGeometry(axes: readonly RadarAxis[], edges: readonly number[], centre: Point, radius: number): RadarGeometry {
  const at = (index: number, value: number, extra = 0): Point => {
    const angle = angleOf(index, axes.length);
    const reach = (radius * value) / 100 + extra;
    return { x: centre.x + reach * Math.cos(angle), y: centre.y + reach * Math.sin(angle) };
  };
  const ring = (value: number): Point[] => axes.map((_axis, index) => at(index, value));
  const scores = axes.map((axis, index) => (axis.score === null ? null : at(index, axis.score)));
  const known = scores.filter((point) => point !== null);
  return {
    rings: edges.filter((value) => value > 0).map((value) => ({ value, points: ring(value) })),
    spokes: ring(100),
    outer: axes.map((axis, index) => at(index, axis.high)),
    inner: axes.map((axis, index) => at(index, axis.low)),
    line: known.length >= SHAPE_MIN ? known : [],
    scores,
    labels: axes.map((_axis, index) => {
      const side = Math.cos(angleOf(index, axes.length));
      return { ...at(index, 100, LABEL_GAP), anchor: Math.abs(side) < UPRIGHT ? "middle" : side > 0 ? "start" : "end" };
    }),
  };
}

/** SVG path of points, one decimal: small files, stable bytes. */
export const pathOf = (points: readonly Point[], closed: boolean): string =>
  points.length === 0 ? "" : `M${points.map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`).join("L")}${closed ? "Z" : ""}`;
