import { requireAssessment } from "@/features/assessments/server";
import { flagSubject, keepDecision, openDecision } from "@/features/evidence/server";
import { conflict, invalid } from "@/domain/errors";
import type { z } from "zod";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { decideFlagInput } from "../contract";

/** A named person confirms or dismisses a flag. The run stays as made; scorecard, lists and reports count the decision at once. */
export async function decideFlag(ctx: AppContext, input: z.input<typeof decideFlagInput>): Promise<{ version: number }> {
  const { actor, assessment } = await requireAssessment(ctx, input.assessmentId, "flag.decide");
  const { assessmentId, runId, flag, state, reason, expectedVersion } = decideFlagInput.parse(input);
  if (assessment.state === "ARCHIVED") throw conflict("This assessment is archived. Restore it before you decide.", { code: "STATE" });
  if (!ctx.ports.rubric.hardFlags.some((def) => def.id === flag)) throw invalid(`The rubric has no flag "${flag}".`, { field: "flag" });
  return withTransaction(ctx, async (tx) => {
    const open = await openDecision(tx, assessmentId, runId);
    const content = { subject: flagSubject(flag), kind: state, level: null, reason, evidence: null, computed: null };
    await keepDecision(tx, actor, open, content, expectedVersion);
    return { version: expectedVersion + 1 };
  });
}
