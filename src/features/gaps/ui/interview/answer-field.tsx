"use client";

import { countOf } from "@/ui/format/numbers";
import { Field, RadioGroup, TextInput } from "@/ui/field";
import { GAP_VALUE_MAX, TOLD_BY_MAX } from "../../contract";
import { isMeasured, type AnswerDraft } from "../answer-draft";
import type { TypedCheck } from "../check-typed";
import type { Entry } from "../entry-board";
import { intakeText } from "../intake-text";
import { gapText } from "../text";
import { ValueControl, VALUE_FIELD } from "../value-fields";

const text = intakeText.interview;

interface Props {
  entry: Entry;
  draft: AnswerDraft;
  onChange: (part: Partial<AnswerDraft>) => void;
  check: TypedCheck;
  /** Said below the field once a save was tried or refused. */
  error: string | null;
}

/** The field that fits the question, with what was understood; then whose words these are. */
export function AnswerField({ entry: { point }, draft, onChange, check, error }: Props) {
  const { shape } = point;
  const kind = { type: shape.type, example: point.example, plausibleText: point.plausibleText, choices: shape.choices, expectedUnit: shape.unit };
  const words = shape.type === "text" || shape.type === "document";
  return (
    <div className="mt-[14px] space-y-[14px]">
      {shape.type === "boolean" ? (
        <div id={VALUE_FIELD} tabIndex={-1}>
          <RadioGroup
            legend={text.answer} hideLegend name={`interview-${point.key}`} value={draft.text === "" ? null : draft.text}
            options={[{ value: "yes", label: gapText.form.yes }, { value: "no", label: gapText.form.no }]}
            onChange={(value) => onChange({ text: value })}
          />
        </div>
      ) : (
        <Field id={VALUE_FIELD} label={text.answer} hint={hintOf(point, words)} error={error} className={words ? undefined : "max-w-[420px]"}>
          {(control) => <ValueControl gap={kind} draft={draft} onChange={onChange} control={control} rows={4} />}
        </Field>
      )}
      {words ? <p className="-mt-2.5 flex justify-between gap-3 text-second text-ink-2"><span>{text.anyLanguage}</span><span>{text.count([...draft.text].length, countOf(GAP_VALUE_MAX))}</span></p> : null}
      {isMeasured(shape.type) && check.kind === "ok" ? <p className="-mt-2.5 text-second text-ink-2">{intakeText.understood(check.words)}</p> : null}
      <div className="flex flex-wrap items-end gap-x-5 gap-y-[14px]">
        {isMeasured(shape.type) ? (
          <Field label={gapText.form.period} optional hint={gapText.form.periodHint} className="w-[230px] max-wide:w-full">
            {(control) => <TextInput {...control} value={draft.period} maxLength={60} onChange={(event) => onChange({ period: event.target.value })} />}
          </Field>
        ) : null}
        <Field label={text.who} optional hint={text.whoHint} className="min-w-0 max-w-[430px] flex-1 basis-72">
          {(control) => <TextInput {...control} value={draft.toldBy} maxLength={TOLD_BY_MAX} autoComplete="off" onChange={(event) => onChange({ toldBy: event.target.value })} />}
        </Field>
      </div>
    </div>
  );
}

function hintOf({ shape, example, plausibleText }: Entry["point"], words: boolean): string | undefined {
  if (shape.type === "date") return gapText.form.kinds.date;
  const parts = [example === "" ? null : gapText.form.kinds.example(example), plausibleText === null || words ? null : intakeText.range(plausibleText)];
  return parts.filter((part) => part !== null).join(". ") || undefined;
}
