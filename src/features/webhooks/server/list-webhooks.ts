import type { AppContext } from "@/kernel/context";
import type { WebhookView } from "../contract";
import { manager } from "./access";
import { findEndpoints } from "./store";
import { toWebhookView } from "./to-view";

/** The person's own, oldest first; never more than the limit, so there are no pages. */
export async function listWebhooks(ctx: AppContext): Promise<{ webhooks: WebhookView[] }> {
  const actor = manager(ctx);
  const rows = await findEndpoints(ctx.db, actor.id);
  return { webhooks: rows.map((row) => toWebhookView(row, ctx.now())) };
}
