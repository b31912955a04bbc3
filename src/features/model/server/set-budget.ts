import { audit } from "@/kernel/audit";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { type SetBudgetInput, setBudgetInput } from "../contract";
import { writeBudget } from "./store";

/** The brake: once the month has cost this much, no call goes out. */
export async function setBudget(ctx: AppContext, input: SetBudgetInput): Promise<void> {
  const actor = authorize(ctx, "model.manage");
  const { monthlyUsd } = setBudgetInput.parse(input);
  await withTransaction(ctx, async (tx) => {
    await writeBudget(tx.db, monthlyUsd, actor.id);
    await audit(tx, "model.budgetSet", { type: "model", id: "workspace" }, { monthlyUsd });
  });
}
