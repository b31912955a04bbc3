"use client";

import { useState, type FormEvent } from "react";
import { SCOPES, type Scope, scopesFor } from "@/domain/access/scopes";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { faultOf } from "@/ui/fault";
import { Checkbox, Field, FieldError, NativeSelect, TextInput } from "@/ui/field";
import { Notice } from "@/ui/notice";
import { en } from "@/ui/text/en";
import { type CreateTokenInput, createTokenInput, LIFETIMES, NAME_MAX } from "../contract";
import { t } from "./text";

const FORM = "token-form";
const FIRST_SCOPES: readonly Scope[] = ["jobs:read", "jobs:write"];

export function TokenForm({ onClose, onMade }: { onClose: () => void; onMade: (token: string) => void }) {
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState(FIRST_SCOPES);
  const [lifetime, setLifetime] = useState("90");
  const [tried, setTried] = useState(false);
  const me = trpc.account.me.useQuery();
  const offered = me.data ? scopesFor(me.data.role) : SCOPES;
  const utils = trpc.useUtils();
  const create = trpc.tokens.create.useMutation({
    onSuccess: async ({ token }) => {
      onMade(token);
      await utils.tokens.list.invalidate();
    },
  });
  const value = { name, scopes: [...scopes], lifetimeDays: lifetime === "" ? null : Number(lifetime) } as CreateTokenInput;
  const issues = createTokenInput.safeParse(value).error?.issues ?? [];
  const issueOf = (field: string): string | null => (tried ? (issues.find((issue) => issue.path[0] === field)?.message ?? null) : null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (issues.length === 0) create.mutate(value);
  };
  const toggle = (scope: Scope, on: boolean) => setScopes(SCOPES.filter((one) => (one === scope ? on : scopes.includes(one))));
  const scopeIssue = issueOf("scopes");

  return (
    <Dialog
      wide
      open
      onOpenChange={(open) => { if (!open) onClose(); }}
      title={t.form.title}
      actions={<><Button onClick={onClose}>{en.dialog.cancel}</Button><Button type="submit" form={FORM} tone="primary" busy={create.isPending}>{t.form.make}</Button></>}
    >
      <form id={FORM} noValidate onSubmit={submit} className="mt-3 flex flex-col gap-4">
        {create.error ? <Notice tone="error">{faultOf(create.error).message}</Notice> : null}
        <Field label={t.form.name} hint={t.form.nameHint} error={issueOf("name")}>
          {(control) => <TextInput {...control} autoComplete="off" maxLength={NAME_MAX} value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
        <fieldset aria-describedby={scopeIssue ? `${FORM}-scopes` : undefined}>
          <legend className="mb-1 font-semibold">{t.form.scopes}</legend>
          <div className="flex flex-col gap-1.5">
            {offered.map((scope) => <Checkbox key={scope} label={t.scopeWords[scope]} checked={scopes.includes(scope)} onChange={(event) => toggle(scope, event.target.checked)} />)}
          </div>
          {scopeIssue ? <FieldError id={`${FORM}-scopes`}>{scopeIssue}</FieldError> : null}
        </fieldset>
        <Field label={t.form.lifetime}>
          {(control) => (
            <NativeSelect {...control} value={lifetime} onChange={(event) => setLifetime(event.target.value)}>
              {LIFETIMES.map((days) => <option key={String(days)} value={days ?? ""}>{days === null ? t.form.never : t.form.days(days)}</option>)}
            </NativeSelect>
          )}
        </Field>
      </form>
    </Dialog>
  );
}
