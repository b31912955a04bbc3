import type { Metadata } from "next";
import { WebhooksScreen } from "@/features/webhooks/ui/webhooks-screen";
import { HydrateClient, serverTrpc } from "@/server/prefetch";

export const metadata: Metadata = { title: "Webhooks" };

export default async function WebhooksPage() {
  await serverTrpc.webhooks.list.prefetch();
  return (
    <HydrateClient>
      <WebhooksScreen />
    </HydrateClient>
  );
}
