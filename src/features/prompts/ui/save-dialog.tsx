"use client";

import { useState } from "react";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { faultOf } from "@/ui/fault";
import { Field, TextArea } from "@/ui/field";
import type { PromptView } from "../contract";
import { t } from "./text";
import type { Editor } from "./use-editor";

/** Asks what changed and why, then makes the version. If somebody was faster, the two are compared instead. */
export function SaveDialog({ view, editor, onClose, onConflict, onSaid }: { view: PromptView; editor: Editor; onClose: () => void; onConflict: () => void; onSaid: (said: string) => void }) {
  const utils = trpc.useUtils();
  const [note, setNote] = useState("");
  const { slug, latest } = view;
  const refresh = () => Promise.all([utils.prompts.get.invalidate({ slug }), utils.prompts.versions.invalidate({ slug }), utils.prompts.list.invalidate()]);
  const save = trpc.prompts.save.useMutation({
    onSuccess: async ({ made, version }) => {
      await refresh();
      editor.forget();
      onSaid(made ? t.saved(version.number) : t.noChange);
      onClose();
    },
    onError: async (error) => {
      if (faultOf(error).code !== "EDITED") return;
      await refresh();
      onConflict();
    },
  });
  const submit = (): void => save.mutate({ slug, expectedLatest: Math.max(editor.base, 0), fields: editor.fields, note });
  return (
    <Dialog
      open onOpenChange={(open) => { if (!open) onClose(); }} title={t.saveTitle(latest + 1)}
      actions={<><Button onClick={onClose}>{t.cancel}</Button><Button tone="primary" type="submit" form="save-prompt" busy={save.isPending}>{t.save}</Button></>}
    >
      <form id="save-prompt" noValidate onSubmit={(event) => { event.preventDefault(); submit(); }}>
        <Field label={t.note} hint={t.noteHint} error={save.error ? faultOf(save.error).message : undefined}>
          {(ids) => (
            <TextArea
              {...ids} rows={3} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)}
              onKeyDown={(event) => { if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit(); }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
