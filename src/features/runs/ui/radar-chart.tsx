"use client";

import type { CategoryResult } from "@/domain/risk/assessed";
import { pathOf, radarGeometry } from "@/domain/charts/radar";
import { rangeOf } from "@/ui/format/numbers";
import { useBands } from "@/ui/level/bands";
import { shownLevel } from "@/ui/level/level-geometry";
import { Mark } from "@/ui/level/mark";
import { en } from "@/ui/text/en";
import type { NameBook } from "./name-book";
import { radarText as text } from "./text";

const BOX = { width: 410, height: 300 };
const CENTRE = { x: 205, y: 157 };
const RADIUS = 111;
const MARK = 14;
const LINE = 14;

/** Line: score. Shaded: range. A category without a level has its range only and says so at its name, as in print. */
export function RadarChart({ categories, book }: { categories: readonly CategoryResult[]; book: NameBook }) {
  const bands = useBands();
  const axes = categories.map((category) => ({ score: category.sufficient ? category.evidenced : null, low: category.low, high: category.high }));
  const drawn = radarGeometry(axes, bands.map((band) => band.to), CENTRE, RADIUS);
  return (
    <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} width="100%" role="img" aria-label={radarAlt(categories, book)} className="max-w-[440px] overflow-visible">
      <path d={`${pathOf(drawn.outer, true)}${pathOf(drawn.inner, true)}`} fill="var(--ink-3)" fillOpacity={0.2} fillRule="evenodd" />
      {drawn.rings.map((ring, index) => (
        <path key={ring.value} d={pathOf(ring.points, true)} fill="none" stroke={index === drawn.rings.length - 1 ? "var(--edge)" : "var(--line-2)"} />
      ))}
      {drawn.spokes.map((end, index) => <path key={index} d={pathOf([CENTRE, end], false)} stroke="var(--line)" />)}
      <path d={pathOf(drawn.line, true)} fill="none" stroke="var(--ink)" strokeWidth={1.8} strokeLinejoin="round" />
      {drawn.rings.map((ring) => <text key={ring.value} x={CENTRE.x + 9} y={(ring.points[0]?.y ?? 0) + 4} fontSize={11} fill="var(--ink-3)">{ring.value}</text>)}
      {categories.map((category, index) => {
        const label = drawn.labels[index];
        if (!label) return null;
        const lift = label.anchor === "middle" ? (label.y < CENTRE.y ? -2 : 12) : 4;
        const bare = !category.sufficient;
        return (
          <text key={category.id} x={label.x} y={label.y + lift - (bare && label.y < CENTRE.y ? LINE : 0)} textAnchor={label.anchor} fontSize={13} fill="var(--ink-2)">
            <tspan fontWeight={600} fill="var(--ink)">{book.code(category.id)}</tspan> {axisName(book.category(category.id))}
            {bare ? <tspan x={label.x} dy={LINE} fontSize={11.5} fill="var(--ink-3)">{category.evidenced === null ? text.noScore : text.thin}</tspan> : null}
          </text>
        );
      })}
      {categories.map((category, index) => {
        const point = drawn.scores[index];
        return point ? (
          <g key={category.id} transform={`translate(${(point.x - MARK / 2).toFixed(1)},${(point.y - MARK / 2).toFixed(1)})`}>
            <circle cx={MARK / 2} cy={MARK / 2} r={9} fill="var(--bg)" />
            <Mark level={shownLevel(category.level)} size={MARK} />
          </g>
        ) : null;
      })}
    </svg>
  );
}

/** "Climate and environment" is too long for an axis; its first part names it. */
const axisName = (name: string): string => name.split(/ and | & |, /)[0] ?? name;

function radarAlt(categories: readonly CategoryResult[], book: NameBook): string {
  const items = categories.map((category) => {
    const word = category.level === null ? book.rubric.insufficientLabel : en.level[category.level];
    return text.altItem(book.category(category.id), category.evidenced, word, rangeOf(category.low, category.high));
  });
  return text.alt(categories.length, items.join("; "));
}
