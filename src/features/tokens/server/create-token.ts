import { conflict } from "@/domain/errors";
import { audit } from "@/kernel/audit";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { type CreatedToken, type CreateTokenInput, createTokenInput, TOKENS_MAX } from "../contract";
import { newToken, tokenHash, tokenPrefix } from "./secret";
import { countLive, insertToken } from "./store";
import { toTokenView } from "./to-view";

const DAY_MS = 86_400_000;

/** Makes a personal token. Its text is in this answer and nowhere else. */
export async function createToken(ctx: AppContext, input: CreateTokenInput): Promise<CreatedToken> {
  const actor = authorize(ctx, "token.manage");
  const { name, scopes, lifetimeDays } = createTokenInput.parse(input);
  const token = newToken();
  return withTransaction(ctx, async (tx) => {
    const now = tx.now();
    if ((await countLive(tx.db, actor.id, now)) >= TOKENS_MAX)
      throw conflict(`You have ${TOKENS_MAX} tokens in use. Revoke one that is no longer needed, then make this one.`, { code: "TOO_MANY_TOKENS" });
    const expiresAt = lifetimeDays === null ? null : new Date(now.getTime() + lifetimeDays * DAY_MS);
    const row = await insertToken(tx.db, { ownerId: actor.id, name, prefix: tokenPrefix(token), hash: tokenHash(token), scopes, createdAt: now, expiresAt });
    await audit(tx, "token.create", { type: "token", id: row.id }, { name, scopes: scopes.join(" ") });
    return { ...toTokenView(row, now), token };
  });
}
