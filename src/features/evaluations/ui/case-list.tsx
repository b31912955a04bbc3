"use client";

import Link from "next/link";
import { useState } from "react";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { ConfirmDialog } from "@/ui/dialog";
import { faultOf } from "@/ui/fault";
import { FieldError, NativeSelect } from "@/ui/field";
import { State } from "@/ui/state/state";
import { When } from "@/ui/when";
import type { CaseView, SetView } from "../contract";
import { CaseForm } from "./case-form";
import { t } from "./text";

/** The set's assessments, each with what is expected of reading it. */
export function CaseList({ set }: { set: SetView }) {
  const [editing, setEditing] = useState<string | null>(null);
  const [removing, setRemoving] = useState<CaseView | null>(null);
  const utils = trpc.useUtils();
  const refresh = (): Promise<unknown> => utils.evaluations.invalidate();
  const remove = trpc.evaluations.removeCase.useMutation({ onSuccess: async () => { await refresh(); setRemoving(null); } });
  return (
    <section aria-labelledby="set-cases" className="mt-9">
      <h2 id="set-cases" className="mb-1">{t.casesTitle}</h2>
      <p className="mb-2.5 max-w-[820px] text-second text-ink-2">{set.section === "GAP_DETECTION" ? t.casesWhatGaps : t.casesWhat}</p>
      <ul className="border-t-[1.5px] border-ink">
        {set.caseList.map((each) => (
          <li key={each.id} className="border-b border-line py-3">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
              <span className="min-w-[220px] flex-1">
                <Link href={`/assessments/${each.assessmentId}/scorecard`} className="link font-semibold [overflow-wrap:anywhere]">{each.title}</Link>
                <span className="block text-second text-ink-2">{t.fromRun(each.fromRun)}, {t.counts(set.section === "GAP_DETECTION" ? null : Object.keys(each.levels).length, each.facts.length)}</span>
              </span>
              <span className="text-second">
                {each.checked ? <State kind="done" word={t.checkedBy(each.checked.by)} detail={<When at={each.checked.at} />} /> : <State kind="waiting" word={t.draft} />}
                {each.outdated ? <span className="block font-semibold">{t.outdated}</span> : null}
              </span>
              <span className="flex gap-2.5">
                <Button size="sm" aria-expanded={editing === each.id} aria-label={t.correctOf(each.title)} onClick={() => setEditing(editing === each.id ? null : each.id)}>{t.correct}</Button>
                <Button size="sm" tone="danger" aria-label={t.removeOf(each.title)} onClick={() => setRemoving(each)}>{t.remove}</Button>
              </span>
            </div>
            {editing === each.id ? <CaseForm key={each.version} case_={each} withLevels={set.section !== "GAP_DETECTION"} onDone={async () => { await refresh(); setEditing(null); }} /> : null}
          </li>
        ))}
      </ul>
      <AddCase set={set} onAdded={refresh} />
      {removing ? (
        <ConfirmDialog
          open onOpenChange={(open) => { if (!open) setRemoving(null); }} title={t.removeTitle} lost={t.removeLost} confirm={t.remove} busy={remove.isPending}
          error={remove.error ? <FieldError>{faultOf(remove.error).message}</FieldError> : null} onConfirm={() => remove.mutate({ caseId: removing.id })}
        />
      ) : null}
    </section>
  );
}

function AddCase({ set, onAdded }: { set: SetView; onAdded: () => Promise<unknown> }) {
  const [assessmentId, setAssessmentId] = useState("");
  const list = trpc.assessments.list.useQuery({ pageSize: 100 });
  const add = trpc.evaluations.addCase.useMutation({ onSuccess: async () => { await onAdded(); setAssessmentId(""); } });
  const held = new Set(set.caseList.map((each) => each.assessmentId));
  return (
    <form className="mt-3 flex flex-wrap items-end gap-2.5" onSubmit={(event) => { event.preventDefault(); if (assessmentId !== "") add.mutate({ setId: set.id, assessmentId }); }}>
      <label className="min-w-[260px] flex-1 font-semibold">
        {t.addCase}
        <NativeSelect className="font-normal" value={assessmentId} onChange={(event) => setAssessmentId(event.target.value)}>
          <option value="">{t.chooseCase}</option>
          {list.data?.rows.filter(({ id }) => !held.has(id)).map(({ id, firm, name }) => <option key={id} value={id}>{firm}, {name}</option>)}
        </NativeSelect>
      </label>
      <Button type="submit" disabled={assessmentId === ""} busy={add.isPending}>{t.addIt}</Button>
      <div role="alert" className="w-full">{add.error ?? list.error ? <FieldError>{faultOf(add.error ?? list.error).message}</FieldError> : null}</div>
    </form>
  );
}
