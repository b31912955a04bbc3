import type { z } from "zod";
import type { AppContext } from "@/kernel/context";
import { webhookIdInput, type WebhookView } from "../contract";
import { requireEndpoint } from "./access";
import { toWebhookView } from "./to-view";

export async function getWebhook(ctx: AppContext, input: z.input<typeof webhookIdInput>): Promise<WebhookView> {
  const { endpoint } = await requireEndpoint(ctx, webhookIdInput.parse(input).id);
  return toWebhookView(endpoint, ctx.now());
}
