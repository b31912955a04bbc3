"use client";

import { useState, type FormEvent } from "react";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { faultOf } from "@/ui/fault";
import { Notice } from "@/ui/notice";
import { en } from "@/ui/text/en";
import { useDraft } from "@/ui/use-draft";
import type { AssessmentView } from "../contract";
import { DetailsFields } from "./details-fields";
import { detailsErrors, detailsOf, inputOf, isDetails, type DetailsError } from "./details-form";
import { t } from "./text";

/** A form opened on an older version is told so by the server; what was typed stays. */
export function EditDetails({ view, onClose }: { view: AssessmentView; onClose: () => void }) {
  const [opened] = useState(view);
  const [initial] = useState(() => detailsOf(view));
  const draft = useDraft(`details:${view.id}`, initial, isDetails);
  const [errors, setErrors] = useState<readonly DetailsError[]>([]);
  const utils = trpc.useUtils();
  const update = trpc.assessments.update.useMutation({
    onSuccess: async () => {
      draft.clear();
      onClose();
      await Promise.all([utils.assessments.get.invalidate({ id: view.id }), utils.assessments.list.invalidate()]);
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = detailsErrors(draft.value);
    setErrors(found);
    if (found.length === 0) update.mutate({ id: opened.id, expectedVersion: opened.version, ...inputOf(draft.value) });
  };

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t.form.editTitle}
    >
      <form noValidate onSubmit={submit}>
        {update.error ? <Notice tone="error" className="mb-4">{faultOf(update.error).message}</Notice> : null}
        <DetailsFields details={draft.value} onChange={draft.set} errors={errors} />
        <div className="mt-5 flex flex-wrap justify-end gap-2.5">
          <Button onClick={() => { draft.clear(); onClose(); }}>{en.dialog.cancel}</Button>
          <Button type="submit" tone="primary" busy={update.isPending}>{update.isPending ? t.form.saving : t.form.save}</Button>
        </div>
      </form>
    </Dialog>
  );
}
