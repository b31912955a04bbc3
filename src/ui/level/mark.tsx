import { LEVEL_TOKEN, MARK_SHAPE, type ShownLevel } from "./level-geometry";

/** The level's shape in its colour. Decoration: the word stands beside it. */
export function Mark({ level, size = 11 }: { level: ShownLevel; size?: number }) {
  const colour = `var(--${LEVEL_TOKEN[level]})`;
  const shape = MARK_SHAPE[level];
  return (
    <svg width={size} height={size} viewBox="-.7 -.7 13.4 13.4" aria-hidden="true">
      {shape.kind === "polygon" ? (
        <polygon points={shape.points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" ")} fill={colour} />
      ) : shape.dash === null ? (
        <circle cx="6" cy="6" r={shape.radius} fill={colour} />
      ) : (
        <circle cx="6" cy="6" r={shape.radius} fill="none" stroke={colour} strokeWidth={shape.stroke} strokeDasharray={shape.dash} />
      )}
    </svg>
  );
}
