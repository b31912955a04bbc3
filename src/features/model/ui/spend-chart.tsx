import { stackGeometry } from "@/domain/charts/stacks";
import { countOf, dollarsOf } from "@/ui/format/numbers";
import { dayInWords, type Measure, type SpendDay, stacksOf, sumOf, tickOf, TOKEN_KINDS, tokensOf } from "./spend-slices";
import { t } from "./text";

const BOX = { width: 720, height: 150 };
const MARGIN = { left: 64, top: 12, bottom: 26 };
/** About as many days have their name below as fit on a phone. */
const NAMES = 5;
/** On a phone the drawing is half as wide, and its words must stay readable. */
const TICK = "[font-size:11.5px] max-wide:[font-size:21px]";
const shade = (at: number, all: number): number => 1 - (0.75 * at) / Math.max(1, all);

/** Cost or tokens a day. The same figures stand in SpendTable. */
export function SpendChart({ days, measure }: { days: readonly SpendDay[]; measure: Measure }) {
  const { kinds, stacks } = stacksOf(days, measure);
  const drawn = stackGeometry(stacks, kinds, BOX);
  const step = Math.ceil(days.length / NAMES);
  const alt = measure === "cost" ? t.costAlt(dollarsOf(sumOf(days, "usd")), days.length) : t.tokensAlt(countOf(days.reduce((sum, day) => sum + tokensOf(day), 0)), days.length);
  return (
    <figure>
      <svg viewBox={`0 0 ${BOX.width + MARGIN.left} ${BOX.height + MARGIN.top + MARGIN.bottom}`} width="100%" className="max-w-[960px]" role="img" aria-label={alt}>
        <g transform={`translate(${MARGIN.left},${MARGIN.top})`}>
          {drawn.ticks.map(({ value, y }) => (
            <g key={value}>
              <path d={`M0,${y}H${BOX.width}`} stroke={value === 0 ? "var(--ink)" : "var(--line-2)"} strokeWidth={value === 0 ? 1.5 : 1} />
              <text x={-8} y={y + 4} textAnchor="end" className={TICK} fill="var(--ink-3)">{tickOf(value, measure)}</text>
            </g>
          ))}
          {drawn.bars.map((bar) => (
            <rect key={`${bar.x} ${bar.kind}`} x={bar.x} y={bar.y} width={bar.width} height={bar.height} fill="var(--ink)" fillOpacity={shade(kinds.indexOf(bar.kind), kinds.length)} />
          ))}
          {drawn.middles.map((x, at) => {
            const day = days[at];
            const named = (days.length - 1 - at) % step === Math.floor(step / 2);
            return day && named ? <text key={day.day} x={x} y={BOX.height + 20} textAnchor="middle" className={TICK} fill="var(--ink-3)">{dayInWords(day.day).replace(/ \d{4}$/, "")}</text> : null;
          })}
        </g>
      </svg>
      {measure === "cost" ? null : (
        <figcaption className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-second text-ink-2">
          {TOKEN_KINDS.map((kind, at) => (
            <span key={kind} className="inline-flex items-center gap-1.5">
              <span aria-hidden="true" className="inline-block size-3 bg-ink" style={{ opacity: shade(at, TOKEN_KINDS.length) }} />
              {t.tokenKinds[kind]}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}
