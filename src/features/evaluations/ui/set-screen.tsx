"use client";

import { useState } from "react";
import { SECTION_WORD } from "@/domain/prompts/prompt";
import { trpc } from "@/trpc/client";
import { Button, ButtonLink } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { ErrorState } from "@/ui/error-state";
import { faultOf } from "@/ui/fault";
import { Field, FieldError, NativeSelect, TextInput } from "@/ui/field";
import { PageBody, PageHead } from "@/ui/layout/page-body";
import { Menu } from "@/ui/menu";
import { Notice } from "@/ui/notice";
import { PageTitle } from "@/ui/page-title";
import { Loading, SkeletonLine } from "@/ui/skeleton";
import type { SetView } from "../contract";
import { CaseList } from "./case-list";
import { RunTable } from "./run-table";
import { t } from "./text";

/** One set: run a version over it, what each came to, and what is expected. */
export function SetScreen({ id }: { id: string }) {
  const set = trpc.evaluations.get.useQuery({ id });
  if (set.data) return <Whole set={set.data} />;
  if (set.error) return <PageBody><ErrorState what={t.one} error={set.error} onRetry={() => void set.refetch()} retrying={set.isFetching} /></PageBody>;
  return <PageBody><Loading what={t.one}><div className="flex flex-col gap-4">{[60, 120, 120].map((height, row) => <SkeletonLine key={row} width="100%" height={height} />)}</div></Loading></PageBody>;
}

function Whole({ set }: { set: SetView }) {
  const utils = trpc.useUtils();
  const [naming, setNaming] = useState(false);
  const change = trpc.evaluations.change.useMutation({ onSuccess: async () => { await utils.evaluations.invalidate(); setNaming(false); } });
  const archived = set.archivedAt !== null;
  return (
    <PageBody>
      <PageHead title={<PageTitle title={set.name}>{set.name}</PageTitle>}>
        <ButtonLink href="/admin/evaluations">{t.title}</ButtonLink>
        <Menu label={t.acts} items={[{ label: t.rename, onSelect: () => setNaming(true) }, { label: archived ? t.restore : t.archive, onSelect: () => change.mutate({ id: set.id, archived: !archived }) }]} />
      </PageHead>
      <p className="mb-4 text-ink-2">{t.sectionOf(SECTION_WORD[set.section])}</p>
      {archived ? <Notice className="mb-4">{t.archivedNote}</Notice> : null}
      {change.error && !naming ? <Notice tone="error" className="mb-4">{faultOf(change.error).message}</Notice> : null}
      <RunForm set={set} />
      <RunTable set={set} />
      <CaseList set={set} />
      {naming ? <RenameDialog name={set.name} error={change.error} busy={change.isPending} onSave={(name) => change.mutate({ id: set.id, name })} onClose={() => setNaming(false)} /> : null}
    </PageBody>
  );
}

function RunForm({ set }: { set: SetView }) {
  const utils = trpc.useUtils();
  const [chosen, setChosen] = useState("");
  const run = trpc.evaluations.run.useMutation({ onSuccess: () => utils.evaluations.invalidate() });
  const version = set.versions.find(({ slug, number }) => `${slug}@${number}` === chosen) ?? null;
  if (set.blocked !== null) return <Notice>{set.blocked}</Notice>;
  return (
    <form className="flex flex-wrap items-end gap-2.5" onSubmit={(event) => { event.preventDefault(); if (version) run.mutate({ setId: set.id, slug: version.slug, number: version.number }); }}>
      <label className="min-w-[260px] font-semibold max-wide:w-full">
        {t.run}
        <NativeSelect className="font-normal" value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">{t.chooseVersion}</option>
          {set.versions.map(({ slug, name, number, inProduction }) => <option key={`${slug}@${number}`} value={`${slug}@${number}`}>{t.version(name, number)}{inProduction ? `, ${t.inProduction}` : ""}</option>)}
        </NativeSelect>
      </label>
      <Button tone="primary" type="submit" disabled={version === null || set.questions === 0} busy={run.isPending}>{t.runIt}</Button>
      <span className="min-h-[34px] content-center text-second text-ink-2">{set.cases === 0 ? t.noCases : set.questions === 0 ? t.nothingToAsk : t.runCost(set.questions)}</span>
      <div role="alert" className="w-full">{run.error ? <FieldError>{faultOf(run.error).message}</FieldError> : null}</div>
    </form>
  );
}

function RenameDialog({ name: before, error, busy, onSave, onClose }: { name: string; error: unknown; busy: boolean; onSave: (name: string) => void; onClose: () => void }) {
  const [name, setName] = useState(before);
  return (
    <Dialog open onOpenChange={(open) => { if (!open) onClose(); }} title={t.rename} actions={<><Button onClick={onClose}>{t.cancel}</Button><Button tone="primary" type="submit" form="rename-set" busy={busy}>{t.rename}</Button></>}>
      <form id="rename-set" noValidate onSubmit={(event) => { event.preventDefault(); onSave(name); }}>
        <Field label={t.name} error={error ? faultOf(error).message : undefined}>{(ids) => <TextInput {...ids} value={name} maxLength={100} onChange={(event) => setName(event.target.value)} />}</Field>
      </form>
    </Dialog>
  );
}
