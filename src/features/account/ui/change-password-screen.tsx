"use client";

import { useRouter } from "next/navigation";
import { useState, type FormEvent } from "react";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { ErrorSummary } from "@/ui/error-summary";
import { faultOf } from "@/ui/fault";
import { Field } from "@/ui/field";
import { Notice } from "@/ui/notice";
import { PageTitle } from "@/ui/page-title";
import { PasswordInput } from "@/ui/password-input";
import { useInBrowser } from "@/ui/when";
import { safeReturnPath, signIn } from "./auth-client";
import { AuthPage } from "./auth-page";
import { passwordErrors, type PasswordField } from "./password-errors";
import { t } from "./text";
import { useSignOut } from "./use-sign-out";

/** Forced after a given password, free to use later. */
export function ChangePasswordScreen({ next }: { next: string | null }) {
  const me = trpc.account.me.useQuery();
  const forced = me.data?.mustChangePassword ?? true;
  const leave = useSignOut();
  const title = forced ? t.first.title : t.first.changeTitle;
  return (
    <AuthPage>
      <PageTitle title={title}>{title}</PageTitle>
      <p className="mt-1 mb-6 text-ink-2">{forced ? t.first.lead : t.first.changeLead}</p>
      <ChangeForm forced={forced} next={safeReturnPath(next)} />
      <p className="mt-8 border-t border-line pt-3.5"><Button tone="bare" onClick={() => void leave()}>{t.first.signOut}</Button></p>
    </AuthPage>
  );
}

function ChangeForm({ forced, next }: { forced: boolean; next: string }) {
  const [values, setValues] = useState<Record<PasswordField, string>>({ current: "", next: "", repeat: "" });
  const [errors, setErrors] = useState<readonly { fieldId: PasswordField; message: string }[]>([]);
  const router = useRouter();
  const ready = useInBrowser();
  const utils = trpc.useUtils();
  const change = trpc.account.changePassword.useMutation({
    onSuccess: async (_done, { next: password }) => {
      // The change ended every session of the account, this one too; the form still knows how to begin a new one.
      const email = utils.account.me.getData()?.email;
      if (email) await signIn(email, password);
      await utils.account.me.invalidate();
      router.replace(next);
      router.refresh();
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = passwordErrors(values);
    setErrors(found);
    if (found.length === 0) change.mutate({ current: values.current, next: values.next });
  };

  const field = (name: PasswordField, label: string, autoComplete: string, hint?: string) => (
    <Field id={name} label={label} hint={hint} error={errors.find((error) => error.fieldId === name)?.message}>
      {(control) => (
        <PasswordInput {...control} autoComplete={autoComplete} value={values[name]} onChange={(event) => setValues({ ...values, [name]: event.target.value })} />
      )}
    </Field>
  );

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-3">
      <ErrorSummary errors={errors} />
      {change.error ? <Notice tone="error">{faultOf(change.error).message}</Notice> : null}
      {field("current", forced ? t.first.current : t.first.currentOwn, "current-password")}
      {field("next", t.first.next, "new-password", t.first.nextHint)}
      {field("repeat", t.first.repeat, "new-password")}
      <div className="mt-2"><Button type="submit" tone="primary" disabled={!ready} busy={change.isPending}>{change.isPending ? t.first.busy : t.first.submit}</Button></div>
    </form>
  );
}
