import { audit } from "@/kernel/audit";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { type CreateAssessmentInput, createAssessmentInput } from "../contract";
import { insertAssessment } from "./store";

export async function createAssessment(ctx: AppContext, input: CreateAssessmentInput): Promise<{ id: string }> {
  const actor = authorize(ctx, "assessment.create");
  const data = createAssessmentInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    const { id } = await insertAssessment(tx.db, { ...data, createdById: actor.id });
    await audit(tx, "assessment.created", { type: "assessment", id }, { name: data.name });
    return { id };
  });
}
