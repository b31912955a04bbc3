import type { Metadata } from "next";
import { GapsScreen } from "@/features/gaps/ui/gaps-screen";

export const metadata: Metadata = { title: "Gaps" };

export default async function GapsPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <GapsScreen assessmentId={id} />;
}
