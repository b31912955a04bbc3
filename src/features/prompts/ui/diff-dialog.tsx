"use client";

import { useState } from "react";
import { diffPrompts } from "@/domain/prompts/diff/diff-prompts";
import type { PromptFields } from "@/domain/prompts/prompt";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { ErrorState } from "@/ui/error-state";
import { NativeSelect } from "@/ui/field";
import { Segments } from "@/ui/segments";
import { Loading, SkeletonLine } from "@/ui/skeleton";
import type { PromptView } from "../contract";
import { DiffView } from "./diff-view";
import { t } from "./text";

/** A version by its number, or the text in the editor. */
export type DiffEnd = number | "text";

/** Any two versions, or a version and the text, over every field. */
export function DiffDialog({ view, text, from: firstFrom, to: firstTo, onClose }: { view: PromptView; text: PromptFields; from: DiffEnd; to: DiffEnd; onClose: () => void }) {
  const [from, setFrom] = useState(firstFrom);
  const [to, setTo] = useState(firstTo);
  const [beside, setBeside] = useState<"inline" | "beside">("inline");
  const before = useEnd(view.slug, from, text);
  const after = useEnd(view.slug, to, text);
  const error = before.error ?? after.error;
  const diffs = before.fields && after.fields ? diffPrompts(before.fields, after.fields) : null;
  return (
    <Dialog open wide onOpenChange={(open) => { if (!open) onClose(); }} title={t.diffTitle} actions={<Button onClick={onClose}>{t.close}</Button>}>
      <div className="flex flex-wrap items-center gap-2.5">
        <EndSelect label={t.from} value={from} latest={view.latest} onChange={setFrom} />
        <EndSelect label={t.to} value={to} latest={view.latest} onChange={setTo} />
        <Segments label={t.view} value={beside} onChange={setBeside} options={[{ value: "inline", label: t.inline }, { value: "beside", label: t.beside }]} />
        <span role="status" className="text-second text-ink-2">{diffs && diffs.length > 0 ? t.changed(diffs.length) : ""}</span>
      </div>
      {error ? <ErrorState what={t.versionsWhat} error={error} /> : diffs === null ? <Loading what={t.versionsWhat}><SkeletonLine width="100%" height={80} /></Loading> : <DiffView diffs={diffs} beside={beside === "beside"} />}
    </Dialog>
  );
}

function useEnd(slug: string, end: DiffEnd, text: PromptFields): { fields: PromptFields | null; error: unknown } {
  const version = trpc.prompts.version.useQuery({ slug, number: end === "text" ? 1 : end }, { enabled: end !== "text", staleTime: Infinity });
  return end === "text" ? { fields: text, error: null } : { fields: version.data?.fields ?? null, error: version.error };
}

function EndSelect({ label, value, latest, onChange }: { label: string; value: DiffEnd; latest: number; onChange: (end: DiffEnd) => void }) {
  return (
    <label className="flex items-center gap-1.5 text-second font-semibold text-ink-3">
      {label}
      <NativeSelect quiet className="font-normal" value={String(value)} onChange={(event) => onChange(event.target.value === "text" ? "text" : Number(event.target.value))}>
        <option value="text">{t.yourText}</option>
        {Array.from({ length: latest }, (_, index) => latest - index).map((number) => <option key={number} value={number}>{t.version(number)}</option>)}
      </NativeSelect>
    </label>
  );
}
