import type { Metadata } from "next";
import { ScorecardScreen } from "@/features/runs/ui/scorecard-screen";

export const metadata: Metadata = { title: "Scorecard" };

export default async function ScorecardPage({ params, searchParams }: { params: Promise<{ id: string }>; searchParams: Promise<{ run?: string | string[] }> }) {
  const [{ id }, { run }] = await Promise.all([params, searchParams]);
  return <ScorecardScreen assessmentId={id} runId={typeof run === "string" ? run : null} />;
}
