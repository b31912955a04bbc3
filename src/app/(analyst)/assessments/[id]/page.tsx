import { redirect } from "next/navigation";

export default async function AssessmentPage({ params }: { params: Promise<{ id: string }> }) {
  redirect(`/assessments/${encodeURIComponent((await params).id)}/intake`);
}
