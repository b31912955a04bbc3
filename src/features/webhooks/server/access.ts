import type { Action } from "@/domain/access/permissions";
import { notFound } from "@/domain/errors";
import { authorize, may } from "@/kernel/authorize";
import type { Actor, AppContext } from "@/kernel/context";
import { type EndpointRow, findEndpoint } from "./store";
import { findDelivery, type WholeDelivery } from "./store-deliveries";

const MANAGE: Action = "webhook.manage";

export const manager = (ctx: AppContext): Actor => authorize(ctx, MANAGE);

/** The own endpoint; a foreign one and none are the same 404. */
export async function requireEndpoint(ctx: AppContext, id: string): Promise<{ actor: Actor; endpoint: EndpointRow }> {
  const actor = manager(ctx);
  const endpoint = await findEndpoint(ctx.db, id, actor.id);
  if (!endpoint) throw notFound("webhook");
  return { actor, endpoint };
}

/** The own delivery, or anyone's for those who may read everyone's jobs. */
export async function requireDelivery(ctx: AppContext, id: string): Promise<WholeDelivery> {
  const actor = manager(ctx);
  const delivery = await findDelivery(ctx.db, id);
  if (!delivery || (delivery.endpoint.ownerId !== actor.id && !may(actor, "job.readAll"))) throw notFound("delivery");
  return delivery;
}
