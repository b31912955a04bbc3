"use client";

import { trpc } from "@/trpc/client";
import { faultOf } from "@/ui/fault";
import { TextInput } from "@/ui/field";
import type { PromptView } from "../contract";
import { t } from "./text";

/** Any version by its number; its note and author say whether it is the one that is meant. `value` 0 = none yet. */
export function VersionNumber({ view, value, onChange, label }: { view: PromptView; value: number; onChange: (number: number) => void; label: string }) {
  const there = value >= 1 && value <= view.latest;
  const version = trpc.prompts.version.useQuery({ slug: view.slug, number: value }, { enabled: there, staleTime: Infinity });
  const hint = !there ? t.versionRange(view.latest) : version.error ? faultOf(version.error).message : version.data ? t.versionIs(version.data.author.name, version.data.note) : "";
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      <label className="flex items-center gap-x-2 text-second text-ink-2">
        {label}
        <TextInput type="number" inputMode="numeric" min={1} max={view.latest} step={1} aria-invalid={there ? undefined : true} className="w-[84px]!" value={value === 0 ? "" : value} onChange={(event) => onChange(Math.trunc(Number(event.target.value)) || 0)} />
      </label>
      <span role="status" className="text-second [overflow-wrap:anywhere] text-ink-2">{hint}</span>
    </span>
  );
}
