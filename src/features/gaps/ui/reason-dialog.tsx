"use client";

import { useState } from "react";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Field, TextArea } from "@/ui/field";
import { en } from "@/ui/text/en";
import { NOTE_MAX } from "../contract";

/** Asks why before something is set aside. */
export function ReasonDialog({ open, onClose, title, body, label, act, empty, onReason }: {
  open: boolean;
  onClose: () => void;
  title: string;
  body: string;
  label: string;
  act: string;
  /** Said when the reason is missing; without it the reason is optional. */
  empty?: string;
  onReason: (reason: string) => void;
}) {
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const missing = empty !== undefined && reason.trim() === "";
  const submit = (): void => {
    setTried(true);
    if (missing) return;
    onReason(reason.trim());
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={title}
      description={body}
      actions={
        <>
          <Button onClick={onClose}>{en.dialog.cancel}</Button>
          <Button tone="primary" onClick={submit}>{act}</Button>
        </>
      }
    >
      <div className="mt-3">
        <Field label={label} optional={empty === undefined} error={tried && missing ? empty : undefined}>
          {(control) => <TextArea {...control} value={reason} maxLength={NOTE_MAX} onChange={(event) => setReason(event.target.value)} />}
        </Field>
      </div>
    </Dialog>
  );
}
