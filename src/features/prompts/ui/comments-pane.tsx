"use client";

import { trpc } from "@/trpc/client";
import { ErrorState } from "@/ui/error-state";
import type { CommentThread } from "../comments-contract";
import type { PromptView } from "../contract";
import { CommentThreadView } from "./comment-thread";
import { NewComment } from "./new-comment";
import { t } from "./text";

/** Threads on the versions of a prompt and their fields. */
export function CommentsPane({ view, on }: {
  view: PromptView;
  /** The version whose menu asked for a comment; null = none did. */
  on: { number: number; times: number } | null;
}) {
  const threads = trpc.prompts.threads.useQuery({ slug: view.slug });
  const all = threads.data?.threads ?? [];
  return (
    <section id="comments" aria-label={t.comments} className="mt-5 border-t-[1.5px] border-ink pt-2">
      <h2 className="mb-1 font-sans text-[14.5px]! leading-5! font-semibold">{t.comments} <span className="font-normal text-ink-3">{threads.data ? t.openThreads(all.filter(({ resolved }) => resolved === null).length) : ""}</span></h2>
      {threads.error && !threads.data ? <ErrorState what={t.commentsWhat} error={threads.error} onRetry={() => void threads.refetch()} retrying={threads.isFetching} /> : null}
      {threads.data && all.length === 0 ? <p className="text-second text-ink-2">{t.noComments}</p> : null}
      <ul>{all.map((thread: CommentThread) => <CommentThreadView key={thread.id} slug={view.slug} thread={thread} people={threads.data?.people ?? []} place={t.threadOn(thread.number, thread.field)} />)}</ul>
      {view.newest ? <NewComment key={on?.times ?? 0} view={view} on={on?.number ?? null} people={threads.data?.people ?? []} /> : null}
    </section>
  );
}
