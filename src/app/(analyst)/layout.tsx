import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { FrameScreen } from "@/features/account/ui/frame-screen";
import { ToSignInScreen } from "@/features/account/ui/to-sign-in-screen";
import { currentActor } from "@/server/page-session";
import { HydrateClient, serverTrpc } from "@/server/prefetch";

/** Pages are drawn per person, so nothing is built ahead. */
export const dynamic = "force-dynamic";

export default async function AnalystLayout({ children }: { children: ReactNode }) {
  const actor = await currentActor();
  if (!actor) return <ToSignInScreen />;
  if (actor.passwordDue) redirect("/first-sign-in");
  await Promise.all([serverTrpc.account.me.prefetch(), serverTrpc.methodology.names.prefetch()]);
  return (
    <HydrateClient>
      <FrameScreen>{children}</FrameScreen>
    </HydrateClient>
  );
}
