"use client";

import { useState } from "react";
import { JOB_STATUSES, JOB_TYPES, type JobStatus } from "@/domain/jobs/job";
import { Button } from "@/ui/button";
import { NativeSelect, TextInput } from "@/ui/field";
import { Segments } from "@/ui/segments";
import { Glyph } from "@/ui/state/glyph";
import { isFiltered, type JobFilter } from "./job-filter";
import { t } from "./text";

type StatusFilter = JobStatus | "ALL";

interface FiltersProps {
  filter: JobFilter;
  apply: (filter: JobFilter) => void;
}

/** What the list is chosen by; any change begins at the newest page again. */
export function JobFilters({ filter, apply }: FiltersProps) {
  const set = (part: Partial<JobFilter>) => apply({ ...filter, cursor: undefined, ...part });
  const narrow = filter.recipe ?? filter.session ?? filter.from ?? filter.to;
  return (
    <div className="mb-3 flex flex-col gap-2.5">
      <div className="flex flex-wrap items-center gap-2.5">
        <Segments<StatusFilter>
          label={t.filter}
          value={filter.status ?? "ALL"}
          onChange={(status) => set({ status: status === "ALL" ? undefined : status })}
          options={[{ value: "ALL", label: t.everything }, ...JOB_STATUSES.map((value) => ({ value, label: t.status[value] }))]}
        />
        <NativeSelect quiet aria-label={t.typeFilter} value={filter.type ?? ""} onChange={(event) => set({ type: JOB_TYPES.find((name) => name === event.target.value) })}>
          <option value="">{t.allTypes}</option>
          {JOB_TYPES.map((name) => <option key={name} value={name}>{t.type[name]}</option>)}
        </NativeSelect>
        <SettledInput type="search" label={t.search} placeholder={t.search} value={filter.search ?? ""} onSettle={(search) => set({ search })} className="w-[280px]! max-wide:w-full!" />
        <span className="flex-1" />
        {isFiltered(filter) ? <Button tone="bare" onClick={() => apply({})}>{t.clear}</Button> : null}
      </div>
      <details className="group" open={narrow !== undefined || undefined}>
        <summary className="inline-flex min-h-6 items-center gap-1.5 text-second text-ink-2">
          <Glyph name="right" size={11} className="group-open:rotate-90" />
          {t.moreFilters}
        </summary>
        <div className="mt-2 flex flex-wrap items-end gap-x-3 gap-y-2 text-second">
          <Labelled label={t.recipe}>{(id) => <SettledInput id={id} value={filter.recipe ?? ""} onSettle={(recipe) => set({ recipe })} />}</Labelled>
          <Labelled label={t.session}>{(id) => <SettledInput id={id} value={filter.session ?? ""} onSettle={(session) => set({ session })} />}</Labelled>
          <Labelled label={t.from}>{(id) => <TextInput id={id} type="date" value={filter.from ?? ""} max={filter.to} onChange={(event) => set({ from: event.target.value || undefined })} />}</Labelled>
          <Labelled label={t.to}>{(id) => <TextInput id={id} type="date" value={filter.to ?? ""} min={filter.from} onChange={(event) => set({ to: event.target.value || undefined })} />}</Labelled>
        </div>
      </details>
    </div>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => React.ReactNode }) {
  const id = `jobs-by-${label.toLowerCase().replace(/\W+/g, "-")}`;
  return (
    <div className="w-[170px] max-wide:w-[calc(50%-6px)]">
      <label htmlFor={id} className="label">{label}</label>
      {children(id)}
    </div>
  );
}

/** Chosen when the reader is done: on Enter, or on leaving the field. */
function SettledInput({ value, onSettle, label, ...rest }: {
  value: string;
  onSettle: (value: string | undefined) => void;
  label?: string;
  id?: string;
  type?: string;
  placeholder?: string;
  className?: string;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed !== null && typed.trim() !== value) onSettle(typed.trim() || undefined);
    setTyped(null);
  };
  return (
    <TextInput
      {...rest}
      aria-label={label}
      maxLength={255}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === "Enter") settle();
      }}
    />
  );
}
