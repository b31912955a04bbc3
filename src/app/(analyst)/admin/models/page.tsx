import type { Metadata } from "next";
import { ModelsScreen } from "@/features/model/ui/models-screen";
import { HydrateClient, serverTrpc } from "@/server/prefetch";

export const metadata: Metadata = { title: "Models" };

export default async function ModelsPage() {
  await serverTrpc.model.desk.prefetch();
  return (
    <HydrateClient>
      <ModelsScreen />
    </HydrateClient>
  );
}
