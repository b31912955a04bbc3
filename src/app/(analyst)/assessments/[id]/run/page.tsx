import type { Metadata } from "next";
import { RunScreen } from "@/features/assessments/ui/run-screen";

export const metadata: Metadata = { title: "Run" };

export default async function RunPage({ params }: { params: Promise<{ id: string }> }) {
  return <RunScreen assessmentId={(await params).id} />;
}
