import type { Metadata } from "next";
import { ScorecardScreen } from "@/features/runs/ui/scorecard-screen";
import { HydrateClient, serverTrpc } from "@/server/prefetch";

export const metadata: Metadata = { title: "Scorecard" };

export default async function ScorecardPage({ params, searchParams }: { params: Promise<{ id: string }>; searchParams: Promise<{ run?: string | string[] }> }) {
  const [{ id }, { run }] = await Promise.all([params, searchParams]);
  const runId = typeof run === "string" ? run : null;
  void serverTrpc.runs.scorecard.prefetch({ assessmentId: id, ...(runId ? { runId } : {}) });
  void serverTrpc.methodology.names.prefetch();
  return <HydrateClient><ScorecardScreen assessmentId={id} runId={runId} /></HydrateClient>;
}
