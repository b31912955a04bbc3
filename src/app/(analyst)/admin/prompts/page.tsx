import type { Metadata } from "next";
import { PromptsScreen } from "@/features/prompts/ui/prompts-screen";
import { HydrateClient, serverTrpc } from "@/server/prefetch";

export const metadata: Metadata = { title: "Prompts" };

export default async function PromptsPage() {
  // What the screen asks for without filters; a filtered address asks for its own.
  await serverTrpc.prompts.list.prefetchInfinite({ archived: false, sort: "updated" });
  return (
    <HydrateClient>
      <PromptsScreen />
    </HydrateClient>
  );
}
