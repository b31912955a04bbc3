import type { Metadata } from "next";
import { RunsScreen } from "@/features/runs/ui/runs-screen";
import { HydrateClient, serverTrpc } from "@/server/prefetch";

export const metadata: Metadata = { title: "Runs" };

export default async function RunsPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await serverTrpc.runs.list.prefetch({ assessmentId: id });
  return <HydrateClient><RunsScreen assessmentId={id} /></HydrateClient>;
}
