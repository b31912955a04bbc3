"use client";

import { useState } from "react";
import { textsOf } from "@/domain/prompts/diff/diff-prompts";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { faultOf } from "@/ui/fault";
import { Field, FieldError, NativeSelect, TextArea } from "@/ui/field";
import type { CommentThread, PromptView, ThreadsView } from "../contract";
import { CommentThreadView } from "./comment-thread";
import { t } from "./text";

/** Threads on the versions of a prompt and their fields. */
export function CommentsPane({ view }: { view: PromptView }) {
  const threads = trpc.prompts.threads.useQuery({ slug: view.slug });
  const all = threads.data?.threads ?? [];
  const labelOf = (field: string | null): string | null => (field === null ? null : (view.newest && textsOf(view.newest.fields).get(field)?.label) ?? field);
  return (
    <section aria-label={t.comments} className="mt-5 border-t-[1.5px] border-ink pt-2">
      <h2 className="mb-1 font-sans text-[14.5px]! leading-5! font-semibold">{t.comments} <span className="font-normal text-ink-3">{threads.data ? t.openThreads(all.filter(({ resolved }) => resolved === null).length) : ""}</span></h2>
      {threads.error && !threads.data ? <ErrorState what={t.commentsWhat} error={threads.error} onRetry={() => void threads.refetch()} retrying={threads.isFetching} /> : null}
      {threads.data && all.length === 0 ? <p className="text-second text-ink-2">{t.noComments}</p> : null}
      <ul>{all.map((thread: CommentThread) => <CommentThreadView key={thread.id} slug={view.slug} thread={thread} place={t.threadOn(thread.number, labelOf(thread.field))} />)}</ul>
      {view.newest ? <NewComment view={view} number={view.newest.number} people={threads.data?.people ?? []} /> : null}
    </section>
  );
}

function NewComment({ view, number, people }: { view: PromptView; number: number; people: ThreadsView["people"] }) {
  const utils = trpc.useUtils();
  const [text, setText] = useState("");
  const [field, setField] = useState("");
  const [mention, setMention] = useState("");
  const add = trpc.prompts.comment.useMutation({
    onSuccess: async () => {
      setText("");
      setMention("");
      await utils.prompts.threads.invalidate({ slug: view.slug });
    },
  });
  const fields = view.newest ? [...textsOf(view.newest.fields)] : [];
  return (
    <form className="mt-2" noValidate onSubmit={(event) => { event.preventDefault(); add.mutate({ slug: view.slug, number, field: field || null, text, mentions: mention === "" ? [] : [mention] }); }}>
      <Field label={t.comment}>{(ids) => <TextArea {...ids} rows={2} maxLength={1000} value={text} onChange={(event) => setText(event.target.value)} />}</Field>
      <div className="mt-1.5 flex flex-wrap items-center gap-2">
        <NativeSelect aria-label={t.commentOn} className="basis-full" value={field} onChange={(event) => setField(event.target.value)}>
          <option value="">{t.wholeVersion}</option>
          {fields.map(([name, { label }]) => <option key={name} value={name}>{label}</option>)}
        </NativeSelect>
        <NativeSelect aria-label={t.mention} className="basis-full" value={mention} onChange={(event) => setMention(event.target.value)}>
          <option value="">{t.mention}: {t.mentionNobody}</option>
          {people.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
        </NativeSelect>
        <Button size="sm" type="submit" disabled={text.trim() === ""} busy={add.isPending}>{t.send}</Button>
      </div>
      {add.error ? <FieldError>{faultOf(add.error).message}</FieldError> : null}
    </form>
  );
}
