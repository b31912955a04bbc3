"use client";

import Link from "next/link";
import { useState } from "react";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { faultOf } from "@/ui/fault";
import { FieldError } from "@/ui/field";
import { When } from "@/ui/when";
import { Tag } from "./tag";
import { t } from "./text";

/** Comments that name the reader, above the list of prompts; nothing while nobody has. */
export function MentionList() {
  const utils = trpc.useUtils();
  const [unread, setUnread] = useState(true);
  const list = trpc.prompts.mentions.useInfiniteQuery({ unread }, { getNextPageParam: (page) => page.nextCursor ?? undefined });
  const read = trpc.prompts.readMentions.useMutation({ onSuccess: () => Promise.all([utils.prompts.mentions.invalidate(), utils.prompts.unreadMentions.invalidate()]) });
  const rows = list.data?.pages.flatMap((page) => page.mentions) ?? [];
  const open = list.data?.pages[0]?.unread ?? 0;
  if (list.error && !list.data) return <ErrorState what={t.mentionsWhat} error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />;
  return (
    <section aria-label={t.mentions} className="mb-3 border-b border-line pb-2 text-second">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-1.5">
        <p role="status" className={open > 0 ? "font-semibold" : "text-ink-2"}>{list.data ? (open > 0 ? t.unreadMentions(open) : t.noUnread) : ""}</p>
        {open > 0 ? <Button size="sm" busy={read.isPending} onClick={() => read.mutate({})}>{t.readAll}</Button> : null}
        <Button size="sm" tone="bare" aria-expanded={!unread} onClick={() => setUnread(!unread)}>{unread ? t.earlier : t.onlyUnread}</Button>
      </div>
      {read.error ? <FieldError>{faultOf(read.error).message}</FieldError> : null}
      {!unread && list.data && rows.length === 0 ? <p className="text-ink-2">{t.noMentions}</p> : null}
      <ul>
        {rows.map(({ commentId, slug, name, number, field, by, text, createdAt, readAt }) => (
          <li key={commentId} className="border-t border-line py-1.5 [overflow-wrap:anywhere]">
            <Link href={`/admin/prompts/${slug}#comments`} className="link inline-flex min-h-6 items-center font-semibold" onClick={() => { if (readAt === null) read.mutate({ slug }); }}>{t.mentionOn(name, t.threadOn(number, field))}</Link>
            {!unread && readAt === null ? <> <Tag>{t.unread}</Tag></> : null}
            <span className="text-ink-2"> {by.name}, <When at={createdAt} /></span>
            <p className="whitespace-pre-wrap">{text}</p>
          </li>
        ))}
      </ul>
      {list.hasNextPage ? <Button size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>{t.more}</Button> : null}
    </section>
  );
}
