"use client";

import { percentOf } from "@/ui/format/numbers";
import { countryName } from "@/ui/format/places";
import { Coverage } from "@/ui/level/coverage";
import { LevelChip } from "@/ui/level/level-chip";
import { ScaleBar } from "@/ui/level/scale-bar";
import { RowLink } from "@/ui/row-link";
import { Glyph } from "@/ui/state/glyph";
import { State } from "@/ui/state/state";
import { RowHead, Td, Tr } from "@/ui/table";
import { en } from "@/ui/text/en";
import { When } from "@/ui/when";
import type { AssessmentRow } from "../contract";
import { RowActs } from "./row-acts";
import { openAt, STATE_KIND } from "./state-words";
import { t } from "./text";

export function AssessmentTableRow({ row }: { row: AssessmentRow }) {
  const scored = row.coverage !== null;
  const about = [row.name === row.firm ? null : row.name, row.sector, row.country ? countryName(row.country) : null];
  return (
    <Tr>
      <RowHead>
        <RowLink href={openAt(row.id, row.state, scored)}>{row.firm}</RowLink>
        <span className="block text-second [overflow-wrap:anywhere] text-ink-2" suppressHydrationWarning>{about.filter((part) => part !== null && part !== "").join(" · ")}</span>
      </RowHead>
      <Td className="max-wide:text-right"><State kind={STATE_KIND[row.state]} word={en.assessmentState[row.state]} detail={<Detail row={row} />} /></Td>
      <Td full={scored}><Score row={row} /></Td>
      <Td wideOnly={!scored}><Coverage share={row.coverage} /></Td>
      <Td numeric className="whitespace-nowrap text-ink-2 max-wide:text-right"><When at={row.updatedAt} /></Td>
      <Td numeric className="max-wide:hidden"><RowActs row={row} /></Td>
    </Tr>
  );
}

function Detail({ row }: { row: AssessmentRow }) {
  if (row.stale) return <span className="inline-flex items-center gap-1"><Glyph name="stale" size={12} />{t.stateDetail.stale}</span>;
  return t.stateDetail[row.state];
}

/** Level, range and coverage stand together; a level without enough evidence is not shown. */
function Score({ row }: { row: AssessmentRow }) {
  if (row.coverage === null || row.low === null || row.high === null) return <span className="text-ink-3">{t.list.notScored}</span>;
  const range = <span className="text-second text-ink-2">{t.list.range(row.low, row.high)}</span>;
  if (row.level === null || row.score === null)
    return <span className="flex flex-wrap items-center gap-3 whitespace-nowrap"><LevelChip level={null} word={t.list.insufficient} />{range}</span>;
  return (
    <span className="flex items-center gap-3 whitespace-nowrap">
      <LevelChip level={row.level} score={row.score} column />
      <ScaleBar score={row.score} low={row.low} high={row.high} level={row.level} />
      {range}
    </span>
  );
}

export const legend = (minimumCoverage: number): string => t.list.legend(percentOf(minimumCoverage));
