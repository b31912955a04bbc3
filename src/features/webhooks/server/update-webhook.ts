import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { type UpdateWebhookInput, updateWebhookInput, type WebhookView } from "../contract";
import { requireEndpoint } from "./access";
import { updateEndpoint } from "./store";
import { toWebhookView } from "./to-view";

/** Changes what an endpoint is told of, or its description. Another address is another endpoint, with a secret of its own. */
export async function updateWebhook(ctx: AppContext, input: UpdateWebhookInput): Promise<WebhookView> {
  const { id, ...changes } = updateWebhookInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    await requireEndpoint(tx, id);
    const row = await updateEndpoint(tx.db, id, { ...changes, updatedAt: tx.now() });
    await audit(tx, "webhook.changed", { type: "webhook", id }, { events: row.events.join(" ") });
    return toWebhookView(row, tx.now());
  });
}
