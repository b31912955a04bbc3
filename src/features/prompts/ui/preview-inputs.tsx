"use client";

import { useState } from "react";
import type { PromptSection } from "@/domain/prompts/prompt";
import type { TemplateValues } from "@/domain/prompts/template/template-value";
import { trpc } from "@/trpc/client";
import { faultOf } from "@/ui/fault";
import { Field, FieldError, NativeSelect, TextArea } from "@/ui/field";
import { templateValues } from "../contract";
import type { InputChoice } from "./preview-choice";
import { t } from "./text";

/** Sections whose work is done one category at a time. */
const BY_CATEGORY: readonly PromptSection[] = ["GAP_DETECTION", "RISK_CATEGORY", "ANSWER_VALIDATION"];

/** What the preview runs on. */
export function PreviewInputs({ section, choice, onChange, onVariables }: {
  section: PromptSection;
  choice: InputChoice;
  onChange: (choice: InputChoice) => void;
  /** Pasted values that can be read; null = the sample counts. */
  onVariables: (values: TemplateValues | null) => void;
}) {
  return (
    <>
      <NativeSelect
        aria-label={t.inputs} value={choice.kind} className="min-w-[180px] flex-1"
        onChange={(event) => {
          const kind = (["sample", "variables", "assessment"] as const).find((each) => each === event.target.value) ?? "sample";
          onChange({ ...choice, kind });
          onVariables(kind === "variables" ? valuesOf(choice.pasted) : null);
        }}
      >
        <option value="sample">{t.onSample}</option>
        <option value="variables">{t.onVariables}</option>
        {section === "FREE" ? null : <option value="assessment">{t.onAssessment}</option>}
      </NativeSelect>
      {choice.kind === "variables" ? <Pasted choice={choice} onChange={onChange} onVariables={onVariables} /> : null}
      {choice.kind === "assessment" ? <Stored byCategory={BY_CATEGORY.includes(section)} choice={choice} onChange={onChange} /> : null}
    </>
  );
}

function valuesOf(text: string): TemplateValues | null {
  try {
    return templateValues.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function Pasted({ choice, onChange, onVariables }: { choice: InputChoice; onChange: (choice: InputChoice) => void; onVariables: (values: TemplateValues | null) => void }) {
  const [touched, setTouched] = useState(false);
  const bad = touched && valuesOf(choice.pasted) === null;
  return (
    <Field label={t.pasted} error={bad ? t.notJson : undefined} className="w-full">
      {(ids) => (
        <TextArea
          {...ids} rows={6} spellCheck={false} className="font-mono text-small" value={choice.pasted} onBlur={() => setTouched(true)}
          onChange={(event) => {
            const values = valuesOf(event.target.value);
            onChange({ ...choice, pasted: event.target.value, values });
            onVariables(values);
          }}
        />
      )}
    </Field>
  );
}

function Stored({ byCategory, choice, onChange }: { byCategory: boolean; choice: InputChoice; onChange: (choice: InputChoice) => void }) {
  const list = trpc.assessments.list.useQuery({ pageSize: 100 });
  const names = trpc.methodology.names.useQuery(undefined, { staleTime: Infinity });
  const rows = list.data?.rows ?? [];
  return (
    <div className="flex w-full flex-wrap gap-2.5">
      <NativeSelect aria-label={t.assessment} className="min-w-[180px] flex-1" value={choice.assessmentId} onChange={(event) => onChange({ ...choice, assessmentId: event.target.value })}>
        <option value="">{list.data && rows.length === 0 ? t.noAssessments : t.chooseAssessment}</option>
        {rows.map(({ id, firm, name }) => <option key={id} value={id}>{firm}, {name}</option>)}
      </NativeSelect>
      {byCategory ? (
        <NativeSelect aria-label={t.category} className="min-w-[140px]" value={choice.category} onChange={(event) => onChange({ ...choice, category: event.target.value })}>
          <option value="">{t.category}</option>
          {names.data?.categories.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
        </NativeSelect>
      ) : null}
      {list.error ? <FieldError>{faultOf(list.error).message}</FieldError> : null}
    </div>
  );
}
