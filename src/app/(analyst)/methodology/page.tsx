import type { Metadata } from "next";
import { MethodologyScreen } from "@/features/methodology/ui/methodology-screen";
import { HydrateClient, serverTrpc } from "@/server/prefetch";

export const metadata: Metadata = { title: "Methodology" };

export default async function MethodologyPage() {
  await serverTrpc.methodology.document.prefetch();
  return <HydrateClient><MethodologyScreen /></HydrateClient>;
}
