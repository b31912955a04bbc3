import type { ReactNode } from "react";
import { IntakeFrameScreen } from "@/features/gaps/ui/intake-frame-screen";
import { HydrateClient, serverTrpc } from "@/server/prefetch";

/** Three ways to give the facts under one row of tabs. */
export default async function IntakeLayout({ children, params }: { children: ReactNode; params: Promise<{ id: string }> }) {
  const { id } = await params;
  await Promise.all([serverTrpc.gaps.form.prefetch(), serverTrpc.gaps.list.prefetch({ assessmentId: id }), serverTrpc.documents.list.prefetch({ assessmentId: id })]);
  return <HydrateClient><IntakeFrameScreen assessmentId={id}>{children}</IntakeFrameScreen></HydrateClient>;
}
