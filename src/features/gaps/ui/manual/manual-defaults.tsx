"use client";

import { Field, TextInput } from "@/ui/field";
import { TOLD_BY_MAX } from "../../contract";
import { intakeText } from "../intake-text";

const text = intakeText.manual;

export interface Defaults {
  year: string;
  currency: string;
  toldBy: string;
}

/** What holds for the figures typed below until a field says otherwise: their year, their currency, and who gave them. */
export function ManualDefaults({ value, onChange }: { value: Defaults; onChange: (part: Partial<Defaults>) => void }) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-5 gap-y-2.5">
      <Field label={text.year} hint={text.yearHint} className="w-[130px]">
        {(control) => <TextInput {...control} value={value.year} maxLength={20} inputMode="numeric" onChange={(event) => onChange({ year: event.target.value })} />}
      </Field>
      <Field label={text.currency} hint={text.currencyHint} className="w-[150px]">
        {(control) => <TextInput {...control} value={value.currency} maxLength={3} onChange={(event) => onChange({ currency: event.target.value.toUpperCase() })} />}
      </Field>
      <Field label={text.who} hint={intakeText.interview.whoHint} className="min-w-0 flex-1 basis-72">
        {(control) => <TextInput {...control} value={value.toldBy} maxLength={TOLD_BY_MAX} onChange={(event) => onChange({ toldBy: event.target.value })} />}
      </Field>
    </div>
  );
}
