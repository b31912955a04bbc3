import type { Band } from "../risk/rubric";

/** Shape of a level: corners grow with risk. The dashed ring means "no evidence". */
export type MarkShape = Band["mark"] | "ring";

/** A mark inside the unit square, y downwards; multiply by the size wanted. Same figures as the printed report. */
export type MarkGeometry =
  | { kind: "disc"; cx: number; cy: number; r: number }
  | { kind: "polygon"; points: readonly (readonly [number, number])[] }
  | { kind: "ring"; cx: number; cy: number; r: number; stroke: number; dash: readonly [number, number] };

const OCTAGON_RADIUS = 0.52;
const octagon = Array.from({ length: 8 }, (_, corner): readonly [number, number] => {
  const angle = ((corner * 45 + 22.5) * Math.PI) / 180;
  return [0.5 + OCTAGON_RADIUS * Math.cos(angle), 0.5 + OCTAGON_RADIUS * Math.sin(angle)];
});

const MARKS: Record<MarkShape, MarkGeometry> = {
  circle: { kind: "disc", cx: 0.5, cy: 0.5, r: 0.46 },
  diamond: { kind: "polygon", points: [[0.5, -0.04], [1.04, 0.5], [0.5, 1.04], [-0.04, 0.5]] },
  triangle: { kind: "polygon", points: [[0.5, 0], [1.05, 0.95], [-0.05, 0.95]] },
  octagon: { kind: "polygon", points: octagon },
  ring: { kind: "ring", cx: 0.5, cy: 0.5, r: 0.42, stroke: 0.13, dash: [0.3, 0.2] },
};

export const markGeometry = (shape: MarkShape): MarkGeometry => MARKS[shape];
