"use client";

import { useState } from "react";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { faultOf } from "@/ui/fault";
import { Field, FieldError, TextArea } from "@/ui/field";
import { Notice } from "@/ui/notice";
import { en } from "@/ui/text/en";
import type { BulkOutcome, ListedJob } from "../contract";
import { t } from "./text";

type Act = "cancel" | "retry";
const REASON_MIN = 5;

/** Acts on the chosen rows, each with a written reason that is kept; what could not be done is said one by one. */
export function BulkActs({ jobs, ids, onDone }: { jobs: readonly ListedJob[]; ids: ReadonlySet<string>; onDone: () => void }) {
  const [act, setAct] = useState<Act | null>(null);
  const [outcome, setOutcome] = useState<{ act: Act; told: BulkOutcome } | null>(null);
  const chosen = jobs.filter(({ id }) => ids.has(id));
  const live = chosen.filter(({ terminal }) => !terminal).map(({ id }) => id);
  const ended = chosen.filter(({ status }) => status === "FAILED" || status === "CANCELLED").map(({ id }) => id);
  return (
    <>
      {chosen.length > 0 ? (
        <div className="mb-2 flex flex-wrap items-center gap-2.5">
          <span role="status">{t.chosen(chosen.length)}</span>
          <Button size="sm" tone="danger" disabled={live.length === 0} onClick={() => setAct("cancel")}>{t.cancelMany(live.length)}</Button>
          <Button size="sm" disabled={ended.length === 0} onClick={() => setAct("retry")}>{t.retryMany(ended.length)}</Button>
        </div>
      ) : null}
      {outcome ? (
        <Notice className="mb-3" title={t.bulkDone[outcome.act](outcome.told.done.length)} actions={<Button size="sm" onClick={() => setOutcome(null)}>{en.dialog.close}</Button>}>
          {outcome.told.skipped.map(({ id, why }) => <p key={id}><span className="font-mono text-small">{id.slice(0, 8)}</span> {why}</p>)}
        </Notice>
      ) : null}
      {act === null ? null : (
        <ReasonDialog
          act={act}
          ids={act === "cancel" ? live : ended}
          onClose={() => setAct(null)}
          onDone={(told) => {
            setOutcome({ act, told });
            setAct(null);
            onDone();
          }}
        />
      )}
    </>
  );
}

function ReasonDialog({ act, ids, onClose, onDone }: { act: Act; ids: string[]; onClose: () => void; onDone: (told: BulkOutcome) => void }) {
  const [reason, setReason] = useState("");
  const [short, setShort] = useState(false);
  const utils = trpc.useUtils();
  const options = {
    onSuccess: async (told: BulkOutcome) => {
      onDone(told);
      await Promise.all([utils.jobs.list.invalidate(), utils.jobs.stats.invalidate()]);
    },
  };
  const cancel = trpc.jobs.bulkCancel.useMutation(options);
  const retry = trpc.jobs.bulkRetry.useMutation(options);
  const verb = act === "cancel" ? cancel : retry;
  const submit = () => {
    if (reason.trim().length < REASON_MIN) return setShort(true);
    verb.mutate({ ids, reason });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t.bulkTitle[act](ids.length)}
      description={t.bulkWhat[act]}
      actions={
        <>
          <Button onClick={onClose}>{en.dialog.keep}</Button>
          <Button tone={act === "cancel" ? "danger" : "primary"} busy={verb.isPending} onClick={submit}>{act === "cancel" ? t.cancelMany(ids.length) : t.retryMany(ids.length)}</Button>
        </>
      }
    >
      <Field className="mt-3.5" label={t.reason} hint={t.reasonHint} error={short ? t.reasonShort : undefined}>
        {(control) => <TextArea {...control} value={reason} maxLength={500} onChange={(event) => { setReason(event.target.value); setShort(false); }} />}
      </Field>
      {verb.error ? <FieldError>{faultOf(verb.error).message}</FieldError> : null}
    </Dialog>
  );
}
