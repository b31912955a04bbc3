import type { Metadata } from "next";
import { SetScreen } from "@/features/evaluations/ui/set-screen";
import { HydrateClient, serverTrpc } from "@/server/prefetch";

export const metadata: Metadata = { title: "Evaluation set" };

export default async function EvaluationSetPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await serverTrpc.evaluations.get.prefetch({ id });
  return (
    <HydrateClient>
      <SetScreen id={id} />
    </HydrateClient>
  );
}
