"use client";

import { clsx } from "clsx";
import type { AssessmentState } from "@/domain/assessment/assessment";
import { SkeletonLine } from "@/ui/skeleton";
import { en } from "@/ui/text/en";
import type { AssessmentList } from "../contract";
import { t } from "./text";

const SHOWN = ["ACTION_REQUIRED", "ANALYZING", "COMPLETE", "FAILED", "DRAFT"] as const satisfies readonly AssessmentState[];

/** How many stand in each state; a press shows only those. */
export function StateCounts({ counts, current, onChoose }: {
  counts: AssessmentList["counts"] | null;
  current: AssessmentState | undefined;
  onChoose: (state: AssessmentState | undefined) => void;
}) {
  const all = counts === null ? null : SHOWN.reduce((sum, state) => sum + counts[state], 0);
  return (
    <div role="group" aria-label={t.list.filterByState} className="mb-5 flex flex-wrap gap-x-9 gap-y-4 max-wide:grid max-wide:grid-cols-3 max-wide:gap-x-5">
      <Count value={all} label={t.list.all} pressed={current === undefined} onPress={() => onChoose(undefined)} />
      {SHOWN.map((state) => (
        <Count key={state} value={counts?.[state] ?? null} label={en.assessmentState[state]} pressed={current === state} onPress={() => onChoose(state)} />
      ))}
    </div>
  );
}

function Count({ value, label, pressed, onPress }: { value: number | null; label: string; pressed: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={clsx("min-w-[104px] border-t-[1.5px] pt-1.5 text-left max-wide:min-w-0", pressed ? "border-ink" : "border-line-2 hover:border-edge")}
    >
      <span className="block font-serif text-figure">{value ?? <SkeletonLine width={28} height={18} />}</span>
      <span className="text-[13.5px] text-ink-2">{label}</span>
    </button>
  );
}
