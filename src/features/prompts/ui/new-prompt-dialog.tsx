"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { PROMPT_SECTIONS, type PromptSection, SECTION_WORD } from "@/domain/prompts/prompt";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { faultOf } from "@/ui/fault";
import { Field, NativeSelect, TextInput } from "@/ui/field";
import { t } from "./text";

/** A name and a section; the rest is written in the editor. */
export function NewPromptDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const utils = trpc.useUtils();
  const [name, setName] = useState("");
  const [section, setSection] = useState<PromptSection>("RISK_CATEGORY");
  const [copyOf, setCopyOf] = useState("");
  const others = trpc.prompts.list.useQuery({ section, sort: "name", pageSize: 100 });
  const create = trpc.prompts.create.useMutation({
    onSuccess: async ({ slug }) => {
      await utils.prompts.list.invalidate();
      router.push(`/admin/prompts/${slug}`);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => { if (!open) onClose(); }}
      title={t.addTitle}
      actions={<><Button onClick={onClose}>{t.cancel}</Button><Button tone="primary" type="submit" form="new-prompt" busy={create.isPending}>{t.create}</Button></>}
    >
      <form id="new-prompt" noValidate onSubmit={(event) => { event.preventDefault(); create.mutate({ name, section, copyOf: copyOf || undefined }); }}>
        <Field label={t.name} hint={t.nameHint} error={create.error ? faultOf(create.error).message : undefined}>
          {(ids) => <TextInput {...ids} value={name} maxLength={100} autoComplete="off" onChange={(event) => setName(event.target.value)} />}
        </Field>
        <Field label={t.section} className="mt-3">
          {(ids) => (
            <NativeSelect {...ids} value={section} onChange={(event) => { setSection(PROMPT_SECTIONS.find((each) => each === event.target.value) ?? section); setCopyOf(""); }}>
              {PROMPT_SECTIONS.map((each) => <option key={each} value={each}>{SECTION_WORD[each]}</option>)}
            </NativeSelect>
          )}
        </Field>
        <Field label={t.copyOf} className="mt-3">
          {(ids) => (
            <NativeSelect {...ids} value={copyOf} onChange={(event) => setCopyOf(event.target.value)}>
              <option value="">{t.blank}</option>
              {others.data?.prompts.filter(({ latest }) => latest > 0).map(({ slug, name: other }) => <option key={slug} value={slug}>{other}</option>)}
            </NativeSelect>
          )}
        </Field>
      </form>
    </Dialog>
  );
}
