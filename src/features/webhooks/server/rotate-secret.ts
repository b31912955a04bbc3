import type { z } from "zod";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { ROTATION_HOURS, webhookIdInput, type WebhookWithSecret } from "../contract";
import { requireEndpoint } from "./access";
import { updateEndpoint } from "./store";
import { toWebhookView } from "./to-view";

/** A new secret; the one before signs beside it for a day, so that the receiver can change over without losing a message. */
export async function rotateSecret(ctx: AppContext, input: z.input<typeof webhookIdInput>): Promise<WebhookWithSecret> {
  const { id } = webhookIdInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    const { endpoint } = await requireEndpoint(tx, id);
    const { secret, sealed } = tx.ports.webhooks.newSecret(id);
    const now = tx.now();
    const previousUntil = new Date(now.getTime() + ROTATION_HOURS * 3_600_000);
    const row = await updateEndpoint(tx.db, id, { sealedSecret: sealed, sealedPrevious: endpoint.sealedSecret, previousUntil, updatedAt: now });
    await audit(tx, "webhook.secret-rotated", { type: "webhook", id });
    return { ...toWebhookView(row, now), secret };
  });
}
