"use client";

import { useState } from "react";
import { textsOf } from "@/domain/prompts/diff/diff-prompts";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { faultOf } from "@/ui/fault";
import { Field, FieldError, NativeSelect, TextArea } from "@/ui/field";
import type { ThreadsView } from "../comments-contract";
import type { PromptView } from "../contract";
import { MentionField } from "./mention-field";
import { t } from "./text";
import { VersionNumber } from "./version-number";

/** A comment on any version, or one of its fields. `on` is the version whose menu asked for it; null = none did. */
export function NewComment({ view, on, people }: { view: PromptView; on: number | null; people: ThreadsView["people"] }) {
  const utils = trpc.useUtils();
  // Until another is chosen the newest: it may be saved while the page is open.
  const [picked, setNumber] = useState(on);
  const number = picked ?? view.latest;
  const [text, setText] = useState("");
  const [field, setField] = useState("");
  const [mentions, setMentions] = useState<string[]>([]);
  const there = number >= 1 && number <= view.latest;
  const version = trpc.prompts.version.useQuery({ slug: view.slug, number }, { enabled: there, staleTime: Infinity });
  const add = trpc.prompts.comment.useMutation({
    onSuccess: async () => {
      setText("");
      setMentions([]);
      await utils.prompts.threads.invalidate({ slug: view.slug });
    },
  });
  const fields = version.data ? [...textsOf(version.data.fields)] : [];
  return (
    <form className="mt-2" noValidate onSubmit={(event) => { event.preventDefault(); add.mutate({ slug: view.slug, number, field: field || null, text, mentions }); }}>
      <Field label={t.comment}>{(ids) => <TextArea {...ids} rows={2} maxLength={1000} autoFocus={on !== null} value={text} onChange={(event) => setText(event.target.value)} />}</Field>
      <div className="mt-1.5 flex flex-wrap items-center gap-2">
        <VersionNumber view={view} value={number} onChange={setNumber} label={t.commentVersion} />
        <NativeSelect aria-label={t.commentOn} className="basis-full" value={field} onChange={(event) => setField(event.target.value)}>
          <option value="">{t.wholeVersion}</option>
          {fields.map(([name, { label }]) => <option key={name} value={name}>{label}</option>)}
        </NativeSelect>
        <MentionField people={people} chosen={mentions} onChange={setMentions} about={null} />
        <Button size="sm" type="submit" disabled={text.trim() === "" || !there} busy={add.isPending}>{t.send}</Button>
      </div>
      {add.error ? <FieldError>{faultOf(add.error).message}</FieldError> : null}
    </form>
  );
}
