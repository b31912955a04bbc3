import type { AssessmentState } from "@/domain/assessment/assessment";
import type { StateKind } from "@/ui/state/state";

export const STATE_KIND: Record<AssessmentState, StateKind> = {
  DRAFT: "draft",
  ANALYZING: "running",
  ACTION_REQUIRED: "action",
  COMPLETE: "done",
  FAILED: "failed",
  ARCHIVED: "archived",
};

/** Where the name of an assessment leads: to the tab on which its next act is. */
export function openAt(id: string, state: AssessmentState, scored: boolean): string {
  const tab: Record<AssessmentState, string> = {
    DRAFT: "intake",
    ANALYZING: "run",
    ACTION_REQUIRED: scored ? "scorecard" : "gaps",
    COMPLETE: "scorecard",
    FAILED: "run",
    ARCHIVED: scored ? "scorecard" : "intake",
  };
  return `/assessments/${id}/${tab[state]}`;
}
