"use client";

import { useState } from "react";
import type { PromptSection } from "@/domain/prompts/prompt";
import type { TemplateValues } from "@/domain/prompts/template/template-value";
import { Field, NativeSelect, TextArea } from "@/ui/field";
import { templateValues } from "../contract";
import type { InputChoice } from "./preview-choice";
import { StoredInputs } from "./stored-inputs";
import { t } from "./text";

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
      {choice.kind === "assessment" ? <StoredInputs section={section} choice={choice} onChange={onChange} /> : null}
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
