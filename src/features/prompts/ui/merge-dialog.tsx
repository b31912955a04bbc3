"use client";

import { useState } from "react";
import { diffPrompts } from "@/domain/prompts/diff/diff-prompts";
import { mergeChoices, mergedPrompt } from "@/domain/prompts/merge-prompts";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { RadioGroup } from "@/ui/field";
import type { PromptView, VersionView } from "../contract";
import { DiffText } from "./diff-view";
import { Edited } from "./edited";
import { t } from "./text";
import type { Editor } from "./use-editor";

/** Somebody saved meanwhile: part by part, theirs beside mine, and which of them stays. Nothing is saved here. */
export function MergeDialog({ view, newest, editor, onClose }: { view: PromptView; newest: VersionView; editor: Editor; onClose: () => void }) {
  const base = trpc.prompts.version.useQuery({ slug: view.slug, number: editor.base }, { enabled: editor.base > 0, staleTime: Infinity });
  const [chosen, setChosen] = useState<Readonly<Record<string, "mine" | "theirs">>>({});
  const choices = mergeChoices(base.data?.fields ?? null, newest.fields, editor.fields);
  const diffs = diffPrompts(newest.fields, editor.fields);
  const sideOf = (field: string, usual: "mine" | "theirs"): "mine" | "theirs" => chosen[field] ?? usual;
  const take = (): void => {
    editor.adopt(mergedPrompt(newest.fields, editor.fields, new Set(choices.filter(({ field, side }) => sideOf(field, side) === "mine").map(({ field }) => field))), newest.number);
    onClose();
  };
  return (
    <Dialog
      open wide onOpenChange={(open) => { if (!open) onClose(); }} title={t.mergeTitle}
      description={<><p><Edited version={newest} /></p><p>{choices.length === 0 ? t.alike : t.mergeWhat(newest.number)}</p></>}
      actions={<><Button onClick={onClose}>{t.cancel}</Button><Button tone="primary" onClick={take}>{t.merge}</Button></>}
    >
      {choices.map(({ field, label, side, both }) => (
        <div key={field} className="mt-3 border-t border-line pt-2">
          <RadioGroup
            legend={both ? `${label}. ${t.bothChanged}` : label} name={`merge-${field}`} value={sideOf(field, side)} onChange={(value) => setChosen({ ...chosen, [field]: value })}
            options={[{ value: "mine", label: t.mine }, { value: "theirs", label: t.theirs(newest.number) }]}
          />
          {diffs.filter((diff) => diff.field === field || (field === "fewShot" && diff.field.startsWith("fewShot."))).map((diff) => <DiffText key={diff.field} pieces={diff.pieces} beside={false} />)}
        </div>
      ))}
    </Dialog>
  );
}
