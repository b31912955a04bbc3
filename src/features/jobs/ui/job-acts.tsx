"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { can } from "@/domain/access/permissions";
import { trpc } from "@/trpc/client";
import { Button, ButtonLink } from "@/ui/button";
import { ConfirmDialog } from "@/ui/dialog";
import { faultOf } from "@/ui/fault";
import { FieldError } from "@/ui/field";
import { mayRetryAlone, placeOf, type Untold, jobName } from "./job-words";
import { t } from "./text";

/** One act a row: stop what runs, repeat what may be repeated, else open where the outcome is. */
export function JobActs({ job, small = false }: { job: Untold; small?: boolean }) {
  const [asking, setAsking] = useState(false);
  const me = trpc.account.me.useQuery();
  const router = useRouter();
  const utils = trpc.useUtils();
  const may = me.data ? can(me.data.role, "job.cancel") : false;
  const cancel = trpc.jobs.cancel.useMutation({
    onSuccess: async () => {
      setAsking(false);
      await Promise.all([utils.jobs.list.invalidate(), utils.jobs.get.invalidate({ id: job.id })]);
    },
  });
  const retry = trpc.jobs.retry.useMutation({
    onSuccess: async (again) => {
      await utils.jobs.list.invalidate();
      router.push(`/jobs/${again.id}`);
    },
  });
  const size = small ? "sm" : "md";
  const place = placeOf(job);
  const name = `${jobName(job)} ${job.id.slice(0, 8)}`;

  if (!job.terminal && may)
    return (
      <>
        <Button size={size} tone={small ? "outline" : "danger"} aria-label={`${small ? t.cancel : t.cancelThis} ${name}`} onClick={() => setAsking(true)}>{small ? t.cancel : t.cancelThis}</Button>
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={t.cancelTitle}
          lost={t.cancelLost}
          confirm={t.cancelThis}
          onConfirm={() => cancel.mutate({ id: job.id })}
          busy={cancel.isPending}
          error={cancel.error ? <FieldError>{faultOf(cancel.error).message}</FieldError> : null}
        />
      </>
    );
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2.5">
      {retry.error ? <FieldError>{faultOf(retry.error).message}</FieldError> : null}
      {place && (!small || !mayRetryAlone(job)) ? <ButtonLink size={size} href={place.href} aria-label={`${place.label}: ${name}`}>{place.label}</ButtonLink> : null}
      {may && mayRetryAlone(job) ? (
        <Button size={size} tone={small ? "outline" : "primary"} busy={retry.isPending} aria-label={`${small ? t.retry : t.retryNow} ${name}`} onClick={() => retry.mutate({ id: job.id })}>{small ? t.retry : t.retryNow}</Button>
      ) : null}
    </span>
  );
}
