import { procedure, router } from "@/trpc/init";
import { createWebhookInput, deliveryIdInput, everyonesDeliveriesInput, listDeliveriesInput, setWebhookEnabledInput, updateWebhookInput, webhookIdInput } from "../contract";
import { createWebhook } from "./create-webhook";
import { deleteWebhook } from "./delete-webhook";
import { getDelivery } from "./get-delivery";
import { listDeliveries } from "./list-deliveries";
import { listEveryonesDeliveries } from "./list-everyones-deliveries";
import { listWebhooks } from "./list-webhooks";
import { resendDelivery } from "./resend-delivery";
import { rotateSecret } from "./rotate-secret";
import { sendTest } from "./send-test";
import { setWebhookEnabled } from "./set-webhook-enabled";
import { updateWebhook } from "./update-webhook";

export const webhooksRouter = router({
  list: procedure.query(({ ctx }) => listWebhooks(ctx)),
  create: procedure.input(createWebhookInput).mutation(({ ctx, input }) => createWebhook(ctx, input)),
  update: procedure.input(updateWebhookInput).mutation(({ ctx, input }) => updateWebhook(ctx, input)),
  rotate: procedure.input(webhookIdInput).mutation(({ ctx, input }) => rotateSecret(ctx, input)),
  setEnabled: procedure.input(setWebhookEnabledInput).mutation(({ ctx, input }) => setWebhookEnabled(ctx, input)),
  delete: procedure.input(webhookIdInput).mutation(({ ctx, input }) => deleteWebhook(ctx, input)),
  test: procedure.input(webhookIdInput).mutation(({ ctx, input }) => sendTest(ctx, input)),
  deliveries: procedure.input(listDeliveriesInput).query(({ ctx, input }) => listDeliveries(ctx, input)),
  everyonesDeliveries: procedure.input(everyonesDeliveriesInput).query(({ ctx, input }) => listEveryonesDeliveries(ctx, input)),
  delivery: procedure.input(deliveryIdInput).query(({ ctx, input }) => getDelivery(ctx, input)),
  resend: procedure.input(deliveryIdInput).mutation(({ ctx, input }) => resendDelivery(ctx, input)),
});
