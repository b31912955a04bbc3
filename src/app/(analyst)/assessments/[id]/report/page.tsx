import type { Metadata } from "next";
import { ReportScreen } from "@/features/reports/ui/report-screen";

export const metadata: Metadata = { title: "Report" };

export default async function ReportPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <ReportScreen assessmentId={id} />;
}
