"use client";

import { useState } from "react";
import { PROMPT_SECTIONS, SECTION_WORD } from "@/domain/prompts/prompt";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { NativeSelect, TextInput } from "@/ui/field";
import { Segments } from "@/ui/segments";
import { PROMPT_SORTS } from "../contract";
import { isFiltered, type PromptFilter } from "./prompt-filter";
import { t } from "./text";

/** What the list is chosen by; every choice goes into the address at once, the search on Enter or on leaving the field. */
export function PromptFilters({ filter, apply }: { filter: PromptFilter; apply: (filter: PromptFilter) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const names = trpc.methodology.names.useQuery(undefined, { staleTime: Infinity });
  const set = (part: Partial<PromptFilter>) => apply({ ...filter, ...part });
  const search = () => {
    if (typed !== null) set({ search: typed.trim() || undefined });
    setTyped(null);
  };
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2.5">
      <Segments label={t.archived} value={filter.archived ? "archived" : "current"} onChange={(value) => set({ archived: value === "archived" || undefined })} options={[{ value: "current", label: t.current }, { value: "archived", label: t.archived }]} />
      <TextInput
        type="search" aria-label={t.search} placeholder={t.search} maxLength={100} className="w-[240px]! max-wide:w-full!" value={typed ?? filter.search ?? ""}
        onChange={(event) => setTyped(event.target.value)} onBlur={search} onKeyDown={(event) => { if (event.key === "Enter") search(); }}
      />
      <NativeSelect quiet aria-label={t.section} value={filter.section ?? ""} onChange={(event) => set({ section: PROMPT_SECTIONS.find((section) => section === event.target.value) })}>
        <option value="">{t.allSections}</option>
        {PROMPT_SECTIONS.map((section) => <option key={section} value={section}>{SECTION_WORD[section]}</option>)}
      </NativeSelect>
      <NativeSelect quiet aria-label={t.category} value={filter.category ?? ""} onChange={(event) => set({ category: event.target.value || undefined })}>
        <option value="">{t.allCategories}</option>
        {names.data?.categories.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
      </NativeSelect>
      <NativeSelect quiet aria-label={t.label} value={filter.label ?? ""} onChange={(event) => set({ label: (["staging", "production", "none"] as const).find((label) => label === event.target.value) })}>
        <option value="">{t.anyLabel}</option>
        <option value="production">{t.word.production}</option>
        <option value="staging">{t.word.staging}</option>
        <option value="none">{t.noLabel}</option>
      </NativeSelect>
      <NativeSelect quiet aria-label={t.sort} value={filter.sort ?? "updated"} onChange={(event) => set({ sort: event.target.value === "name" ? "name" : undefined })}>
        {PROMPT_SORTS.map((sort) => <option key={sort} value={sort}>{t.sorts[sort]}</option>)}
      </NativeSelect>
      {isFiltered(filter) ? <Button tone="bare" onClick={() => apply({ archived: filter.archived })}>{t.clear}</Button> : null}
    </div>
  );
}
