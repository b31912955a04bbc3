import type { Metadata } from "next";
import { JobScreen } from "@/features/jobs/ui/job-screen";

export const metadata: Metadata = { title: "Job" };

export default async function JobPage({ params }: { params: Promise<{ id: string }> }) {
  return <JobScreen jobId={(await params).id} />;
}
