"use client";

import { useState, type ReactNode } from "react";
import type { RecipeView } from "@/features/recipes/contract";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { faultOf } from "@/ui/fault";
import { Field, FieldError, NativeSelect, TextArea, TextInput, type FieldControl } from "@/ui/field";
import type { ScheduleView } from "../contract";
import { CadencePreview } from "./cadence-preview";
import { type DraftField, draftFor, draftOf, fieldOf, readDraft } from "./schedule-draft";
import { t } from "./text";

/** Makes a schedule, or changes one. What the server refuses is told at its field; what was typed stays. */
export function ScheduleForm({ schedule, recipes, onClose }: { schedule: ScheduleView | null; recipes: readonly [RecipeView, ...RecipeView[]]; onClose: () => void }) {
  const utils = trpc.useUtils();
  const [draft, setDraft] = useState(() => (schedule ? draftOf(schedule) : draftFor(recipes[0])));
  const [errors, setErrors] = useState<Partial<Record<DraftField, string>>>({});
  const done = async (): Promise<void> => {
    await utils.schedules.list.invalidate();
    onClose();
  };
  const create = trpc.schedules.create.useMutation({ onSuccess: done });
  const update = trpc.schedules.update.useMutation({ onSuccess: done });
  const refused = create.error ?? update.error;
  const fault = refused ? faultOf(refused) : null;
  const at = fault ? fieldOf(fault.field, draft) : null;

  const set = (field: DraftField) => (event: { target: { value: string } }) => {
    setDraft({ ...draft, [field]: event.target.value });
    setErrors({ ...errors, [field]: undefined });
  };
  const errorOf = (field: DraftField): string | undefined => errors[field] ?? (at === field ? fault?.message : undefined);
  const submit = (): void => {
    const read = readDraft(draft);
    if (!read.ok) return setErrors(read.errors);
    if (schedule) update.mutate({ id: schedule.id, expectedVersion: schedule.version, ...read.value });
    else create.mutate({ recipe: draft.recipe, ...read.value });
  };
  const choose = (name: string): void => {
    const recipe = recipes.find((one) => one.name === name);
    if (recipe) setDraft(draftFor(recipe, draft.name));
  };
  const field = (name: DraftField, label: string, hint: string | undefined, control: (ids: FieldControl) => ReactNode) =>
    <Field label={label} hint={hint} error={errorOf(name)} className="mt-3">{control}</Field>;
  const text = (name: DraftField, label: string, hint?: string, more: { inputMode?: "numeric" | "decimal"; list?: string } = {}) =>
    field(name, label, hint, (ids) => <TextInput {...ids} {...more} value={draft[name]} onChange={set(name)} autoComplete="off" />);
  const chosen = recipes.find((one) => one.name === draft.recipe);

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => { if (!open) onClose(); }}
      title={schedule ? t.change : t.add}
      actions={<><Button onClick={onClose}>{t.close}</Button><Button tone="primary" type="submit" form="schedule-form" busy={create.isPending || update.isPending}>{schedule ? t.save : t.create}</Button></>}
    >
      <form id="schedule-form" noValidate onSubmit={(event) => { event.preventDefault(); submit(); }}>
        {field("recipe", t.recipe, chosen?.description ?? t.recipeHint, (ids) => (
          <NativeSelect {...ids} value={draft.recipe} disabled={schedule !== null} onChange={(event) => choose(event.target.value)}>
            {chosen ? null : <option value={draft.recipe}>{draft.recipe}</option>}
            {recipes.map((one) => <option key={one.name} value={one.name}>{one.name}</option>)}
          </NativeSelect>
        ))}
        {text("name", t.name)}
        {field("input", t.input, t.inputHint, (ids) => <TextArea {...ids} rows={5} className="font-mono text-small" spellCheck={false} value={draft.input} onChange={set("input")} />)}
        {chosen?.inputSchema ? (
          <details className="mt-1 text-second text-ink-2">
            <summary className="min-h-6 cursor-pointer">{t.inputSchema}</summary>
            <pre tabIndex={0} aria-label={t.inputSchema} className="overflow-x-auto bg-wash p-2 text-small">{JSON.stringify(chosen.inputSchema, null, 2)}</pre>
          </details>
        ) : null}
        <div className="grid items-end gap-x-4 wide:grid-cols-2">
          {text("cadence", t.cadence, t.cadenceHint)}
          {text("timezone", t.timezone, t.timezoneHint, { list: "time-zones" })}
        </div>
        <TimeZones />
        <CadencePreview cadence={draft.cadence} timezone={draft.timezone} />
        <div className="grid gap-x-4 wide:grid-cols-3">
          {text("maxRetries", t.maxRetries, t.maxRetriesHint, { inputMode: "numeric" })}
          {text("timeoutSec", t.timeoutSec, "1–86,400", { inputMode: "numeric" })}
          {text("maxCostUsd", t.maxCostUsd, t.maxCostHint, { inputMode: "decimal" })}
        </div>
        <div role="alert">{fault && at === null ? <FieldError>{fault.message}</FieldError> : null}</div>
      </form>
    </Dialog>
  );
}

const ZONES = Intl.supportedValuesOf("timeZone");

function TimeZones() {
  return <datalist id="time-zones">{["UTC", ...ZONES].map((zone) => <option key={zone} value={zone} />)}</datalist>;
}
