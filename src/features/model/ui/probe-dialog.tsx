"use client";

import { useState } from "react";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { faultOf } from "@/ui/fault";
import { Field, FieldError, TextArea } from "@/ui/field";
import { en } from "@/ui/text/en";
import { probeModelInput } from "../contract";
import { t } from "./text";

const REASON_MAX = 500;

/** Asks for the reason, then sends one small call; what came of it goes to `onDone`. */
export function ProbeDialog({ model, onClose, onDone }: { model: string; onClose: () => void; onDone: (outcome: { answered: boolean; sentence: string }) => void }) {
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const utils = trpc.useUtils();
  const probe = trpc.model.probe.useMutation({
    onSuccess: onDone,
    // Answered or not, the breaker has moved.
    onSettled: () => utils.model.invalidate(),
  });
  const read = probeModelInput.safeParse({ model, reason });
  const submit = () => {
    setTried(true);
    if (read.success) probe.mutate(read.data);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => { if (!open) onClose(); }}
      title={t.probeTitle}
      description={<span className="[overflow-wrap:anywhere]">{t.probeWhat(model)}</span>}
      actions={<><Button onClick={onClose}>{en.dialog.cancel}</Button><Button tone="primary" busy={probe.isPending} onClick={submit}>{t.probe}</Button></>}
    >
      <Field className="mt-3.5" label={t.reason} hint={t.reasonHint} error={tried ? read.error?.issues[0]?.message : undefined}>
        {(control) => <TextArea {...control} value={reason} maxLength={REASON_MAX} onChange={(event) => setReason(event.target.value)} />}
      </Field>
      {probe.error ? <FieldError>{faultOf(probe.error).message}</FieldError> : null}
    </Dialog>
  );
}
