"use client";

import { useState, type FormEvent } from "react";
import { JOB_ENDS, type JobEnd } from "@/domain/recipes/recipe";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { faultOf } from "@/ui/fault";
import { Checkbox, Field, TextInput } from "@/ui/field";
import { Notice } from "@/ui/notice";
import { en } from "@/ui/text/en";
import { DESCRIPTION_MAX, type WebhookView } from "../contract";
import { t } from "./text";

const FORM = "webhook-form";

/** Adds an endpoint, or changes what one is told of. The address is fixed once it has a secret. */
export function EndpointForm({ webhook, onClose, onSecret }: {
  /** null = a new one. */
  webhook: WebhookView | null;
  onClose: () => void;
  onSecret: (secret: string) => void;
}) {
  const [url, setUrl] = useState(webhook?.url ?? "");
  const [description, setDescription] = useState(webhook?.description ?? "");
  const [events, setEvents] = useState<readonly JobEnd[]>(webhook?.events ?? JOB_ENDS);
  const [missing, setMissing] = useState(false);
  const utils = trpc.useUtils();
  const create = trpc.webhooks.create.useMutation({
    onSuccess: async (made) => {
      onClose();
      onSecret(made.secret);
      await utils.webhooks.list.invalidate();
    },
  });
  const update = trpc.webhooks.update.useMutation({
    onSuccess: async () => {
      onClose();
      await utils.webhooks.list.invalidate();
    },
  });
  const fault = create.error ?? update.error ? faultOf(create.error ?? update.error) : null;
  const urlError = missing ? t.form.urlMissing : fault?.field === "url" ? fault.message : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(url.trim() === "");
    if (webhook) update.mutate({ id: webhook.id, description, events: [...events] });
    else if (url.trim() !== "") create.mutate({ url, description, events: [...events] });
  };
  const toggle = (end: JobEnd, on: boolean) => setEvents(JOB_ENDS.filter((one) => (one === end ? on : events.includes(one))));

  return (
    <Dialog
      wide
      open
      onOpenChange={(open) => { if (!open) onClose(); }}
      title={webhook ? t.form.changeTitle : t.form.addTitle}
      actions={
        <>
          <Button onClick={onClose}>{en.dialog.cancel}</Button>
          <Button type="submit" form={FORM} tone="primary" busy={create.isPending || update.isPending}>{webhook ? t.form.save : t.form.add}</Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="mt-3 flex flex-col gap-4">
        {fault && fault.field !== "url" ? <Notice tone="error">{fault.message}</Notice> : null}
        <Field label={t.form.url} hint={webhook ? undefined : t.form.urlHint} error={urlError}>
          {(control) => <TextInput {...control} type="url" inputMode="url" autoComplete="off" spellCheck={false} readOnly={webhook !== null} placeholder="https://" value={url} onChange={(event) => setUrl(event.target.value)} />}
        </Field>
        <Field optional label={t.form.description} hint={t.form.descriptionHint}>
          {(control) => <TextInput {...control} maxLength={DESCRIPTION_MAX} value={description} onChange={(event) => setDescription(event.target.value)} />}
        </Field>
        <fieldset>
          <legend className="mb-1 font-semibold">{t.form.events}</legend>
          <div className="flex flex-col gap-1.5">
            {JOB_ENDS.map((end) => <Checkbox key={end} label={t.form.end[end]} checked={events.includes(end)} onChange={(event) => toggle(end, event.target.checked)} />)}
          </div>
          {events.length === 0 ? <p className="mt-1.5 text-second text-ink-2">{t.form.eventsNone}</p> : null}
        </fieldset>
      </form>
    </Dialog>
  );
}
