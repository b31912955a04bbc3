"use client";

import { useRouter } from "next/navigation";
import { useState, type FormEvent } from "react";
import { DOCUMENT_LIMITS } from "@/domain/documents/document";
import { trpc } from "@/trpc/client";
import { Button, ButtonLink } from "@/ui/button";
import { Crumbs } from "@/ui/crumbs";
import { ErrorSummary } from "@/ui/error-summary";
import { faultOf } from "@/ui/fault";
import { countOf } from "@/ui/format/numbers";
import { PageBody } from "@/ui/layout/page-body";
import { Notice } from "@/ui/notice";
import { PageTitle } from "@/ui/page-title";
import { useDraft } from "@/ui/use-draft";
import { useInBrowser } from "@/ui/when";
import { DetailsFields } from "./details-fields";
import { detailsErrors, inputOf, isDetails, NO_DETAILS, type DetailsError } from "./details-form";
import { t } from "./text";

export function NewAssessmentScreen() {
  const draft = useDraft("new-assessment", NO_DETAILS, isDetails);
  const [errors, setErrors] = useState<readonly DetailsError[]>([]);
  const router = useRouter();
  const ready = useInBrowser();
  const utils = trpc.useUtils();
  const create = trpc.assessments.create.useMutation({
    onSuccess: async ({ id }) => {
      draft.clear();
      await utils.assessments.list.invalidate();
      router.push(`/assessments/${id}/intake`);
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = detailsErrors(draft.value);
    setErrors(found);
    if (found.length === 0) create.mutate(inputOf(draft.value));
  };

  const busy = create.isPending || create.isSuccess;
  return (
    <PageBody narrow>
      <Crumbs parts={[{ label: t.list.title, href: "/" }, { label: t.form.crumb }]} />
      <PageTitle title={t.form.newTitle} className="mb-[18px]">{t.form.newTitle}</PageTitle>
      <ErrorSummary errors={errors} />
      {draft.restored ? (
        <Notice className="mb-4" actions={<Button size="sm" onClick={draft.clear}>{t.form.discard}</Button>}>{t.form.restored}</Notice>
      ) : null}
      {create.error ? <Notice tone="error" className="mb-4">{faultOf(create.error).message}</Notice> : null}
      <form noValidate onSubmit={submit}>
        <DetailsFields details={draft.value} onChange={draft.set} errors={errors} />
        <p className="mt-5 text-second text-ink-2">{t.form.limits(DOCUMENT_LIMITS.filesPerAssessment, countOf(DOCUMENT_LIMITS.pagesPerAssessment))}</p>
        <div className="mt-4 flex flex-wrap items-center gap-2.5">
          <Button type="submit" tone="primary" disabled={!ready} busy={busy}>{busy ? t.form.creating : t.form.create}</Button>
          <ButtonLink href="/" tone="bare">{t.form.cancel}</ButtonLink>
        </div>
      </form>
    </PageBody>
  );
}
