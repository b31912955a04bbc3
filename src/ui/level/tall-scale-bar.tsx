"use client";

import { en } from "@/ui/text/en";
import { useBands } from "./bands";
import { LEVEL_TOKEN, MARK_BOX, scaleGeometry, scaleX } from "./level-geometry";
import { Mark } from "./mark";
import type { ScaleFigures } from "./scale-bar";

const HEIGHT = 58;
const BAR_TOP = 22;
const BAR = 9;

/** The scale beside an overall score, with ends, ticks and the marked words. Words fold away on a narrow bar. */
export function TallScaleBar({ score, low, high, level, width = 640 }: ScaleFigures & { width?: number }) {
  const bands = useBands();
  if (score === null || bands.length === 0) return null;
  const drawn = scaleGeometry({ score, low, high }, bands, width);
  const ticks = [0, ...bands.map((band) => band.to)];
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} width="100%" role="img" aria-label={en.scale.label(score, low, high)} style={{ maxWidth: width }}>
      {drawn.bands.map((band) => (
        <g key={band.id}>
          <rect x={band.x} y={BAR_TOP} width={band.width} height={BAR} fill={`var(--${LEVEL_TOKEN[band.id]})`} opacity={band.id === level ? 1 : 0.28} />
          <BandWord id={band.id} centre={band.x + band.width / 2} own={band.id === level} />
        </g>
      ))}
      {ticks.map((tick, i) => (
        <text
          key={tick}
          x={scaleX(tick, width)}
          y={BAR_TOP + BAR + 12}
          fontSize={11.5}
          fill="var(--ink-3)"
          textAnchor={i === 0 ? "start" : i === ticks.length - 1 ? "end" : "middle"}
        >
          {tick}
        </text>
      ))}
      {drawn.range ? (
        <>
          <path d={`M${drawn.range.low} 13v6M${drawn.range.high} 13v6M${drawn.range.low} 16H${drawn.range.high}`} stroke="var(--ink)" strokeWidth={1.3} fill="none" />
          <text x={drawn.range.low - 5} y={20} textAnchor="end" fontSize={13} fill="var(--ink-2)">{low}</text>
          <text x={drawn.range.high + 5} y={20} fontSize={13} fill="var(--ink-2)">{high}</text>
        </>
      ) : null}
      <path d={`M${drawn.score - 6} 15.1h12L${drawn.score} 25.6z`} fill="var(--ink)" stroke="var(--bg)" strokeWidth={1} />
    </svg>
  );
}

function BandWord({ id, centre, own }: { id: keyof typeof en.level; centre: number; own: boolean }) {
  const word = en.level[id];
  // About half an em a letter: enough to centre mark and word together.
  const wide = word.length * 6.4 + MARK_BOX + 4;
  return (
    <>
      <svg x={centre - wide / 2} y={HEIGHT - 13} width={10} height={10} overflow="visible"><Mark level={id} size={10} /></svg>
      <text x={centre - wide / 2 + MARK_BOX + 3} y={HEIGHT - 3} fontSize={13} fontWeight={own ? 600 : 400} fill={own ? "var(--ink)" : "var(--ink-2)"}>
        {word}
      </text>
    </>
  );
}
