import type { AppContext } from "@/kernel/context";
import { signedIn } from "@/kernel/authorize";
import { withTransaction } from "@/kernel/transaction";
import { openRunRow } from "./store";

/** Opens the run that the findings go into, naming its analyst, rubric and date. */
export async function openRun(ctx: AppContext, assessmentId: string): Promise<string> {
  const actor = signedIn(ctx);
  const now = ctx.now();
  return withTransaction(ctx, (tx) =>
    openRunRow(tx.db, {
      assessmentId,
      analyst: ctx.ports.analyst.identity,
      rubric: ctx.ports.rubric,
      asOf: now.toISOString().slice(0, 10),
      startedById: actor.id,
      startedAt: now,
    }),
  );
}
