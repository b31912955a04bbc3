"use client";

import { useState, type ReactNode } from "react";
import { en } from "@/ui/text/en";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { Field, Joined, TextInput } from "./field";

/** Shows a secret once. Escape and a click outside do not close it: what is lost here is lost. */
export function SecretDialog({ secret, title, body, label, note, onDone }: {
  secret: string;
  title: string;
  body: ReactNode;
  label: string;
  note?: ReactNode;
  onDone: () => void;
}) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard?.writeText(secret).then(() => setCopied(true), () => setCopied(false));
  };
  return (
    <Dialog wide open onOpenChange={() => undefined} title={title} description={body} actions={<Button tone="primary" onClick={onDone}>{en.secret.done}</Button>}>
      <Field className="mt-4" label={label}>
        {(control) => (
          <Joined>
            <TextInput {...control} readOnly value={secret} className="font-mono text-small!" onFocus={(event) => event.target.select()} />
            <Button onClick={copy}>{copied ? en.secret.copied : en.secret.copy}</Button>
          </Joined>
        )}
      </Field>
      <p role="status" className="sr-only">{copied ? en.secret.copied : ""}</p>
      {note}
    </Dialog>
  );
}
