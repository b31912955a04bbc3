import type { ReactNode } from "react";
import { AssessmentFrameScreen } from "@/features/assessments/ui/assessment-frame-screen";
import { HydrateClient, serverTrpc } from "@/server/prefetch";

export default async function AssessmentLayout({ children, params }: { children: ReactNode; params: Promise<{ id: string }> }) {
  const { id } = await params;
  await serverTrpc.assessments.get.prefetch({ id });
  return (
    <HydrateClient>
      <AssessmentFrameScreen id={id}>{children}</AssessmentFrameScreen>
    </HydrateClient>
  );
}
