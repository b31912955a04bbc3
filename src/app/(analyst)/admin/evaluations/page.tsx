import type { Metadata } from "next";
import { EvaluationsScreen } from "@/features/evaluations/ui/evaluations-screen";
import { HydrateClient, serverTrpc } from "@/server/prefetch";

export const metadata: Metadata = { title: "Evaluation sets" };

export default async function EvaluationsPage() {
  await serverTrpc.evaluations.list.prefetch({ archived: false });
  return (
    <HydrateClient>
      <EvaluationsScreen />
    </HydrateClient>
  );
}
