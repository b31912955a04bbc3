"use client";

import { useState } from "react";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Field, Joined, TextInput } from "@/ui/field";
import { Notice } from "@/ui/notice";
import { t } from "./text";

/** Shows a secret once. Escape and a click outside do not close it: what is lost here is lost. */
export function SecretDialog({ secret, rotated, onDone }: { secret: string | null; rotated: boolean; onDone: () => void }) {
  const [copied, setCopied] = useState(false);
  if (secret === null) return null;
  const copy = () => {
    navigator.clipboard?.writeText(secret).then(() => setCopied(true), () => setCopied(false));
  };
  const close = () => {
    setCopied(false);
    onDone();
  };
  return (
    <Dialog wide open onOpenChange={() => undefined} title={t.secret.title} description={t.secret.body} actions={<Button tone="primary" onClick={close}>{t.secret.done}</Button>}>
      <Field className="mt-4" label={t.secret.label}>
        {(control) => (
          <Joined>
            <TextInput {...control} readOnly value={secret} className="font-mono text-small!" onFocus={(event) => event.target.select()} />
            <Button onClick={copy}>{copied ? t.secret.copied : t.secret.copy}</Button>
          </Joined>
        )}
      </Field>
      <p role="status" className="sr-only">{copied ? t.secret.copied : ""}</p>
      {rotated ? <Notice className="mt-4">{t.secret.rotated}</Notice> : null}
    </Dialog>
  );
}
