import { invalid } from "@/domain/errors";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { type AssessmentView, setConditionsInput } from "../contract";
import { requireAssessment } from "./access";
import { getAssessment } from "./get-assessment";
import { updateAtVersion } from "./store";
import { conditionsOf } from "./to-view";

/** Keeps yes/no facts about the firm; null takes one back to "not answered". */
export async function setConditions(ctx: AppContext, input: { id: string; conditions: Record<string, boolean | null> }): Promise<AssessmentView> {
  const { assessment } = await requireAssessment(ctx, input.id, "assessment.edit");
  const { conditions } = setConditionsInput.parse(input);
  const known = new Set(ctx.ports.rubric.conditions.filter((item) => item.kind === "asked").map((item) => item.id));
  const unknown = Object.keys(conditions).find((id) => !known.has(id));
  if (unknown) throw invalid(`The rubric asks no question named "${unknown}".`, { field: `conditions.${unknown}` });
  const merged = { ...conditionsOf(assessment), ...conditions };
  const kept = Object.fromEntries(Object.entries(merged).filter(([, yes]) => yes !== null));
  return withTransaction(ctx, async (tx) => {
    await updateAtVersion(tx.db, assessment.id, assessment.version, { conditions: kept, changedAt: tx.now() });
    await audit(tx, "assessment.conditions", { type: "assessment", id: assessment.id }, conditions);
    return getAssessment(tx, { id: assessment.id });
  });
}
