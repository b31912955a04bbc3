import type { z } from "zod";
import { conflict } from "@/domain/errors";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { type DeliveryDetail, deliveryIdInput } from "../contract";
import { requireDelivery } from "./access";
import { deliverEvent } from "./deliver-event";
import { moveDelivery } from "./store-deliveries";
import { toDeliveryDetail } from "./to-view";

/**
 * Sends a message again now, under the id it always had, with the whole schedule before it. One that waits for its next
 * attempt is sent at once instead.
 */
export async function resendDelivery(ctx: AppContext, input: z.input<typeof deliveryIdInput>): Promise<DeliveryDetail> {
  const { id } = deliveryIdInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    const { endpoint, round, attempts } = await requireDelivery(tx, id);
    if (endpoint.disabledAt !== null) throw conflict("This webhook is disabled. Enable it first, then send again.", { code: "WEBHOOK_DISABLED" });
    const changes = { round: round + 1, earlierAttempts: attempts, nextAttemptAt: tx.now(), endedAt: null, sentAt: null };
    // A row nobody has taken yet is on its way already: pressing twice sends once.
    const moved = await moveDelivery(tx.db, id, "resend", changes, { round, NOT: { status: "PENDING", sentAt: null } });
    if (!moved) throw conflict("This message is being sent already.", { code: "DELIVERY_RUNNING" });
    await audit(tx, "webhook.resent", { type: "webhook-delivery", id });
    tx.afterCommit(() => ctx.ports.jobs.send([deliverEvent({ id, round: round + 1, ownerId: endpoint.ownerId })]));
    return toDeliveryDetail(await requireDelivery(tx, id));
  });
}
