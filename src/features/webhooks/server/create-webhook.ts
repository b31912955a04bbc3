import { conflict } from "@/domain/errors";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { type CreateWebhookInput, createWebhookInput, type WebhookWithSecret } from "../contract";
import { manager } from "./access";
import { addEndpoint } from "./add-endpoint";
import { checkedUrl } from "./checked-url";
import { findEndpointByUrl, lockOwner } from "./store";
import { toWebhookView } from "./to-view";

/** Tells an address of the ends of all the person's jobs from now on. The secret is in this answer and nowhere later. */
export async function createWebhook(ctx: AppContext, input: CreateWebhookInput): Promise<WebhookWithSecret> {
  const actor = manager(ctx);
  const { url: given, ...rest } = createWebhookInput.parse(input);
  const url = checkedUrl(ctx, given, "url");
  return withTransaction(ctx, async (tx) => {
    await lockOwner(tx.db, actor.id);
    if (await findEndpointByUrl(tx.db, actor.id, url))
      throw conflict("You have a webhook for this address. Change that one, or rotate its secret.", { code: "WEBHOOK_EXISTS", field: "url" });
    const { row, secret } = await addEndpoint(tx, { ...rest, url, ownerId: actor.id });
    return { ...toWebhookView(row, tx.now()), secret };
  });
}
