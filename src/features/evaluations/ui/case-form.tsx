"use client";

import { useState } from "react";
import type { RubricNames } from "@/features/methodology/contract";
import type { LevelId } from "@/domain/risk/rubric";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { faultOf } from "@/ui/fault";
import { Checkbox, FieldError, NativeSelect, TextInput } from "@/ui/field";
import { Loading, SkeletonLine } from "@/ui/skeleton";
import type { CaseView, ExpectedFactView } from "../contract";
import { t } from "./text";

const LEVELS: readonly LevelId[] = ["LOW", "MODERATE", "HIGH", "CRITICAL"];
const [ABSENT, NONE] = ["absent", "none"] as const;

/** Every level and fact that is expected of one assessment; saved as a whole. */
export function CaseForm({ case_, withLevels, onDone }: { case_: CaseView; withLevels: boolean; onDone: () => Promise<void> }) {
  const [levels, setLevels] = useState<Record<string, LevelId | null>>(case_.levels);
  const [facts, setFacts] = useState<readonly ExpectedFactView[]>(case_.facts);
  const names = trpc.methodology.names.useQuery(undefined, { staleTime: Infinity });
  const save = trpc.evaluations.saveCase.useMutation({ onSuccess: onDone });
  const fault = save.error ? faultOf(save.error) : null;
  if (!names.data) return <Loading what={t.levels}><SkeletonLine width="100%" height={120} /></Loading>;
  const { dataPoints } = names.data;
  const labelOf = (key: string): string => dataPoints.find((point) => point.key === key)?.label ?? key;
  return (
    <form noValidate className="mt-3 border-l-3 border-edge pl-4 max-wide:pl-2.5" onSubmit={(event) => { event.preventDefault(); save.mutate({ caseId: case_.id, expectedVersion: case_.version, levels, facts: [...facts] }); }}>
      {withLevels ? <LevelFields levels={levels} names={names.data} onChange={setLevels} /> : null}
      <h3 className="mt-5">{t.facts}</h3>
      <p className="mb-2 text-second text-ink-2">{t.factsHint}</p>
      {facts.map((fact) => (
        <FactRow
          key={fact.dataPoint} fact={fact} label={labelOf(fact.dataPoint)} bad={fault?.field === `facts.${fact.dataPoint}`}
          onChange={(text) => setFacts(facts.map((each) => (each === fact ? { ...fact, text } : each)))} onRemove={() => setFacts(facts.filter((each) => each !== fact))}
        />
      ))}
      <NativeSelect aria-label={t.addFact} className="mt-2 max-w-[420px]" value="" onChange={(event) => setFacts([...facts, { dataPoint: event.target.value, text: "" }])}>
        <option value="">{t.addFact}</option>
        {dataPoints.filter(({ key }) => !facts.some(({ dataPoint }) => dataPoint === key)).map(({ key, label }) => <option key={key} value={key}>{label}</option>)}
      </NativeSelect>
      <div role="alert">{fault ? <FieldError>{fault.message}</FieldError> : null}</div>
      <div className="mt-4 flex flex-wrap gap-2.5"><Button type="submit" busy={save.isPending}>{t.save}</Button><Button tone="bare" onClick={() => void onDone()}>{t.cancel}</Button></div>
    </form>
  );
}

interface LevelFieldsProps {
  levels: CaseView["levels"];
  names: RubricNames;
  onChange: (levels: CaseView["levels"]) => void;
}

function LevelFields({ levels, names: { categories, indicators }, onChange }: LevelFieldsProps) {
  const setLevel = (id: string, value: string): void => {
    const { [id]: _, ...others } = levels;
    onChange(value === ABSENT ? others : { ...others, [id]: LEVELS.find((level) => level === value) ?? null });
  };
  return (
    <>
      <h3>{t.levels}</h3>
      <p className="mb-2 text-second text-ink-2">{t.levelsHint}</p>
      <div className="grid gap-x-8 gap-y-3 split:grid-cols-2">
        {categories.map((category) => (
          <fieldset key={category.id}>
            <legend className="label">{category.name}</legend>
            {indicators.filter((indicator) => indicator.category === category.id).map(({ id, name, question }) => (
              <label key={id} title={question} className="flex items-center justify-between gap-3 border-b border-line py-1">
                <span className="min-w-0">{name}</span>
                <NativeSelect quiet value={id in levels ? (levels[id] ?? NONE) : ABSENT} onChange={(event) => setLevel(id, event.target.value)}>
                  <option value={ABSENT}>{t.notAsked}</option>
                  <option value={NONE}>{t.noLevel}</option>
                  {LEVELS.map((level) => <option key={level} value={level}>{t.level(level)}</option>)}
                </NativeSelect>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </>
  );
}

function FactRow({ fact, label, bad, onChange, onRemove }: { fact: ExpectedFactView; label: string; bad: boolean; onChange: (text: string | null) => void; onRemove: () => void }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1 border-b border-line py-1.5 max-wide:grid-cols-[minmax(0,1fr)_auto]">
      <span className="max-wide:col-span-2">{label}</span>
      <TextInput aria-label={label} aria-invalid={bad || undefined} disabled={fact.text === null} value={fact.text ?? ""} placeholder={fact.text === null ? t.notStated : undefined} onChange={(event) => onChange(event.target.value)} />
      <Checkbox label={t.notStated} aria-label={t.notStatedOf(label)} checked={fact.text === null} onChange={(event) => onChange(event.target.checked ? null : "")} />
      <Button size="sm" tone="bare" className="max-wide:justify-self-start" aria-label={t.removeFact(label)} onClick={onRemove}>{t.remove}</Button>
    </div>
  );
}
