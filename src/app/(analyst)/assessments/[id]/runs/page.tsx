import type { Metadata } from "next";
import { RunsScreen } from "@/features/runs/ui/runs-screen";

export const metadata: Metadata = { title: "Runs" };

export default async function RunsPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <RunsScreen assessmentId={id} />;
}
