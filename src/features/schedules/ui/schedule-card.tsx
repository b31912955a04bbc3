"use client";

import { useState, type ReactNode } from "react";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { faultOf } from "@/ui/fault";
import { FieldError } from "@/ui/field";
import { State } from "@/ui/state/state";
import { When } from "@/ui/when";
import type { ScheduleView } from "../contract";
import { SlotStrip } from "./slot-strip";
import { SlotTable } from "./slot-table";
import { t } from "./text";

/** One schedule: what, how often, when next, how it went, and its acts. */
export function ScheduleCard({ schedule, onEdit, onRemoved }: { schedule: ScheduleView; onEdit: () => void; onRemoved: () => void }) {
  const [open, setOpen] = useState(false);
  const { id, name, recipe, words, nextAt, maxCostUsd, maxRetries } = schedule;
  const heading = `schedule-${id}`;
  const facts = [t.runs(recipe), words, ...(maxRetries > 0 ? [t.retries(maxRetries)] : []), ...(maxCostUsd === null ? [] : [t.budget(maxCostUsd.toFixed(2))])];
  return (
    <section aria-labelledby={heading} className="border-t border-line py-4">
      <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
        <div className="min-w-0 flex-1 basis-[300px]">
          <h2 id={heading} className="text-[16px] font-semibold [overflow-wrap:anywhere]">{name}</h2>
          <p className="text-second text-ink-2">{facts.join(" · ")}</p>
          <div className="mt-1.5">
            {nextAt ? <State kind="waiting" word={t.active} detail={<>{t.next} <When at={nextAt} form="full" /></>} /> : <State kind="idle" word={t.paused} />}
          </div>
        </div>
        <div className="basis-[380px] max-wide:basis-full"><SlotStrip slots={schedule.recent} /></div>
      </div>
      <Acts schedule={schedule} onEdit={onEdit} onRemoved={onRemoved}>
        <Button size="sm" tone="bare" aria-expanded={open} aria-controls={`${heading}-slots`} aria-label={`${t.history}: ${name}`} onClick={() => setOpen(!open)}>{t.history}</Button>
      </Acts>
      <div id={`${heading}-slots`} className={open ? "mt-3" : undefined}>{open ? <SlotTable id={id} name={name} /> : null}</div>
    </section>
  );
}

function Acts({ schedule, onEdit, onRemoved, children }: { schedule: ScheduleView; onEdit: () => void; onRemoved: () => void; children: ReactNode }) {
  const utils = trpc.useUtils();
  const refresh = async (): Promise<void> => {
    await Promise.all([utils.schedules.list.invalidate(), utils.schedules.slots.invalidate({ id: schedule.id })]);
  };
  const run = trpc.schedules.run.useMutation({ onSuccess: refresh });
  const pause = trpc.schedules.pause.useMutation({ onSuccess: refresh });
  const resume = trpc.schedules.resume.useMutation({ onSuccess: refresh });
  const remove = trpc.schedules.remove.useMutation({ onSuccess: async () => { onRemoved(); await refresh(); } });
  const { id, name, state } = schedule;
  const failed = run.error ?? pause.error ?? resume.error ?? remove.error;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <Button size="sm" busy={run.isPending} aria-label={`${t.runNow}: ${name}`} onClick={() => run.mutate({ id })}>{t.runNow}</Button>
      {state === "paused" ? (
        <Button size="sm" busy={resume.isPending} aria-label={`${t.resume}: ${name}`} onClick={() => resume.mutate({ id })}>{t.resume}</Button>
      ) : (
        <Button size="sm" busy={pause.isPending} aria-label={`${t.pause}: ${name}`} onClick={() => pause.mutate({ id })}>{t.pause}</Button>
      )}
      <Button size="sm" aria-label={`${t.edit}: ${name}`} onClick={onEdit}>{t.edit}</Button>
      <Button size="sm" tone="bare" busy={remove.isPending} aria-label={`${t.remove}: ${name}`} onClick={() => remove.mutate({ id })}>{t.remove}</Button>
      {children}
      <span role="status" className="text-second text-ink-2">{run.isSuccess ? t.started : ""}</span>
      {failed ? <FieldError>{faultOf(failed).message}</FieldError> : null}
    </div>
  );
}
