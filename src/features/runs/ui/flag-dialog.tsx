"use client";

import { useState } from "react";
import type { ProposedFlag } from "@/domain/risk/assessed";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { faultOf } from "@/ui/fault";
import { Field, TextArea } from "@/ui/field";
import { Notice } from "@/ui/notice";
import { en } from "@/ui/text/en";
import { REASON_MAX } from "../contract";
import { flagText } from "./text";

const text = flagText.dialog;
export type FlagVerdict = "CONFIRMED" | "DISMISSED";

/** The reason is required: it is printed beside the name of who decided. */
export function FlagDialog({ flag, name, verdict, busy, error, onClose, onSave }: {
  flag: ProposedFlag;
  name: string;
  verdict: FlagVerdict;
  busy: boolean;
  error: unknown;
  onClose: () => void;
  onSave: (reason: string) => void;
}) {
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const missing = reason.trim() === "";
  const save = (): void => {
    setTried(true);
    if (!missing) onSave(reason.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={verdict === "CONFIRMED" ? text.confirm : text.dismiss}
      description={`${name}. ${verdict === "DISMISSED" ? text.effect.dismissed : text.effect[flag.effect]}`}
      actions={
        <>
          <Button onClick={onClose}>{en.dialog.cancel}</Button>
          <Button tone="primary" busy={busy} onClick={save}>{busy ? text.saving : text.save}</Button>
        </>
      }
    >
      <div className="mt-3 space-y-3">
        {error ? (
          <Notice tone="error">
            <p>{faultOf(error).message}</p>
            {flag.state === "PROPOSED" ? null : <p className="mt-1">{text.theirs(flagText.states[flag.state], flag.decidedBy ?? "")} “{flag.reason}”</p>}
          </Notice>
        ) : null}
        <Field label={text.reason} hint={text.hint} error={tried && missing ? text.empty : undefined}>
          {(control) => <TextArea {...control} value={reason} maxLength={REASON_MAX} onChange={(event) => setReason(event.target.value)} />}
        </Field>
      </div>
    </Dialog>
  );
}
