import { audit } from "@/kernel/audit";
import { sessionHolder } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { endSessions } from "./store";

/** Ends every session of the own account, this one too. */
export async function signOutEverywhere(ctx: AppContext): Promise<void> {
  const actor = sessionHolder(ctx);
  await withTransaction(ctx, async (tx) => {
    await endSessions(tx.db, actor.id);
    await audit(tx, "account.signed-out-everywhere", { type: "user", id: actor.id });
  });
}
