import { requireAssessment } from "@/features/assessments/server";
import { keepDecision, openDecision } from "@/features/evidence/server";
import { conflict } from "@/domain/errors";
import type { z } from "zod";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { withdrawInput } from "../contract";

/** Undo: the calculated value, or the proposed flag, stands again. What was decided stays in the history. */
export async function withdrawDecision(ctx: AppContext, input: z.input<typeof withdrawInput>): Promise<{ version: number }> {
  const { assessmentId, runId, subject, expectedVersion } = withdrawInput.parse(input);
  const { actor, assessment } = await requireAssessment(ctx, assessmentId, subject.startsWith("flag:") ? "flag.decide" : "indicator.override");
  if (assessment.state === "ARCHIVED") throw conflict("This assessment is archived. Restore it before you decide.", { code: "STATE" });
  return withTransaction(ctx, async (tx) => {
    const open = await openDecision(tx, assessmentId, runId);
    if (expectedVersion === 0) throw conflict("There is no decision to take back.", { code: "STATE" });
    await keepDecision(tx, actor, open, { subject, kind: "WITHDRAWN", level: null, reason: "", evidence: null, computed: null }, expectedVersion);
    return { version: expectedVersion + 1 };
  });
}
