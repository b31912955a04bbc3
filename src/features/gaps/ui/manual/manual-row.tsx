"use client";

import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "@/ui/dialog";
import { FieldError, RadioGroup } from "@/ui/field";
import { useDraft } from "@/ui/use-draft";
import type { AnswerGapInput } from "../../contract";
import { answerOf, draftKey, isAnswerDraft, isDirty, isMeasured, openingDraft, OTHER, type AnswerDraft, type DraftDefaults } from "../answer-draft";
import { checkTyped } from "../check-typed";
import type { Entry, EntryBoard } from "../entry-board";
import { intakeText } from "../intake-text";
import { RefusalNotice } from "../refusal-notice";
import { gapText } from "../text";
import { UnusualValue } from "../unusual-value";
import type { Answers } from "../use-answers";
import { ValueControl } from "../value-fields";
import { RowStatus } from "./row-status";

const text = intakeText.manual;

interface Props {
  assessmentId: string;
  entries: EntryBoard;
  entry: Entry;
  answers: Answers;
  defaults: DraftDefaults & { year: string };
  nameOf: (documentId: string) => string;
  say: (words: string) => void;
}

/** One value with its unit: kept when the field is left, held against what is known, never removed by being emptied. */
export function ManualRow({ assessmentId, entries, entry, answers, defaults, nameOf, say }: Props) {
  const { point, view } = entry;
  const { shape } = point;
  const standing = openingDraft(view, defaults);
  const opening: AnswerDraft = { ...standing, choice: OTHER, period: view.answer === null && point.yearly ? defaults.year : standing.period };
  const draft = useDraft<AnswerDraft>(draftKey(assessmentId, point.key), opening, isAnswerDraft);
  const value = { ...draft.value, choice: OTHER };
  const [left, setLeft] = useState(false);
  const [removing, setRemoving] = useState(false);
  const check = checkTyped(shape, value, entries.known(point.key));
  const refusal = answers.refusalOf(point.key);
  const saving = answers.saving.includes(point.key);
  const dirty = value.text.trim() !== opening.text.trim() || (value.text.trim() !== "" && isDirty(value, opening));
  const { mayAnswer } = entries.board;
  const id = `manual-${point.key}`;
  const said = refusal && !refusal.conflict && refusal.fault?.field && !dirty ? refusal.fault.message : null;
  const error = left && dirty && check.kind === "refused" ? check.reason : said;
  const unusual = dirty && left && check.kind === "unusual" ? check : null;
  const hint = [point.ask, shape.type === "date" ? gapText.form.kinds.date : null].filter((part) => part !== null).join(" ");

  // What was typed on while the server was answering is not what was saved: it stays, and is saved next.
  const latest = useRef(draft.value);
  useEffect(() => {
    latest.current = draft.value;
  }, [draft.value]);
  const send = (input: AnswerGapInput, typed: AnswerDraft = draft.value): void => {
    void answers.save(view, input).then((end) => {
      if (end === "saved" && latest.current.text === typed.text && latest.current.currency === typed.currency) draft.clear();
      say(end === "saved" ? text.said(point.label) : text.failed(point.label));
    });
  };
  const commit = (part: Partial<AnswerDraft> = {}): void => {
    const next = { ...value, ...part };
    setLeft(true);
    if (saving || (!dirty && Object.keys(part).length === 0)) return;
    const input = checkTyped(shape, next, entries.known(point.key)).kind === "ok" ? answerOf(next, view, shape.type, assessmentId) : null;
    if (!input) return;
    if (part.text !== undefined) draft.set(next);
    send(input, part.text === undefined ? draft.value : next);
  };
  const change = (part: Partial<AnswerDraft>): void => {
    setLeft(false);
    const next = { ...value, ...part };
    draft.set(next);
    // A choice is made by one press: there is nothing to finish typing.
    if (part.text !== undefined && (shape.type === "boolean" || (shape.type === "choice" && shape.choices.length > 0))) commit(part);
  };
  const base = { assessmentId, dataPoint: point.key, expectedVersion: view.answerVersion };
  const kind = { type: shape.type, example: "", plausibleText: null, choices: shape.choices, expectedUnit: shape.unit };
  const described = [`${id}-hint`, error || unusual ? `${id}-error` : null].filter((part) => part !== null).join(" ");

  return (
    <div className="grid grid-cols-[minmax(0,260px)_minmax(0,1fr)] gap-x-6 gap-y-1.5 border-b border-line py-3 max-wide:grid-cols-1">
      <div className={clsx(point.parent !== null && "border-l-3 border-line pl-3")}>
        {shape.type === "boolean" ? <span className="block font-semibold">{point.label}</span> : <label htmlFor={id} className="block font-semibold">{point.label}</label>}
        <span id={`${id}-hint`} className="block text-second text-ink-2">{hint}</span>
      </div>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <div
          className="min-w-0 max-w-[360px] flex-1 basis-[300px]"
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) commit();
          }}
        >
          {mayAnswer ? (
            shape.type === "boolean" ? (
              <RadioGroup legend={point.label} hideLegend name={id} value={value.text === "" ? null : value.text} options={[{ value: "yes", label: gapText.form.yes }, { value: "no", label: gapText.form.no }]} onChange={(chosen) => change({ text: chosen })} />
            ) : (
              <div
                onKeyDown={(event) => {
                  if (event.key === "Enter" && event.target instanceof HTMLInputElement) commit();
                }}
              >
                <ValueControl gap={kind} draft={value} onChange={change} rows={2} of={point.label} control={{ id, "aria-describedby": described, "aria-invalid": error || unusual ? true : undefined }} />
              </div>
            )
          ) : <p>{view.valueText ?? "–"}</p>}
          {isMeasured(shape.type) && dirty && check.kind === "ok" ? <p className="mt-1 text-second text-ink-2">{intakeText.understood(check.words)}</p> : null}
          {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
          {unusual ? <UnusualValue id={`${id}-error`} check={unusual} busy={saving} onRepair={(repaired) => commit({ text: repaired })} onReason={(note) => commit({ note })} /> : null}
        </div>
        <div className="min-w-0 flex-1 basis-[210px]">
          <RowStatus
            assessmentId={assessmentId} entry={entry} nameOf={nameOf} mayAnswer={mayAnswer}
            state={saving ? "saving" : left && dirty && (check.kind === "refused" || check.kind === "unusual") ? "unsaved" : left && check.kind === "empty" && view.answer ? "cleared" : null}
            onUse={(candidate) => send({ ...base, kind: "ACCEPTED", findingId: candidate.findingId, note: null, toldBy: null })} onRemove={() => setRemoving(true)}
          />
        </div>
      </div>
      {refusal && (refusal.conflict || !refusal.fault?.field) && !refusal.signedOut ? (
        <div className="col-span-full">
          <RefusalNotice
            refusal={refusal} gap={view} onAgain={() => send({ ...refusal.input, expectedVersion: view.answerVersion })}
            onDiscard={() => {
              draft.clear();
              answers.forget(point.key);
            }}
          />
        </div>
      ) : null}
      <ConfirmDialog
        open={removing} onOpenChange={setRemoving} title={gapText.remove.title} lost={gapText.remove.lost(view.valueText ?? "")} confirm={gapText.remove.act} busy={answers.removing}
        onConfirm={() => {
          setRemoving(false);
          void answers.takeBack(view).then((done) => {
            if (done) draft.clear();
            say(done ? gapText.said.removed : gapText.said.failed);
          });
        }}
      />
    </div>
  );
}
