"use client";

import { stackGeometry } from "@/domain/charts/stacks";
import { JOB_ERROR_CODES, JOB_ERRORS, type JobErrorCode } from "@/domain/jobs/job-errors";
import { dateOf, timeOf } from "@/ui/format/times";
import { Table, Td, Th, Tr } from "@/ui/table";
import { useInBrowser } from "@/ui/when";
import type { JobStats } from "../contract";
import { t } from "./text";

const BOX = { width: 720, height: 150 };
const MARGIN = { left: 34, top: 10, bottom: 2 };
const WHOLE = { width: BOX.width + MARGIN.left, height: BOX.height + MARGIN.top + MARGIN.bottom };
/** Words stand beside the drawing, which shrinks with the screen: inside it they would shrink too. */
const across = (x: number): string => `${((MARGIN.left + x) / WHOLE.width) * 100}%`;
const down = (y: number): string => `${((MARGIN.top + y) / WHOLE.height) * 100}%`;
const WORD = "absolute text-small whitespace-nowrap text-ink-3";
/** Every so many slices one says when it begins. */
const LABEL_EVERY = 6;
const FEW = 7;

/** Codes from the commonest down; colour has no meaning here, so shades of ink part them and the words stand beside. */
export function codesOf(stats: JobStats): JobErrorCode[] {
  const sum = (code: JobErrorCode): number => stats.failures.reduce((all, { counts }) => all + (counts[code] ?? 0), 0);
  return JOB_ERROR_CODES.filter((code) => sum(code) > 0).sort((a, b) => sum(b) - sum(a));
}

const shade = (at: number, all: number): number => 1 - (0.75 * at) / Math.max(1, all);

const useSliceName = (stats: JobStats) => {
  const local = useInBrowser();
  return (from: Date): string => (!local ? from.toISOString().slice(0, 10) : stats.bucketHours < 24 ? timeOf(from) : dateOf(from).replace(/ \d{4}$/, ""));
};

/** Failures by code over time. The same figures stand in FailureTable. */
export function FailureChart({ stats }: { stats: JobStats }) {
  const codes = codesOf(stats);
  const nameOf = useSliceName(stats);
  const drawn = stackGeometry(stats.failures.map(({ counts }) => counts), codes, BOX);
  const step = stats.failures.length <= FEW ? 1 : LABEL_EVERY;
  return (
    <figure>
      <div className="relative mb-6">
        <svg viewBox={`0 0 ${WHOLE.width} ${WHOLE.height}`} width="100%" role="img" aria-label={t.chartAlt(stats.failures.reduce((all, { counts }) => all + Object.values(counts).reduce((a, b) => a + b, 0), 0))}>
          <g transform={`translate(${MARGIN.left},${MARGIN.top})`}>
            {drawn.ticks.map(({ value, y }) => <path key={value} d={`M0,${y}H${BOX.width}`} stroke={value === 0 ? "var(--ink)" : "var(--line-2)"} strokeWidth={value === 0 ? 1.5 : 1} />)}
            {drawn.bars.map((bar) => (
              <rect key={`${bar.x} ${bar.kind}`} x={bar.x} y={bar.y} width={bar.width} height={bar.height} fill="var(--ink)" fillOpacity={shade(codes.findIndex((code) => code === bar.kind), codes.length)} stroke="var(--bg)" strokeWidth={0.75} />
            ))}
          </g>
        </svg>
        <div aria-hidden="true">
          {drawn.ticks.map(({ value, y }) => <span key={value} className={`${WORD} -translate-x-full -translate-y-1/2 pr-1.5`} style={{ left: across(0), top: down(y) }}>{value}</span>)}
          {drawn.middles.map((x, at) => {
            const slice = stats.failures[at];
            return slice && at % step === 0 ? <span key={x} className={`${WORD} top-full -translate-x-1/2`} style={{ left: across(x) }}>{nameOf(slice.from)}</span> : null;
          })}
        </div>
      </div>
      <figcaption className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-second text-ink-2">
        {codes.map((code, at) => (
          <span key={code} className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className="inline-block size-3 bg-ink" style={{ opacity: shade(at, codes.length) }} />
            {JOB_ERRORS[code].sentence.replace(/\.$/, "")}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

export function FailureTable({ stats }: { stats: JobStats }) {
  const codes = codesOf(stats);
  const nameOf = useSliceName(stats);
  const rows = stats.failures.filter(({ counts }) => Object.keys(counts).length > 0).reverse();
  return (
    <div className="overflow-x-auto">
      <Table caption={t.failures} head={<><Th>{t.since}</Th>{codes.map((code) => <Th key={code} numeric>{code}</Th>)}</>}>
        {rows.map(({ from, counts }) => (
          <Tr key={from.getTime()}>
            <Td>{nameOf(from)}</Td>
            {codes.map((code) => <Td key={code} numeric><span className="wide:hidden">{code} </span>{counts[code] ?? 0}</Td>)}
          </Tr>
        ))}
      </Table>
    </div>
  );
}
