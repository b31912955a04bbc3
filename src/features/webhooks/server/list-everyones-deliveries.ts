import type { AppContext } from "@/kernel/context";
import type { EveryonesDeliveriesInput, OwnedDeliveryPage } from "../contract";
import { listDeliveries } from "./list-deliveries";
import { findOwnerNames } from "./store-owners";

/** Everyone's messages, newest first, each with whose it is; for those who may read everyone's jobs. */
export async function listEveryonesDeliveries(ctx: AppContext, input: EveryonesDeliveriesInput): Promise<OwnedDeliveryPage> {
  const { deliveries, nextCursor } = await listDeliveries(ctx, { ...input, everyone: true });
  const owners = await findOwnerNames(ctx.db, deliveries.map(({ webhookId }) => webhookId));
  return { deliveries: deliveries.map((delivery) => ({ ...delivery, owner: owners.get(delivery.webhookId) ?? null })), nextCursor };
}
