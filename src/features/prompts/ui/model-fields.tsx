"use client";

import { useState } from "react";
import { ANALYST_SECTIONS, PROMPT_LIMITS as MOST, type PromptModel, type PromptSection } from "@/domain/prompts/prompt";
import { Field, TextInput } from "@/ui/field";
import { t } from "./text";

/** The model's settings. A number that is none is not taken over, and said to be none. */
export function ModelFields({ section, model, onChange }: { section: PromptSection; model: PromptModel; onChange: (model: PromptModel) => void }) {
  return (
    <div className="grid items-start gap-x-4 wide:grid-cols-[2fr_1fr_1fr]">
      <Field label={t.modelId} hint={t.modelHint} className="mt-2">
        {(ids) => <TextInput {...ids} value={model.modelId ?? ""} maxLength={200} autoComplete="off" spellCheck={false} onChange={(event) => onChange({ ...model, modelId: event.target.value || null })} />}
      </Field>
      <NumberField
        label={t.temperature} hint={t.temperatureHint} range={t.temperatureRange} mayBeEmpty value={model.temperature}
        fits={(value) => value >= 0 && value <= 1} onChange={(temperature) => onChange({ ...model, temperature })}
      />
      <NumberField
        label={t.maxTokens} hint={t.maxTokensHint(ANALYST_SECTIONS.includes(section))} range={t.maxTokensRange} value={model.maxTokens}
        fits={(value) => Number.isInteger(value) && value >= 1 && value <= MOST.tokens} onChange={(maxTokens) => onChange({ ...model, maxTokens: maxTokens ?? model.maxTokens })}
      />
    </div>
  );
}

interface NumberFieldProps {
  label: string;
  hint: string;
  /** What fits, in words. */
  range: string;
  value: number | null;
  /** The hint says what an empty field means. */
  mayBeEmpty?: boolean;
  fits: (value: number) => boolean;
  onChange: (value: number | null) => void;
}

function NumberField({ label, hint, range, value, mayBeEmpty = false, fits, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const good = (text: string): boolean => (text.trim() === "" ? mayBeEmpty : fits(Number(text)));
  const bad = typed !== null && !good(typed);
  return (
    <Field label={label} hint={hint} error={bad ? t.badNumber(range) : undefined} className="mt-2">
      {(ids) => (
        <TextInput
          {...ids} inputMode="decimal" value={typed ?? (value === null ? "" : String(value))} autoComplete="off"
          onChange={({ target: { value: text } }) => {
            setTyped(text);
            if (good(text)) onChange(text.trim() === "" ? null : Number(text));
          }}
          onBlur={() => { if (!bad) setTyped(null); }}
        />
      )}
    </Field>
  );
}
