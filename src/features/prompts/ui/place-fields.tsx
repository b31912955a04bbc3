"use client";

import { useState } from "react";
import { PROMPT_LIMITS as MOST, PROMPT_SECTIONS, type PromptFields, SECTION_WORD } from "@/domain/prompts/prompt";
import { trpc } from "@/trpc/client";
import { Checkbox, Field, NativeSelect, TextInput } from "@/ui/field";
import { t } from "./text";

/** What a prompt is called, and where it is in force. */
export function PlaceFields({ fields, onChange }: { fields: PromptFields; onChange: (fields: PromptFields) => void }) {
  const names = trpc.methodology.names.useQuery(undefined, { staleTime: Infinity });
  const { name, section, subSection, categories } = fields;
  const toggle = (id: string, on: boolean): void => onChange({ ...fields, categories: on ? [...categories, id] : categories.filter((each) => each !== id) });
  return (
    <>
      <Field label={t.name} className="mt-2">{(ids) => <TextInput {...ids} value={name} maxLength={MOST.name} autoComplete="off" onChange={(event) => onChange({ ...fields, name: event.target.value })} />}</Field>
      <div className="grid gap-x-4 wide:grid-cols-2">
        <Field label={t.section} className="mt-3">
          {(ids) => (
            <NativeSelect {...ids} value={section} onChange={(event) => onChange({ ...fields, section: PROMPT_SECTIONS.find((each) => each === event.target.value) ?? section })}>
              {PROMPT_SECTIONS.map((each) => <option key={each} value={each}>{SECTION_WORD[each]}</option>)}
            </NativeSelect>
          )}
        </Field>
        <Field label={t.subSection} className="mt-3">{(ids) => <TextInput {...ids} value={subSection} maxLength={MOST.subSection} autoComplete="off" onChange={(event) => onChange({ ...fields, subSection: event.target.value })} />}</Field>
      </div>
      <p className="mt-1 text-second text-ink-2">{t.subSectionHint}</p>
      <fieldset className="mt-3">
        <legend className="font-semibold">{t.categories}</legend>
        <p className="text-second text-ink-2">{t.categoriesHint}</p>
        <div className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
          {names.data?.categories.map(({ id, name: word }) => <Checkbox key={id} label={word} checked={categories.includes(id)} onChange={(event) => toggle(id, event.target.checked)} />)}
        </div>
      </fieldset>
      <TagsField tags={fields.tags} onChange={(tags) => onChange({ ...fields, tags })} />
    </>
  );
}

/** Typed as one line; read when the writer leaves it, so that a comma can be typed. */
function TagsField({ tags, onChange }: { tags: readonly string[]; onChange: (tags: string[]) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = (): void => {
    if (typed !== null) onChange(typed.split(",").map((tag) => tag.trim().slice(0, MOST.entry)).filter((tag) => tag !== "").slice(0, MOST.list));
    setTyped(null);
  };
  return (
    <Field label={t.tags} hint={t.tagsHint} className="mt-3">
      {(ids) => <TextInput {...ids} value={typed ?? tags.join(", ")} autoComplete="off" onChange={(event) => setTyped(event.target.value)} onBlur={read} />}
    </Field>
  );
}
