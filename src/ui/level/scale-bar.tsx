"use client";

import type { LevelId } from "@/domain/risk/rubric";
import { en } from "@/ui/text/en";
import { useBands } from "./bands";
import { LEVEL_TOKEN, scaleGeometry } from "./level-geometry";

export interface ScaleFigures {
  /** null draws nothing: a score that is not there is not drawn empty. */
  score: number | null;
  low: number;
  high: number;
  level: LevelId | null;
}

/** Four bands, the own one full; the bracket above is the range, the tick the score. */
export function ScaleBar({ score, low, high, level, width = 92 }: ScaleFigures & { width?: number }) {
  const bands = useBands();
  if (score === null || bands.length === 0) return null;
  const drawn = scaleGeometry({ score, low, high }, bands, width);
  return (
    <svg width={width} height={18} viewBox={`0 0 ${width} 18`} role="img" aria-label={en.scale.label(score, low, high)}>
      {drawn.bands.map((band) => (
        <rect key={band.id} x={band.x} y={9} width={band.width} height={5} fill={`var(--${LEVEL_TOKEN[band.id]})`} opacity={band.id === level ? 1 : 0.28} />
      ))}
      {drawn.range ? (
        <path
          d={`M${drawn.range.low} 0v5M${drawn.range.high} 0v5M${drawn.range.low} 3H${drawn.range.high}`}
          stroke="var(--ink)"
          strokeWidth={1.3}
          fill="none"
        />
      ) : null}
      <rect x={drawn.score - 2.2} y={7} width={4.4} height={10} fill="var(--bg)" />
      <rect x={drawn.score - 1.1} y={7} width={2.2} height={10} fill="var(--ink)" />
    </svg>
  );
}
