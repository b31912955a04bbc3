"use client";

import { useState } from "react";
import { Button } from "@/ui/button";
import { Field, FieldError, TextInput } from "@/ui/field";
import { NOTE_MAX } from "../contract";
import type { TypedCheck } from "./check-typed";
import { intakeText } from "./intake-text";

const text = intakeText.unusual;

interface Props {
  /** Says which field it belongs to. */
  id: string;
  check: Extract<TypedCheck, { kind: "unusual" }>;
  onRepair: (value: string) => void;
  onReason: (reason: string) => void;
  busy: boolean;
}

/** A value that does not fit: one press repairs it, or a stated reason lets it through. */
export function UnusualValue({ id, check, onRepair, onReason, busy }: Props) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const { repair } = check;
  const submit = (): void => {
    setTried(true);
    if (reason.trim() !== "") onReason(reason.trim());
  };
  return (
    <div>
      <FieldError id={id}>{check.reason}</FieldError>
      <div className="mt-1.5 flex flex-wrap items-center gap-2">
        {repair ? <Button size="sm" busy={busy} onClick={() => onRepair(repair.text)}>{text.use(repair.words)}</Button> : null}
        <Button size="sm" tone="bare" aria-expanded={asking} onClick={() => setAsking(!asking)}>{text.right}</Button>
      </div>
      {asking ? (
        <form
          className="mt-2 flex max-w-[420px] flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Field label={text.why} hint={text.whyHint} error={tried && reason.trim() === "" ? text.missing : undefined} className="min-w-0 flex-1 basis-56">
            {(control) => <TextInput {...control} autoFocus value={reason} maxLength={NOTE_MAX} onChange={(event) => setReason(event.target.value)} />}
          </Field>
          <Button type="submit" size="sm" busy={busy} className="min-h-[34px]!">{text.save}</Button>
        </form>
      ) : null}
    </div>
  );
}
