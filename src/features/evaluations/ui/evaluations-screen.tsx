"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { EVALUATED_SECTIONS, type EvaluatedSection } from "@/domain/evaluation/expectation";
import { SECTION_WORD } from "@/domain/prompts/prompt";
import { trpc } from "@/trpc/client";
import { Button, ButtonLink } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { faultOf } from "@/ui/fault";
import { Field, NativeSelect, TextInput } from "@/ui/field";
import { PageBody, PageHead } from "@/ui/layout/page-body";
import { PageTitle } from "@/ui/page-title";
import { RowLink } from "@/ui/row-link";
import { Segments } from "@/ui/segments";
import { Loading, SkeletonLine } from "@/ui/skeleton";
import { RowHead, Table, Td, Th, Tr } from "@/ui/table";
import { When } from "@/ui/when";
import type { SetRow } from "../contract";
import { t } from "./text";

/** Every set, the last changed first. */
export function EvaluationsScreen() {
  const [archived, setArchived] = useState(false);
  const [adding, setAdding] = useState(false);
  const sets = trpc.evaluations.list.useQuery({ archived });
  return (
    <PageBody>
      <PageHead title={<PageTitle title={t.title}>{t.title}</PageTitle>}>
        <ButtonLink href="/admin/prompts">{t.allPrompts}</ButtonLink>
        <Button tone="primary" onClick={() => setAdding(true)}>{t.add}</Button>
      </PageHead>
      <p className="mb-4 max-w-[720px] text-ink-2">{t.intro}</p>
      <Segments label={t.view} value={archived ? "archived" : "current"} onChange={(value) => setArchived(value === "archived")} options={[{ value: "current", label: t.current }, { value: "archived", label: t.archived }]} />
      <div className="mt-4">
        {sets.error && !sets.data ? (
          <ErrorState what={t.what} error={sets.error} onRetry={() => void sets.refetch()} retrying={sets.isFetching} />
        ) : !sets.data ? (
          <Loading what={t.what}><div className="flex flex-col gap-4">{[0, 1, 2].map((row) => <SkeletonLine key={row} width="100%" height={32} />)}</div></Loading>
        ) : sets.data.length === 0 ? (
          archived ? <EmptyState title={t.nothingArchived} /> : <EmptyState title={t.empty}>{t.emptyWhy}</EmptyState>
        ) : (
          <Table caption={t.title} head={<><Th>{t.columns.set}</Th><Th>{t.columns.section}</Th><Th>{t.columns.cases}</Th><Th>{t.columns.checked}</Th><Th>{t.columns.changed}</Th></>}>
            {sets.data.map((row) => <Row key={row.id} row={row} />)}
          </Table>
        )}
      </div>
      {adding ? <NewSetDialog onClose={() => setAdding(false)} /> : null}
    </PageBody>
  );
}

function Row({ row: { id, name, section, cases, unchecked, updatedAt } }: { row: SetRow }) {
  return (
    <Tr>
      <RowHead><RowLink href={`/admin/evaluations/${id}`}>{name}</RowLink></RowHead>
      <Td>{SECTION_WORD[section]}</Td>
      <Td>{t.cases(cases)}</Td>
      <Td full>{cases === 0 ? <span className="text-ink-2">{t.noCases}</span> : t.unchecked(unchecked)}</Td>
      <Td full><When at={updatedAt} /></Td>
    </Tr>
  );
}

function NewSetDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const utils = trpc.useUtils();
  const [name, setName] = useState("");
  const [section, setSection] = useState<EvaluatedSection>("RISK_CATEGORY");
  const create = trpc.evaluations.create.useMutation({
    onSuccess: async ({ id }) => {
      await utils.evaluations.list.invalidate();
      router.push(`/admin/evaluations/${id}`);
    },
  });
  return (
    <Dialog
      open onOpenChange={(open) => { if (!open) onClose(); }} title={t.add}
      actions={<><Button onClick={onClose}>{t.cancel}</Button><Button tone="primary" type="submit" form="new-set" busy={create.isPending}>{t.create}</Button></>}
    >
      <form id="new-set" noValidate onSubmit={(event) => { event.preventDefault(); create.mutate({ name, section }); }}>
        <Field label={t.name} hint={t.nameHint} error={create.error ? faultOf(create.error).message : undefined}>
          {(ids) => <TextInput {...ids} value={name} maxLength={100} autoComplete="off" onChange={(event) => setName(event.target.value)} />}
        </Field>
        <Field label={t.section} hint={t.sectionHint[section]} className="mt-4">
          {(ids) => (
            <NativeSelect {...ids} value={section} onChange={(event) => setSection(EVALUATED_SECTIONS.find((each) => each === event.target.value) ?? "RISK_CATEGORY")}>
              {EVALUATED_SECTIONS.map((each) => <option key={each} value={each}>{SECTION_WORD[each]}</option>)}
            </NativeSelect>
          )}
        </Field>
      </form>
    </Dialog>
  );
}
