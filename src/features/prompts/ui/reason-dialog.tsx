"use client";

import type { ReactNode } from "react";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { faultOf } from "@/ui/fault";
import { Field, TextArea } from "@/ui/field";
import { t } from "./text";

/** An act that is kept with its reason. */
export function ReasonDialog({ title, why, confirm, reason, onReason, error, busy, onConfirm, onClose, children }: {
  title: string;
  why: string;
  confirm: string;
  reason: string;
  onReason: (reason: string) => void;
  error: unknown;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}) {
  return (
    <Dialog
      open onOpenChange={(open) => { if (!open) onClose(); }} title={title} description={why}
      actions={<><Button onClick={onClose}>{t.cancel}</Button><Button tone="primary" type="submit" form="reason-form" busy={busy}>{confirm}</Button></>}
    >
      <form id="reason-form" noValidate className="mt-3" onSubmit={(event) => { event.preventDefault(); onConfirm(); }}>
        <Field label={t.reason} hint={t.reasonHint} error={error ? faultOf(error).message : undefined}>
          {(ids) => <TextArea {...ids} rows={3} maxLength={500} value={reason} onChange={(event) => onReason(event.target.value)} />}
        </Field>
        {children}
      </form>
    </Dialog>
  );
}
