"use client";

import { NativeSelect, TextInput } from "@/ui/field";
import type { PreviewVersionInput, PromptView } from "../contract";
import { t } from "./text";
import { VersionNumber } from "./version-number";

/** What runs beside the text: nothing, a version, or the same text with another model. */
export interface Beside {
  kind: "" | "production" | "staging" | "version" | "model";
  number: number;
  modelId: string;
}
export const NOTHING_BESIDE: Beside = { kind: "", number: 0, modelId: "" };

/** What to start beside the editor's own; null = nothing, or not chosen yet. */
export function besideOf({ kind, number: chosen, modelId }: Beside, view: PromptView, own: PreviewVersionInput): { title: string; input: PreviewVersionInput } | null {
  if (kind === "model") return modelId === "" ? null : { title: modelId, input: { ...own, modelId } };
  const number = kind === "production" ? view.production : kind === "staging" ? view.staging : kind === "version" ? chosen : null;
  if (number === null || number < 1 || number > view.latest) return null;
  return { title: t.version(number), input: { slug: view.slug, number, on: own.on } };
}

export function BesideChoice({ view, beside, onChange }: { view: PromptView; beside: Beside; onChange: (beside: Beside) => void }) {
  const labels = (["production", "staging"] as const).flatMap((label) => (view[label] === null ? [] : [{ label, number: view[label] }]));
  return (
    <>
      <label className="flex items-center gap-1.5 text-second font-semibold text-ink-3">
        {t.compareWith}
        <NativeSelect quiet className="font-normal" value={beside.kind} onChange={(event) => onChange({ ...beside, kind: event.target.value as Beside["kind"], number: beside.number === 0 ? view.latest : beside.number })}>
          <option value="">{t.alone}</option>
          {labels.map(({ label, number }) => <option key={label} value={label}>{t.labelAt(t.word[label], number)}</option>)}
          {view.latest > 0 ? <option value="version">{t.anyVersion}</option> : null}
          <option value="model">{t.otherModel}</option>
        </NativeSelect>
      </label>
      {beside.kind === "version" ? <VersionNumber view={view} value={beside.number} label={t.versionBeside} onChange={(number) => onChange({ ...beside, number })} /> : null}
      {beside.kind === "model" ? <TextInput aria-label={t.otherModelId} placeholder={t.otherModelId} className="w-[180px]!" value={beside.modelId} maxLength={200} onChange={(event) => onChange({ ...beside, modelId: event.target.value.trim() })} /> : null}
    </>
  );
}
