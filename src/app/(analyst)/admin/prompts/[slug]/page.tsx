import type { Metadata } from "next";
import { PromptScreen } from "@/features/prompts/ui/prompt-screen";
import { HydrateClient, serverTrpc } from "@/server/prefetch";

export const metadata: Metadata = { title: "Prompt" };

export default async function PromptPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  await Promise.all([serverTrpc.prompts.get.prefetch({ slug }), serverTrpc.prompts.versions.prefetchInfinite({ slug })]);
  return (
    <HydrateClient>
      <PromptScreen key={slug} slug={slug} />
    </HydrateClient>
  );
}
