"use client";

import { Field, NativeSelect, RadioGroup, TextInput } from "@/ui/field";
import { countryChoices, currencyChoices, type Choice } from "@/ui/format/places";
import { useInBrowser } from "@/ui/when";
import { NAME_MAX } from "../contract";
import type { Details, DetailsError, DetailsField } from "./details-form";
import { t } from "./text";

interface Props {
  details: Details;
  onChange: (details: Details) => void;
  errors: readonly DetailsError[];
}

/** The six facts an assessment begins with; two are needed, the rest may be filled in later. */
export function DetailsFields({ details, onChange, errors }: Props) {
  const change = (field: DetailsField) => (value: string) => onChange({ ...details, [field]: value });
  const errorOf = (field: DetailsField) => errors.find((error) => error.fieldId === field)?.message;
  const text = (field: DetailsField, label: string, hint?: string, optional = false, wide = true) => (
    <Field id={field} label={label} hint={hint} optional={optional} error={errorOf(field)} className={wide ? "col-span-full" : undefined}>
      {(control) => <TextInput {...control} maxLength={NAME_MAX} value={details[field]} onChange={(event) => change(field)(event.target.value)} />}
    </Field>
  );
  return (
    <div className="grid gap-x-5 gap-y-4 wide:grid-cols-2">
      {text("name", t.form.name, t.form.nameHint)}
      {text("firm", t.form.firm)}
      <div className="col-span-full">
        <RadioGroup
          legend={t.form.kind}
          name="enterpriseType"
          value={details.enterpriseType}
          options={["", ...t.form.kinds].map((kind) => ({ value: kind, label: kind === "" ? t.form.choose : kind }))}
          onChange={change("enterpriseType")}
        />
      </div>
      <ChoiceField field="country" label={t.form.country} hint={t.form.countryHint} list={countryChoices} details={details} error={errorOf("country")} onChange={change("country")} />
      <ChoiceField field="currency" label={t.form.currency} hint={t.form.currencyHint} list={currencyChoices} details={details} error={errorOf("currency")} onChange={change("currency")} />
      {text("sector", t.form.sector, t.form.sectorHint, true)}
    </div>
  );
}

/** The lists come from the browser's own names, so they are drawn once it has taken over the page. */
function ChoiceField({ field, label, hint, list, details, error, onChange }: {
  field: DetailsField;
  label: string;
  hint?: string;
  list: () => Choice[];
  details: Details;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const here = useInBrowser();
  const value = details[field];
  return (
    <Field id={field} label={label} hint={hint} error={error} className="flex flex-col justify-end">
      {(control) => (
        <NativeSelect {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t.form.choose}</option>
          {here ? list().map((choice) => <option key={choice.value} value={choice.value}>{choice.label}</option>) : <option value={value}>{value}</option>}
        </NativeSelect>
      )}
    </Field>
  );
}
