"use client";

import { useState } from "react";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { faultOf } from "@/ui/fault";
import { FieldError, TextArea } from "@/ui/field";
import { When } from "@/ui/when";
import type { CommentThread, ThreadsView } from "../comments-contract";
import { MentionField } from "./mention-field";
import { Tag } from "./tag";
import { t } from "./text";

/** One thread; a resolved one folds to its first line. */
export function CommentThreadView({ slug, thread, place, people }: { slug: string; thread: CommentThread; place: string; people: ThreadsView["people"] }) {
  const utils = trpc.useUtils();
  const [text, setText] = useState("");
  const [mentions, setMentions] = useState<string[]>([]);
  const done = () => utils.prompts.threads.invalidate({ slug });
  const reply = trpc.prompts.comment.useMutation({ onSuccess: async () => { setText(""); setMentions([]); await done(); } });
  const resolve = trpc.prompts.resolveThread.useMutation({ onSuccess: done });
  const { id, number, resolved, comments } = thread;
  const failed = reply.error ?? resolve.error;
  const shown = resolved ? comments.slice(0, 1) : comments;
  return (
    <li className="border-b border-line py-2 text-second">
      <div className="flex flex-wrap items-center gap-2"><b>{place}</b>{resolved ? <Tag>{t.resolvedBy(resolved.by.name)}</Tag> : null}<span className="flex-1" />
        <Button size="sm" tone="bare" busy={resolve.isPending} aria-label={`${resolved ? t.reopen : t.resolve}: ${place}`} onClick={() => resolve.mutate({ slug, threadId: id, resolved: resolved === null })}>{resolved ? t.reopen : t.resolve}</Button>
      </div>
      {shown.map((comment) => (
        <div key={comment.id} className="mt-1 [overflow-wrap:anywhere]">
          <span className="text-ink-2">{comment.author.name}, <When at={comment.createdAt} />{comment.mentionsYou ? <> <Tag>{t.you}</Tag></> : comment.mentions.length > 0 ? ` · ${t.mentioned(comment.mentions.map(({ name }) => name).join(", "))}` : ""}</span>
          <p className="whitespace-pre-wrap">{comment.text}</p>
        </div>
      ))}
      {resolved ? null : (
        <form className="mt-1.5 flex flex-wrap items-end gap-2" noValidate onSubmit={(event) => { event.preventDefault(); reply.mutate({ slug, number, threadId: id, text, mentions }); }}>
          <TextArea aria-label={`${t.reply}: ${place}`} className="flex-1" rows={1} maxLength={1000} value={text} onChange={(event) => setText(event.target.value)} />
          <Button size="sm" type="submit" disabled={text.trim() === ""} busy={reply.isPending} aria-label={`${t.reply}: ${place}`}>{t.reply}</Button>
          {text.trim() === "" ? null : <MentionField people={people} chosen={mentions} onChange={setMentions} about={place} />}
        </form>
      )}
      {failed ? <FieldError>{faultOf(failed).message}</FieldError> : null}
    </li>
  );
}
