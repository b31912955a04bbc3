import type { Webhooks } from "@/domain/ports/webhooks";
import { createSender, type SenderOptions } from "./sender";
import { createVault } from "./vault";

export interface WebhooksOptions extends Omit<SenderOptions, "open"> {
  /** AUTH_SECRET; secrets sealed under another one do not open any more. */
  masterSecret: string;
}

export function createWebhooks({ masterSecret, ...options }: WebhooksOptions): Webhooks {
  const vault = createVault(masterSecret);
  return { policy: options.policy, send: createSender({ ...options, open: vault.open }), newSecret: vault.create };
}
