import type { z } from "zod";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { setWebhookEnabledInput, type WebhookView } from "../contract";
import { requireEndpoint } from "./access";
import { disableEndpoint, updateEndpoint } from "./store";
import { toWebhookView } from "./to-view";

const BY_OWNER = "Switched off by its owner.";

/** Switches an endpoint off or on; repeating either changes nothing. What waits for a disabled one is given up when it is due. */
export async function setWebhookEnabled(ctx: AppContext, input: z.input<typeof setWebhookEnabledInput>): Promise<WebhookView> {
  const { id, enabled } = setWebhookEnabledInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    const { actor, endpoint } = await requireEndpoint(tx, id);
    if (enabled === (endpoint.disabledAt === null)) return toWebhookView(endpoint, tx.now());
    if (enabled) await updateEndpoint(tx.db, id, { disabledAt: null, disabledReason: null, updatedAt: tx.now() });
    else await disableEndpoint(tx.db, id, BY_OWNER, tx.now());
    await audit(tx, enabled ? "webhook.enabled" : "webhook.disabled", { type: "webhook", id }, { by: actor.id });
    return toWebhookView((await requireEndpoint(tx, id)).endpoint, tx.now());
  });
}
