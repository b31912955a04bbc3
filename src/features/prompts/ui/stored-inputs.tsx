"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { PromptSection } from "@/domain/prompts/prompt";
import { trpc } from "@/trpc/client";
import { faultOf } from "@/ui/fault";
import { FieldError, NativeSelect, TextInput } from "@/ui/field";
import { dateOf } from "@/ui/format/times";
import type { InputChoice } from "./preview-choice";
import { t } from "./text";

/** Sections whose work is done one category at a time. */
const BY_CATEGORY: readonly PromptSection[] = ["GAP_DETECTION", "RISK_CATEGORY", "ANSWER_VALIDATION"];
const SHOWN = 50;

/** Which assessment, which of its runs, and what of it the preview is about. */
export function StoredInputs({ section, choice, onChange }: { section: PromptSection; choice: InputChoice; onChange: (choice: InputChoice) => void }) {
  const names = trpc.methodology.names.useQuery(undefined, { staleTime: Infinity, enabled: BY_CATEGORY.includes(section) });
  return (
    <div className="flex w-full flex-wrap gap-2.5">
      <AssessmentSelect value={choice.assessmentId} onChange={(assessmentId) => onChange({ ...choice, assessmentId, runId: "", documentId: "" })} />
      {choice.assessmentId === "" ? null : <RunSelect assessmentId={choice.assessmentId} value={choice.runId} onChange={(runId) => onChange({ ...choice, runId })} />}
      {BY_CATEGORY.includes(section) ? (
        <NativeSelect aria-label={t.category} className="min-w-[140px] flex-1" value={choice.category} onChange={(event) => onChange({ ...choice, category: event.target.value })}>
          <option value="">{t.category}</option>
          {names.data?.categories.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
        </NativeSelect>
      ) : null}
      {section === "DOCUMENT_READING" && choice.assessmentId !== "" ? <PaperSelect assessmentId={choice.assessmentId} value={choice.documentId} onChange={(documentId) => onChange({ ...choice, documentId })} /> : null}
    </div>
  );
}

/** Any assessment: what is typed is looked for in all of them. */
function AssessmentSelect({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState("");
  const wanted = useDeferredValue(search.trim());
  const list = trpc.assessments.list.useQuery({ pageSize: SHOWN, ...(wanted !== "" && { search: wanted }) }, { placeholderData: keepPreviousData });
  const rows = (list.data?.rows ?? []).map(({ id, firm, name }) => ({ id, label: `${firm}, ${name}` }));
  return (
    <>
      <TextInput type="search" aria-label={t.findAssessment} placeholder={t.findAssessment} className="min-w-[140px] flex-1" value={search} maxLength={200} onChange={(event) => setSearch(event.target.value)} />
      <NativeSelect
        aria-label={t.assessment} className="min-w-[180px] flex-1" value={value} aria-busy={list.isPlaceholderData || undefined}
        onChange={(event) => {
          setChosen(event.target.selectedOptions[0]?.text ?? "");
          onChange(event.target.value);
        }}
      >
        <option value="">{list.data && rows.length === 0 ? (wanted === "" ? t.noAssessments : t.noMatch) : t.chooseAssessment}</option>
        {value !== "" && !rows.some(({ id }) => id === value) ? <option value={value}>{chosen}</option> : null}
        {rows.map(({ id, label }) => <option key={id} value={id}>{label}</option>)}
      </NativeSelect>
      <p role="status" className="w-full text-second text-ink-2 empty:hidden">{list.data ? t.someOf(rows.length, list.data.total) : ""}</p>
      {list.error ? <FieldError>{faultOf(list.error).message}</FieldError> : null}
    </>
  );
}

function RunSelect({ assessmentId, value, onChange }: { assessmentId: string; value: string; onChange: (id: string) => void }) {
  const runs = trpc.runs.list.useQuery({ assessmentId });
  if (runs.error) return <FieldError>{faultOf(runs.error).message}</FieldError>;
  return (
    <NativeSelect aria-label={t.whichRun} className="min-w-[140px] flex-1" value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{runs.data?.length === 0 ? t.noRunYet : t.newestRun}</option>
      {runs.data?.map(({ id, number, startedAt, status }) => <option key={id} value={id}>{t.runOption(number, dateOf(startedAt), t.runState[status])}</option>)}
    </NativeSelect>
  );
}

function PaperSelect({ assessmentId, value, onChange }: { assessmentId: string; value: string; onChange: (id: string) => void }) {
  const papers = trpc.documents.list.useQuery({ assessmentId });
  if (papers.error) return <FieldError>{faultOf(papers.error).message}</FieldError>;
  return (
    <NativeSelect aria-label={t.whichPaper} className="min-w-[140px] flex-1" value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t.firstPaper}</option>
      {papers.data?.filter(({ state }) => state === "READ").map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
    </NativeSelect>
  );
}
