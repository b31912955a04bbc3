import type { StateKind } from "@/ui/state/state";
import type { SlotView } from "../contract";
import { t } from "./text";

/** How a slot is drawn: what ran shows how its job stands, what did not shows why. */
export function slotKind({ outcome, job }: Pick<SlotView, "outcome" | "job">): StateKind {
  if (outcome === "MISSED") return "cancelled";
  if (outcome === "BRAKED" || job === null) return outcome === "BRAKED" ? "action" : "failed";
  return { queued: "waiting", running: "running", succeeded: "done", failed: "failed", cancelled: "cancelled" }[job.status] as StateKind;
}

/** "Ran late, failed after 3 tries" */
export function slotWords({ outcome, job }: Pick<SlotView, "outcome" | "job">): string {
  if (job === null) return t.word[outcome];
  return `${t.word[outcome]}, ${t.jobWord[job.status]}${job.tries > 1 ? ` ${t.tries(job.tries)}` : ""}`;
}

/** "9 of the last 14 went well, 2 failed, 3 missed"; null while nothing has come due. */
export function historyWords(slots: readonly SlotView[]): string | null {
  if (slots.length === 0) return null;
  const count = (fits: (slot: SlotView) => boolean): number => slots.filter(fits).length;
  const parts = [
    [count((slot) => slot.job?.status === "failed" || slot.outcome === "REFUSED"), "failed"],
    [count((slot) => slot.outcome === "MISSED"), "missed"],
    [count((slot) => slot.outcome === "BRAKED"), "held by the budget"],
    [count((slot) => slot.job?.status === "queued" || slot.job?.status === "running"), "under way"],
  ] as const;
  const rest = parts.filter(([many]) => many > 0).map(([many, word]) => `${many} ${word}`);
  const well = count((slot) => slot.job?.status === "succeeded");
  return [`${well} of the last ${slots.length} went well`, ...rest].join(", ");
}
