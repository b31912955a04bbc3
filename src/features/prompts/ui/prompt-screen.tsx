"use client";

import { trpc } from "@/trpc/client";
import { ErrorState } from "@/ui/error-state";
import { PageBody } from "@/ui/layout/page-body";
import { Loading, SkeletonLine } from "@/ui/skeleton";
import { PromptEditor } from "./prompt-editor";
import { t } from "./text";

/** One prompt: its text, what it makes, and its history. */
export function PromptScreen({ slug }: { slug: string }) {
  const prompt = trpc.prompts.get.useQuery({ slug });
  if (prompt.data) return <PromptEditor view={prompt.data} />;
  if (prompt.error) return <PageBody><ErrorState what={t.one} error={prompt.error} onRetry={() => void prompt.refetch()} retrying={prompt.isFetching} /></PageBody>;
  return <PageBody><Loading what={t.one}><div className="flex flex-col gap-4">{[240, 480, 480].map((height, row) => <SkeletonLine key={row} width="100%" height={height / 4} />)}</div></Loading></PageBody>;
}
