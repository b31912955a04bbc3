import { conflict } from "@/domain/errors";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { type AssessmentView, type UpdateAssessmentInput, updateAssessmentInput } from "../contract";
import { requireAssessment } from "./access";
import { getAssessment } from "./get-assessment";
import { updateAtVersion } from "./store";

export async function updateAssessment(ctx: AppContext, input: UpdateAssessmentInput): Promise<AssessmentView> {
  await requireAssessment(ctx, input.id, "assessment.edit");
  const { id, expectedVersion, ...data } = updateAssessmentInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    // Firm, country and currency feed the scores, so an edit makes the result stale.
    const changed = await updateAtVersion(tx.db, id, expectedVersion, { ...data, changedAt: tx.now() });
    if (changed === 0)
      throw conflict("Somebody changed this assessment while you were editing. Nothing was overwritten: reload to see it, then change it again.", { code: "STALE_FORM" });
    await audit(tx, "assessment.updated", { type: "assessment", id }, { fields: Object.keys(data).join(",") });
    return getAssessment(tx, { id });
  });
}
