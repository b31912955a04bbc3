"use client";

import type { ReactNode } from "react";
import { CONTROL, Field, Joined, NativeSelect, RadioGroup, TextArea, TextInput, Unit, type FieldControl } from "@/ui/field";
import { hasUnit, unitWord } from "@/domain/quantities/value-words";
import { TOLD_BY_MAX, type GapView } from "../contract";
import { isMeasured, type AnswerDraft } from "./answer-draft";
import { gapText } from "./text";

const text = gapText.form;
export const VALUE_FIELD = "gap-value";
export const NOTE_FIELD = "gap-note";

/** What decides the kind of field. */
export type FieldKind = Pick<GapView, "type" | "example" | "plausibleText" | "choices" | "expectedUnit">;

interface Props {
  gap: FieldKind;
  draft: AnswerDraft;
  onChange: (change: Partial<AnswerDraft>) => void;
  documents: readonly { id: string; name: string }[];
  error: ReactNode;
}

/** A value typed by a person: the field fits the kind of value, unit and currency joined to it. */
export function ValueFields({ gap, draft, onChange, documents, error }: Props) {
  return (
    <div className="space-y-[11px]">
      {gap.type === "boolean" ? (
        <div id={VALUE_FIELD} tabIndex={-1}>
          <RadioGroup
            legend={text.value}
            name="gap-yes-no"
            value={draft.text === "" ? null : draft.text}
            options={[{ value: "yes", label: text.yes }, { value: "no", label: text.no }]}
            onChange={(value) => onChange({ text: value })}
          />
        </div>
      ) : (
        <Field id={VALUE_FIELD} label={text.value} hint={hintOf(gap)} error={error}>
          {(control) => <ValueControl gap={gap} draft={draft} onChange={onChange} control={control} />}
        </Field>
      )}
      {isMeasured(gap.type) ? (
        <Field label={text.period} optional hint={text.periodHint}>
          {(control) => <TextInput {...control} value={draft.period} maxLength={60} onChange={(event) => onChange({ period: event.target.value })} />}
        </Field>
      ) : null}
      <Field label={text.toldBy} optional hint={text.toldByHint}>
        {(control) => <TextInput {...control} value={draft.toldBy} maxLength={TOLD_BY_MAX} onChange={(event) => onChange({ toldBy: event.target.value })} />}
      </Field>
      {documents.length > 0 ? (
        <Field label={text.evidence} optional hint={text.evidenceHint}>
          {(control) => (
            <NativeSelect {...control} value={draft.documentId} onChange={(event) => onChange({ documentId: event.target.value })}>
              <option value="">{text.evidenceNone}</option>
              {documents.map((document) => <option key={document.id} value={document.id}>{document.name}</option>)}
            </NativeSelect>
          )}
        </Field>
      ) : null}
    </div>
  );
}

function hintOf(gap: FieldKind): string | undefined {
  if (gap.type === "date") return text.kinds.date;
  const hints = [gap.example === "" ? null : text.kinds.example(gap.example), gap.plausibleText === null ? null : text.kinds.plausible(gap.plausibleText)];
  return hints.filter((hint) => hint !== null).join(". ") || undefined;
}

export function ValueControl({ gap, draft, onChange, control, rows = 3, of = null }: Omit<Props, "documents" | "error"> & { control: FieldControl; rows?: number; of?: string | null }) {
  const set = (value: string): void => onChange({ text: value });
  if (gap.type === "choice" && gap.choices.length > 0)
    return (
      <NativeSelect {...control} value={draft.text} onChange={(event) => set(event.target.value)}>
        <option value="">{text.choose}</option>
        {gap.choices.map((choice) => <option key={choice} value={choice}>{choice.replace(/[_-]+/g, " ")}</option>)}
      </NativeSelect>
    );
  if (gap.type === "text" || gap.type === "document") return <TextArea {...control} rows={rows} value={draft.text} onChange={(event) => set(event.target.value)} />;
  if (gap.type === "date") return <TextInput {...control} value={draft.text} onChange={(event) => set(event.target.value)} />;
  const input = <input {...control} inputMode="decimal" autoComplete="off" value={draft.text} onChange={(event) => set(event.target.value)} className={`${CONTROL} min-w-0 flex-1 text-right`} />;
  if (gap.type === "money")
    return (
      <Joined>
        <input
          aria-label={of === null ? text.currency : text.currencyOf(of)}
          title={text.currencyHint}
          value={draft.currency}
          maxLength={3}
          onChange={(event) => onChange({ currency: event.target.value.toUpperCase() })}
          className={`${CONTROL} w-[66px]! flex-none`}
        />
        {input}
      </Joined>
    );
  return hasUnit(gap.expectedUnit) ? <Joined>{input}<Unit>{unitWord(gap.expectedUnit)}</Unit></Joined> : input;
}
