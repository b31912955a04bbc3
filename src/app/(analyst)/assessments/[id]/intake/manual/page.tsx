import type { Metadata } from "next";
import { StartScreen } from "@/features/documents/ui/start-screen";
import { ManualScreen } from "@/features/gaps/ui/manual-screen";

export const metadata: Metadata = { title: "Manual entry" };

export default async function ManualPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return (
    <>
      <ManualScreen assessmentId={id} />
      <StartScreen assessmentId={id} />
    </>
  );
}
