import type { z } from "zod";
import { notFound } from "@/domain/errors";
import { audit } from "@/kernel/audit";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { tokenIdInput } from "../contract";
import { findToken, revoke } from "./store";

/** The token stops at once; revoking it twice is no error. */
export async function revokeToken(ctx: AppContext, input: z.input<typeof tokenIdInput>): Promise<void> {
  const actor = authorize(ctx, "token.manage");
  const { id } = tokenIdInput.parse(input);
  await withTransaction(ctx, async (tx) => {
    if ((await findToken(tx.db, id, actor.id)) === null) throw notFound("token");
    if (await revoke(tx.db, id, tx.now())) await audit(tx, "token.revoke", { type: "token", id });
  });
}
