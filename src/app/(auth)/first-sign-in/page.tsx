import type { Metadata } from "next";
import { ChangePasswordScreen } from "@/features/account/ui/change-password-screen";
import { HydrateClient, serverTrpc } from "@/server/prefetch";

export const metadata: Metadata = { title: "Choose your password" };

export default async function FirstSignInPage({ searchParams }: { searchParams: Promise<{ next?: string | string[] }> }) {
  const { next } = await searchParams;
  await serverTrpc.account.me.prefetch();
  return (
    <HydrateClient>
      <ChangePasswordScreen next={typeof next === "string" ? next : null} />
    </HydrateClient>
  );
}
