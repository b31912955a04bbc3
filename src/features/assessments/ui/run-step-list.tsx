import { clsx } from "clsx";
import { durationOf, secondsBetween } from "@/ui/format/times";
import { Progress } from "@/ui/progress";
import { StateGlyph } from "@/ui/state/state";
import type { RunStep } from "./run-steps";

/** The stages under each other; the one under way shows how far it is. */
export function RunStepList({ steps, now }: { steps: readonly RunStep[]; now: Date | null }) {
  return (
    <ol className="border-t-[1.5px] border-ink">
      {steps.map((step) => {
        const end = step.endedAt ?? now;
        return (
          <li key={step.id} className="grid grid-cols-[20px_minmax(0,1fr)_auto] gap-3 border-b border-line py-[11px]">
            <span className="pt-[3px]"><StateGlyph kind={step.kind} size={16} /></span>
            <div>
              <span className={clsx("block", step.kind === "idle" ? "text-ink-2" : "font-semibold")}>{step.name}</span>
              <span className={clsx("block text-second", step.kind === "failed" ? "text-ink" : "text-ink-2")}>{step.detail}</span>
              {step.share === null ? null : <Progress share={step.share} label={step.name} className="mt-1.5 max-w-[300px]" />}
            </div>
            <span className="text-second whitespace-nowrap text-ink-2">{step.startedAt && end ? durationOf(secondsBetween(step.startedAt, end)) : ""}</span>
          </li>
        );
      })}
    </ol>
  );
}
