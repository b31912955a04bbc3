"use client";

import type { RefObject } from "react";
import type { CategoryResult } from "@/domain/risk/assessed";
import { Button } from "@/ui/button";
import { Field, FieldError, TextInput } from "@/ui/field";
import { NOTE_MAX, type GapView } from "../contract";
import { AnswerCheck } from "./answer-check";
import { OTHER, type AnswerDraft } from "./answer-draft";
import { CandidateList } from "./candidate-list";
import { Companions } from "./companions";
import { GapEffectBlock } from "./gap-effect";
import { gapText } from "./text";
import type { Refusal } from "./use-answers";
import { NOTE_FIELD, ValueFields } from "./value-fields";

const text = gapText.form;

interface Props {
  assessmentId: string;
  gap: GapView;
  code: string;
  category: CategoryResult | null;
  draft: AnswerDraft;
  onChange: (change: Partial<AnswerDraft>) => void;
  documents: readonly { id: string; name: string }[];
  nameOf: (documentId: string) => string;
  shownId: string | null;
  onShow: (findingId: string) => void;
  refusal: Refusal | null;
  /** Said when Accept was pressed with nothing to save. */
  empty: boolean;
  onNotApplicable: () => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
  mayAnswer: boolean;
  labelOf: (dataPoint: string) => string;
}

/** Middle column, in the order a person thinks: what and why, effect, candidates, value, note. */
export function GapForm({
  assessmentId, gap, code, category, draft, onChange, documents, nameOf, shownId, onShow, refusal, empty, onNotApplicable, headingRef, mayAnswer, labelOf,
}: Props) {
  const fault = refusal?.fault ?? null;
  const needsNote = fault?.code === "NEEDS_NOTE";
  const valueError = fault !== null && (needsNote || fault.field === "text") ? fault.message : empty ? text.empty : null;
  return (
    <div className="min-h-0 flex-1 space-y-[11px] overflow-y-auto px-5 pt-[11px] pb-3.5 max-wide:px-4">
      <div>
        <p className="label">{[code, gap.indicatorNames.join(", ")].filter((part) => part !== "").join(" ")} · {gap.mandatory ? gapText.list.mandatory : text.optional}</p>
        <h2 ref={headingRef} tabIndex={-1} className="leading-[23px]! [overflow-wrap:anywhere]">{gap.label}</h2>
        <p className="mt-[3px] text-second text-ink-2">{[gap.ask, gap.help].filter((part) => part !== "").join(" ")}</p>
        {gap.reason === "" ? null : <p className="mt-1 text-second"><b>{text.why}:</b> {gap.reason}</p>}
        {gap.answer ? <p className="mt-1 text-second text-ink-2">{text.answered(gap.answeredByName ?? gapText.conflict.someone)}{gap.answer.toldBy ? text.told(gap.answer.toldBy) : ""}{gap.valueText ? `: ${gap.valueText}` : ""}{gap.answer.note ? ` (${gap.answer.note})` : ""}</p> : null}
      </div>
      {gap.answer?.value ? <AnswerCheck key={`${gap.dataPoint} ${gap.answerVersion}`} assessmentId={assessmentId} dataPoint={gap.dataPoint} nameOf={nameOf} /> : null}
      <GapEffectBlock gap={gap} category={category} labelOf={labelOf} />
      <CandidateList
        candidates={gap.candidates}
        conflicting={gap.status === "CONFLICTING"}
        choice={draft.choice}
        onChoose={(choice) => onChange({ choice })}
        shownId={shownId}
        onShow={onShow}
        nameOf={nameOf}
        disabled={!mayAnswer}
      />
      <Companions companions={gap.companions} labelOf={labelOf} />
      {mayAnswer ? (
        <>
          {draft.choice === OTHER ? <ValueFields gap={gap} draft={draft} onChange={onChange} documents={documents} error={valueError} /> : null}
          {valueError !== null && (draft.choice !== OTHER || gap.type === "boolean") ? <FieldError>{valueError}</FieldError> : null}
          <Field id={NOTE_FIELD} label={text.note} optional={!needsNote} hint={needsNote ? text.needsNote : text.noteHint}>
            {(control) => <TextInput {...control} value={draft.note} maxLength={NOTE_MAX} onChange={(event) => onChange({ note: event.target.value })} />}
          </Field>
          <div className="-ml-[7px]"><Button tone="bare" size="sm" onClick={onNotApplicable}>{text.notApplicable}</Button></div>
        </>
      ) : (
        <p className="text-ink-2">{text.readOnly}</p>
      )}
    </div>
  );
}
