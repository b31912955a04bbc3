"use client";

import { useId, useState, type FormEvent } from "react";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { faultOf } from "@/ui/fault";
import { FieldError, TextInput } from "@/ui/field";
import { t } from "./text";

/** In the row of the locked file. The password goes to the server once and is kept nowhere. */
export function UnlockForm({ documentId, name, onOpened }: { documentId: string; name: string; onOpened: () => Promise<void> }) {
  const id = useId();
  const [password, setPassword] = useState("");
  const unlock = trpc.documents.unlock.useMutation({
    onSuccess: async () => {
      setPassword("");
      await onOpened();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== "") unlock.mutate({ id: documentId, password });
  };
  const error = unlock.error ? faultOf(unlock.error).message : null;
  return (
    <form noValidate onSubmit={submit} className="mt-1.5 pl-5">
      <label htmlFor={id} className="text-second font-semibold">{t.password}<span className="sr-only"> {name}</span></label>
      <div className="flex flex-wrap items-center gap-2.5">
        <TextInput
          id={id}
          type="password"
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
          className="w-[210px]!"
        />
        <Button type="submit" busy={unlock.isPending}>{unlock.isPending ? t.unlocking : t.unlock}</Button>
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : <span id={`${id}-hint`} className="text-second text-ink-2">{t.passwordOnce}</span>}
    </form>
  );
}
