import type { Metadata } from "next";
import { TokensScreen } from "@/features/tokens/ui/tokens-screen";
import { HydrateClient, serverTrpc } from "@/server/prefetch";

export const metadata: Metadata = { title: "Tokens" };

export default async function TokensPage() {
  await serverTrpc.tokens.list.prefetch();
  return (
    <HydrateClient>
      <TokensScreen />
    </HydrateClient>
  );
}
