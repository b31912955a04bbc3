"use client";

import { StateGlyph } from "@/ui/state/state";
import type { SlotView } from "../contract";
import { historyWords, slotKind, slotWords } from "./slot-words";
import { t } from "./text";

/** The latest slots, oldest on the left, as one line of marks; each mark has its words, and the line its sum. */
export function SlotStrip({ slots }: { slots: readonly SlotView[] }) {
  const words = historyWords(slots);
  if (words === null) return <p className="text-second text-ink-2">{t.never}</p>;
  return (
    <div>
      <ol className="flex flex-wrap gap-1">
        {slots.toReversed().map((slot) => (
          <li key={slot.id} title={`${slot.slotAt.toLocaleString()}: ${slotWords(slot)}`} className="grid size-6 place-items-center rounded-chip border border-line bg-raised">
            <StateGlyph kind={slotKind(slot)} />
            <span className="sr-only">{slotWords(slot)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-1 text-second text-ink-2">{words}</p>
    </div>
  );
}
