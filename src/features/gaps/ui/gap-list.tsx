"use client";

import { clsx } from "clsx";
import { useState } from "react";
import { Button } from "@/ui/button";
import { Segments } from "@/ui/segments";
import { Glyph } from "@/ui/state/glyph";
import { State } from "@/ui/state/state";
import type { GapView } from "../contract";
import { isMover, type GapCounts, type GapGroup, type Show } from "./gap-groups";
import { GapStatusWord } from "./gap-status";
import { gapText } from "./text";

const text = gapText.list;

interface Props {
  groups: readonly GapGroup[];
  counts: GapCounts;
  show: Show;
  onShow: (show: Show) => void;
  selected: string | null;
  onSelect: (dataPoint: string) => void;
  codeOf: (gap: GapView) => string;
  /** Data points whose answer the server has not taken, and those on their way. */
  unsaved: readonly string[];
  saving: readonly string[];
}

/** Left column: what is open, grouped by category, what can move the result first. */
export function GapList({ groups, counts, show, onShow, selected, onSelect, codeOf, unsaved, saving }: Props) {
  return (
    <nav aria-label={text.label} className="min-h-0 overflow-y-auto border-r border-line pb-4 max-wide:border-r-0">
      <div className="sticky top-0 z-1 flex gap-2 bg-bg py-2.5 pr-3 pb-2 pl-8 max-wide:pl-4">
        <Segments
          label={text.show}
          value={show}
          onChange={onShow}
          options={[{ value: "open", label: text.open(counts.open) }, { value: "movers", label: text.movers(counts.movers) }, { value: "all", label: text.all(counts.all) }]}
        />
      </div>
      {groups.length === 0 ? <p className="px-8 py-4 text-ink-2 max-wide:px-4">{text.noneHere}</p> : null}
      {groups.map((group) => (
        <Group key={group.category} group={group} selected={selected} onSelect={onSelect} codeOf={codeOf} unsaved={unsaved} saving={saving} unfolded={show === "all"} />
      ))}
    </nav>
  );
}

function Group({ group, selected, onSelect, codeOf, unsaved, saving, unfolded }: Pick<Props, "selected" | "onSelect" | "codeOf" | "unsaved" | "saving"> & { group: GapGroup; unfolded: boolean }) {
  const [pressed, setPressed] = useState<boolean | null>(null);
  const open = pressed ?? unfolded;
  const rows = open ? [...group.rows, ...group.settled] : group.rows;
  return (
    <section aria-label={group.name}>
      <h3 className="flex items-center justify-between pt-2 pr-2.5 pb-0.5 pl-8 text-second text-ink-3 max-wide:px-4">
        <span>{group.name}</span>
        {group.settled.length > 0 ? (
          <Button tone="bare" size="sm" aria-expanded={open} onClick={() => setPressed(!open)} className="font-normal text-ink-3">{text.settled(group.settled.length)}</Button>
        ) : null}
      </h3>
      <ul>
        {rows.map((gap) => <Row key={gap.dataPoint} gap={gap} code={codeOf(gap)} current={gap.dataPoint === selected} onSelect={onSelect} way={saving.includes(gap.dataPoint) ? "saving" : unsaved.includes(gap.dataPoint) ? "unsaved" : null} />)}
      </ul>
    </section>
  );
}

function Row({ gap, code, current, way, onSelect }: { gap: GapView; code: string; current: boolean; way: "saving" | "unsaved" | null; onSelect: (dataPoint: string) => void }) {
  const mover = isMover(gap);
  return (
    <li>
      <a
        href={`?point=${encodeURIComponent(gap.dataPoint)}`}
        aria-current={current ? "true" : undefined}
        data-point={gap.dataPoint}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onSelect(gap.dataPoint);
        }}
        className={clsx(
          "grid grid-cols-[26px_1fr] gap-x-1 py-1.5 pr-3.5 pl-8 text-[14px] leading-[19px] text-ink no-underline focus-visible:-outline-offset-2 max-wide:pl-4",
          current ? "bg-accent-wash shadow-[inset_3px_0_0_var(--accent)]" : "hover:bg-sub",
        )}
      >
        <span className="text-ink-3">{code}</span>
        <span className="font-semibold [overflow-wrap:anywhere]">
          {gap.label}
          {gap.mandatory ? <span className="ml-1.5 text-second font-normal text-ink-3">{text.mandatory}</span> : null}
        </span>
        <span className="col-start-2">{way === null ? <GapStatusWord status={gap.status} /> : <span className="text-second"><State kind={way === "saving" ? "running" : "failed"} word={way === "saving" ? gapText.saving.now : gapText.saving.row} /></span>}</span>
        <span className={clsx("col-start-2 flex items-start gap-1 text-second", mover ? "font-semibold text-ink" : "text-ink-2")}>
          {mover ? <Glyph name="up" size={11} className="mt-1" /> : null}
          {gap.effectText}
        </span>
      </a>
    </li>
  );
}
