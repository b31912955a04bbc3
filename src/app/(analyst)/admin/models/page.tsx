import type { Metadata } from "next";
import { ModelsScreen } from "@/features/model/ui/models-screen";
import { HydrateClient, serverTrpc } from "@/server/prefetch";

export const metadata: Metadata = { title: "Models" };

export default async function ModelsPage() {
  await Promise.all([serverTrpc.model.desk.prefetch(), serverTrpc.model.calls.prefetchInfinite({})]);
  return (
    <HydrateClient>
      <ModelsScreen />
    </HydrateClient>
  );
}
