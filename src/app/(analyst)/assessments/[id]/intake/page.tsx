import type { Metadata } from "next";
import { ConditionsScreen } from "@/features/assessments/ui/conditions-screen";
import { IntakeScreen } from "@/features/documents/ui/intake-screen";
import { HydrateClient, serverTrpc } from "@/server/prefetch";

export const metadata: Metadata = { title: "Intake" };

export default async function IntakePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await serverTrpc.documents.list.prefetch({ assessmentId: id });
  return (
    <HydrateClient>
      <IntakeScreen assessmentId={id}>
        <ConditionsScreen id={id} />
      </IntakeScreen>
    </HydrateClient>
  );
}
