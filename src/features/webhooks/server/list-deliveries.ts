import { forbidden } from "@/domain/errors";
import { may } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { type DeliveryPage, type ListDeliveriesInput, listDeliveriesInput } from "../contract";
import { manager, requireDelivery, requireEndpoint } from "./access";
import { findDeliveries } from "./store-deliveries";
import { toDeliveryView } from "./to-view";

/** Newest first; everyone's only for those who may read everyone's jobs. */
export async function listDeliveries(ctx: AppContext, input: ListDeliveriesInput): Promise<DeliveryPage> {
  const actor = manager(ctx);
  const { everyone, cursor, pageSize, ...filter } = listDeliveriesInput.parse(input);
  if (everyone && !may(actor, "job.readAll")) throw forbidden("see other people's webhooks");
  if (filter.webhookId !== undefined && !everyone) await requireEndpoint(ctx, filter.webhookId);
  if (cursor !== undefined) await requireDelivery(ctx, cursor);
  // One row more than asked for tells whether there is a next page.
  const rows = await findDeliveries(ctx.db, { ...filter, ownerId: everyone ? null : actor.id }, { cursor, take: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  return { deliveries: page.map(toDeliveryView), nextCursor: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null };
}
