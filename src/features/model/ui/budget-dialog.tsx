"use client";

import { useState, type FormEvent } from "react";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { faultOf } from "@/ui/fault";
import { Field, Joined, TextInput, Unit } from "@/ui/field";
import { Notice } from "@/ui/notice";
import { en } from "@/ui/text/en";
import { setBudgetInput } from "../contract";
import { figureOf } from "./desk-words";
import { t } from "./text";

const FORM = "model-budget";

export function BudgetDialog({ budgetUsd, onClose }: { budgetUsd: number | null; onClose: () => void }) {
  const [typed, setTyped] = useState(budgetUsd === null ? "" : String(budgetUsd));
  const [tried, setTried] = useState(false);
  const utils = trpc.useUtils();
  const save = trpc.model.setBudget.useMutation({
    onSuccess: async () => {
      onClose();
      await utils.model.desk.invalidate();
    },
  });
  const read = setBudgetInput.safeParse({ monthlyUsd: figureOf(typed) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (read.success) save.mutate(read.data);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => { if (!open) onClose(); }}
      title={t.budgetTitle}
      actions={<><Button onClick={onClose}>{en.dialog.cancel}</Button><Button type="submit" form={FORM} tone="primary" busy={save.isPending}>{t.save}</Button></>}
    >
      <form id={FORM} noValidate onSubmit={submit} className="mt-3 flex flex-col gap-4">
        {save.error ? <Notice tone="error">{faultOf(save.error).message}</Notice> : null}
        <Field label={t.budgetLabel} hint={t.budgetHint} error={tried ? read.error?.issues[0]?.message : undefined}>
          {(control) => <Joined><Unit>{t.usd}</Unit><TextInput {...control} inputMode="decimal" autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} /></Joined>}
        </Field>
      </form>
    </Dialog>
  );
}
