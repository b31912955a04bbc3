import type { Metadata } from "next";
import { ReportScreen } from "@/features/reports/ui/report-screen";
import { HydrateClient, serverTrpc } from "@/server/prefetch";

export const metadata: Metadata = { title: "Report" };

export default async function ReportPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await serverTrpc.reports.list.prefetch({ assessmentId: id });
  return <HydrateClient><ReportScreen assessmentId={id} /></HydrateClient>;
}
