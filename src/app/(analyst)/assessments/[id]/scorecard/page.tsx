import type { Metadata } from "next";
import { ScorecardScreen } from "@/features/runs/ui/scorecard-screen";
import { HydrateClient, serverTrpc } from "@/server/prefetch";

export const metadata: Metadata = { title: "Scorecard" };

export default async function ScorecardPage({ params, searchParams }: { params: Promise<{ id: string }>; searchParams: Promise<{ run?: string | string[] }> }) {
  const [{ id }, { run }] = await Promise.all([params, searchParams]);
  const runId = typeof run === "string" ? run : null;
  // Awaited: a question still open would be drawn as loading here and as loaded in the browser.
  await Promise.all([serverTrpc.runs.scorecard.prefetch({ assessmentId: id, ...(runId ? { runId } : {}) }), serverTrpc.methodology.names.prefetch()]);
  return <HydrateClient><ScorecardScreen assessmentId={id} runId={runId} /></HydrateClient>;
}
