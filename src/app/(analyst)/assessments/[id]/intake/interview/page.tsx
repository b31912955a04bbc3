import type { Metadata } from "next";
import { ConditionsScreen } from "@/features/assessments/ui/conditions-screen";
import { StartScreen } from "@/features/documents/ui/start-screen";
import { InterviewScreen } from "@/features/gaps/ui/interview-screen";
import { HydrateClient, serverTrpc } from "@/server/prefetch";

export const metadata: Metadata = { title: "Interview" };

export default async function InterviewPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await serverTrpc.methodology.names.prefetch();
  return (
    <HydrateClient>
      <InterviewScreen assessmentId={id} firm={<ConditionsScreen id={id} bare />} />
      <StartScreen assessmentId={id} />
    </HydrateClient>
  );
}
