"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState, type FormEvent } from "react";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { Field, TextInput } from "@/ui/field";
import { Notice } from "@/ui/notice";
import { PageTitle } from "@/ui/page-title";
import { PasswordInput } from "@/ui/password-input";
import { useInBrowser } from "@/ui/when";
import { signInInput } from "../contract";
import { safeReturnPath, signIn, type SignInOutcome } from "./auth-client";
import { AuthPage } from "./auth-page";
import { SampleEvidence } from "./sample-evidence";
import { t } from "./text";

const REFUSED: Record<string, { title: string; body: string }> = {
  RATE_LIMITED: { title: t.signIn.pausedTitle, body: t.signIn.paused },
  UNAVAILABLE: { title: t.signIn.awayTitle, body: t.signIn.away },
};
const MISMATCH = { title: t.signIn.refusedTitle, body: t.signIn.refused };
const SILENT = { title: t.signIn.silentTitle, body: t.signIn.silent };

const wordsOf = (outcome: SignInOutcome | null): { title: string; body: string } | null => {
  if (outcome === null || outcome.kind === "in") return null;
  return outcome.kind === "silent" ? SILENT : (REFUSED[outcome.reason] ?? MISMATCH);
};

export function SignInScreen({ next }: { next: string | null }) {
  return (
    <AuthPage aside={<SampleEvidence />}>
      <PageTitle title={t.signIn.title}>{t.signIn.title}</PageTitle>
      <p className="mt-1 mb-6 text-ink-2">{t.signIn.lead}</p>
      <SignInForm next={safeReturnPath(next)} />
      <p className="mt-8 border-t border-line pt-3.5 text-second text-ink-2">{t.signIn.stay}</p>
    </AuthPage>
  );
}

function SignInForm({ next }: { next: string }) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [outcome, setOutcome] = useState<SignInOutcome | null>(null);
  const [missing, setMissing] = useState<{ email: boolean; password: boolean }>({ email: false, password: false });
  const [busy, setBusy] = useState(false);
  const enter = useEnter(next);
  // Before the page is taken over a press would post the form by itself, to nowhere.
  const ready = useInBrowser();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = signInInput.safeParse({ email, password });
    setMissing({ email: email.trim() === "", password: password === "" });
    if (!parsed.success) return;
    setBusy(true);
    const answer = await signIn(parsed.data.email, parsed.data.password);
    setOutcome(answer);
    if (answer.kind === "in") await enter();
    else setBusy(false);
  };

  const words = wordsOf(outcome);
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      {words ? <Notice tone="error" title={words.title} className="mb-1.5"><span className="text-second">{words.body}</span></Notice> : null}
      <Field label={t.signIn.email} error={missing.email ? t.signIn.emailMissing : null}>
        {(control) => (
          <TextInput {...control} type="email" name="email" autoComplete="username" inputMode="email" value={email} onChange={(event) => setEmail(event.target.value)} />
        )}
      </Field>
      <Field label={t.signIn.password} error={missing.password ? t.signIn.passwordMissing : null}>
        {(control) => (
          <PasswordInput {...control} name="password" autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
        )}
      </Field>
      <div className="mt-2">
        <Button type="submit" tone="primary" disabled={!ready} busy={busy}>{busy ? t.signIn.busy : t.signIn.submit}</Button>
      </div>
    </form>
  );
}

/** After signing in: nothing of an earlier session stays in memory, and a given password is changed first. */
function useEnter(next: string): () => Promise<void> {
  const router = useRouter();
  const queries = useQueryClient();
  const utils = trpc.useUtils();
  return async () => {
    queries.clear();
    const me = await utils.account.me.fetch().catch(() => null);
    router.replace(me?.mustChangePassword ? `/first-sign-in?next=${encodeURIComponent(next)}` : next);
    router.refresh();
  };
}
