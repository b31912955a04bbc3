import type { z } from "zod";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { webhookIdInput } from "../contract";
import { requireEndpoint } from "./access";
import { deleteEndpoint } from "./store";

/** Removes the endpoint with its secret, its waiting messages and its log. */
export async function deleteWebhook(ctx: AppContext, input: z.input<typeof webhookIdInput>): Promise<void> {
  const { id } = webhookIdInput.parse(input);
  await withTransaction(ctx, async (tx) => {
    const { endpoint } = await requireEndpoint(tx, id);
    await deleteEndpoint(tx.db, id);
    await audit(tx, "webhook.deleted", { type: "webhook", id }, { host: new URL(endpoint.url).host });
  });
}
