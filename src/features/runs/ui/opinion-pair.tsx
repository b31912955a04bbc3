"use client";

import type { OpinionSide } from "@/domain/risk/second-opinion";
import { measureWords } from "@/domain/quantities/value-words";
import { LevelChip } from "@/ui/level/level-chip";
import type { SecondOpinion } from "../contract";
import { EvidenceLine } from "./evidence-line";
import { opinionText as text } from "./text";

type Row = SecondOpinion["rows"][number];

interface Props {
  row: Row;
  /** Who found what counts, and who gives the second opinion. */
  names: readonly [string, string];
  nameOf: (documentId: string) => string;
}

/** Both analysts on one indicator: level, figures and quotation of each; the one that counts first. */
export function OpinionPair({ row, names, nameOf }: Props) {
  return (
    <div className="grid gap-x-8 gap-y-3 wide:grid-cols-2">
      <Side side={row.used} name={`${names[0]} (${text.heads.counts})`} nameOf={nameOf} />
      <Side side={row.other} name={`${names[1]} (${text.heads.second})`} nameOf={nameOf} />
    </div>
  );
}

function Side({ side, name, nameOf }: { side: OpinionSide; name: string; nameOf: Props["nameOf"] }) {
  const [first] = side.evidence;
  return (
    <div className="min-w-0">
      <p className="label [overflow-wrap:anywhere]">{name}</p>
      <SideFigures side={side} />
      {first ? <EvidenceLine evidence={first} level={side.level} nameOf={nameOf} /> : null}
      {side.evidence.length > 1 ? <p className="text-second text-ink-3">{text.more(side.evidence.length - 1)}</p> : null}
    </div>
  );
}

/** Level, score and what was computed, in one line that wraps. */
export function SideFigures({ side: { level, score, figures } }: { side: OpinionSide }) {
  if (level === null) return <p className="text-second text-ink-2">{text.nothing}{score === null ? "" : `, ${text.score(score)}`}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-second">
      <LevelChip level={level} />
      {score === null ? null : <span className="text-ink-2">{text.score(score)}</span>}
      {figures.map(({ metric, label, value, unit, currency, period }) =>
        value === null ? null : <span key={metric} className="text-ink-2">{label} <b className="text-ink">{[unit.startsWith("currency") ? currency : null, measureWords(value, unit)].filter((part) => part !== null).join(" ")}</b>{period === null ? "" : `, ${period}`}</span>)}
    </p>
  );
}

/** "3 levels apart, to review", in words beside the mark. */
export function ApartWords({ row: { apart, review, settled } }: { row: Row }) {
  if (apart === null) return <span className="text-ink-2">{text.onlyOne}</span>;
  if (apart === 0) return <span className="text-ink-2">{text.same}</span>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {text.apart(apart)}
      {review ? <span className="rounded-chip border border-dashed border-ink-2 px-1.5 text-second font-semibold whitespace-nowrap">{settled ? text.settled : text.review}</span> : null}
    </span>
  );
}
