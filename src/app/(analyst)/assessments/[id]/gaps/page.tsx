import type { Metadata } from "next";
import { GapsScreen } from "@/features/gaps/ui/gaps-screen";
import { HydrateClient, serverTrpc } from "@/server/prefetch";

export const metadata: Metadata = { title: "Gaps" };

export default async function GapsPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  // Awaited: a question still open would be drawn as loading here and as loaded in the browser.
  await Promise.all([serverTrpc.gaps.list.prefetch({ assessmentId: id }), serverTrpc.methodology.names.prefetch()]);
  return <HydrateClient><GapsScreen assessmentId={id} /></HydrateClient>;
}
