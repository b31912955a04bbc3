"use client";

import { useState } from "react";
import { PROMPT_LIMITS as MOST, type PromptModel } from "@/domain/prompts/prompt";
import { Field, TextInput } from "@/ui/field";
import { t } from "./text";

/** The model's settings. A number that is none is not taken over, and said to be none. */
export function ModelFields({ model, onChange }: { model: PromptModel; onChange: (model: PromptModel) => void }) {
  return (
    <div className="grid items-start gap-x-4 wide:grid-cols-[2fr_1fr_1fr]">
      <Field label={t.modelId} hint={t.modelHint} className="mt-2">
        {(ids) => <TextInput {...ids} value={model.modelId ?? ""} maxLength={200} autoComplete="off" spellCheck={false} onChange={(event) => onChange({ ...model, modelId: event.target.value || null })} />}
      </Field>
      <NumberField label={t.temperature} hint={t.temperatureHint} value={model.temperature} fits={(value) => value >= 0 && value <= 1} onChange={(temperature) => onChange({ ...model, temperature })} />
      <NumberField label={t.maxTokens} hint={t.maxTokensHint} value={model.maxTokens} fits={(value) => Number.isInteger(value) && value >= 1 && value <= MOST.tokens} onChange={(maxTokens) => onChange({ ...model, maxTokens })} />
    </div>
  );
}

function NumberField({ label, hint, value, fits, onChange }: { label: string; hint: string; value: number; fits: (value: number) => boolean; onChange: (value: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const bad = typed !== null && !(typed.trim() !== "" && fits(Number(typed)));
  return (
    <Field label={label} hint={hint} error={bad ? t.badNumber(hint) : undefined} className="mt-2">
      {(ids) => (
        <TextInput
          {...ids} inputMode="decimal" value={typed ?? String(value)} autoComplete="off"
          onChange={(event) => {
            setTyped(event.target.value);
            if (event.target.value.trim() !== "" && fits(Number(event.target.value))) onChange(Number(event.target.value));
          }}
          onBlur={() => { if (!bad) setTyped(null); }}
        />
      )}
    </Field>
  );
}
