"use client";

import { useEffect, useRef, useState } from "react";
import type { GapCandidate } from "@/domain/gaps/gap";
import { Button } from "@/ui/button";
import { ConfirmDialog } from "@/ui/dialog";
import { FieldError } from "@/ui/field";
import { LeaveGuard } from "@/ui/leave-guard";
import { useDraft } from "@/ui/use-draft";

import type { AnswerGapInput } from "../../contract";
import { answerOf, draftKey, isAnswerDraft, isDirty, openingDraft, OTHER, type AnswerDraft, type DraftDefaults } from "../answer-draft";
import { checkTyped } from "../check-typed";
import type { Entry, EntryBoard } from "../entry-board";
import { FoundValues } from "../found-values";
import { intakeText } from "../intake-text";
import { Kbd } from "../gap-bar";
import { ReasonDialog } from "../reason-dialog";
import { RefusalNotice } from "../refusal-notice";
import { gapText } from "../text";
import { UnusualValue } from "../unusual-value";
import type { Answers } from "../use-answers";
import { VALUE_FIELD } from "../value-fields";
import { AnswerField } from "./answer-field";
import { QuestionHead } from "./question-head";

const text = intakeText.interview;

interface Props {
  assessmentId: string;
  entries: EntryBoard;
  entry: Entry;
  category: string;
  answers: Answers;
  defaults: DraftDefaults;
  nameOf: (documentId: string) => string;
  /** true when the heading should take the focus: the question came after an act on this page. */
  takeFocus: boolean;
  skipping: boolean;
  /** Told when something is typed: from then on this question is where the interview stands. */
  onTouch: () => void;
  onSaved: (input: AnswerGapInput) => void;
  onSkip: () => void;
  onPrevious: (() => void) | null;
  say: (words: string) => void;
}

/** One question: what is asked and why, what is found already, the answer, and whose words it is. Mounted anew for each. */
export function QuestionForm(props: Props) {
  const { assessmentId, entries, entry: { point, view }, answers, onSaved, say } = props;
  const opening = { ...openingDraft(view, props.defaults), choice: OTHER };
  const draft = useDraft<AnswerDraft>(draftKey(assessmentId, point.key), opening, isAnswerDraft);
  const value = { ...draft.value, choice: OTHER };
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState<"notApplicable" | "remove" | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const refusal = answers.refusalOf(point.key);
  const check = checkTyped(point.shape, value, entries.known(point.key));
  const saving = answers.saving.includes(point.key);
  const settled = view.answer !== null || view.skipped;
  const mayAnswer = entries.board.mayAnswer;

  useEffect(() => {
    if (props.takeFocus) heading.current?.focus();
  }, [props.takeFocus]);

  const send = (input: AnswerGapInput): void => {
    void answers.save(view, input).then((end) => {
      if (end !== "saved") return say(text.failed);
      draft.clear();
      onSaved(input);
    });
  };
  const base = { assessmentId, dataPoint: point.key, expectedVersion: view.answerVersion };
  const save = (part: Partial<AnswerDraft> = {}): void => {
    const next = { ...value, ...part };
    setTried(true);
    const state = checkTyped(point.shape, next, entries.known(point.key));
    const input = state.kind === "ok" ? answerOf(next, view, point.shape.type, assessmentId) : null;
    if (input) send(input);
    else document.getElementById(VALUE_FIELD)?.focus();
  };
  const change = (part: Partial<AnswerDraft>): void => {
    setTried(false);
    props.onTouch();
    draft.set({ ...value, ...part });
  };
  const use = (candidate: GapCandidate): void => send({ ...base, kind: "ACCEPTED", findingId: candidate.findingId, note: null, toldBy: value.toldBy.trim() || null });
  const said = refusal && !refusal.conflict && refusal.fault?.field ? refusal.fault.message : null;
  const error = check.kind === "refused" && tried ? check.reason : check.kind === "empty" && tried ? text.empty : check.kind === "ok" && !tried ? null : said;

  return (
    <form
      aria-label={text.title}
      className="min-w-0 max-w-[680px]"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          save();
        }
      }}
    >
      <QuestionHead entry={props.entry} category={props.category} headingRef={heading} />
      {refusal && (refusal.conflict || !refusal.fault?.field) && !refusal.signedOut ? (
        <div className="mt-3">
          <RefusalNotice
            refusal={refusal} gap={view}
            onAgain={() => send({ ...refusal.input, expectedVersion: view.answerVersion })}
            onDiscard={() => {
              draft.clear();
              answers.forget(point.key);
            }}
          />
        </div>
      ) : null}
      <FoundValues
        assessmentId={assessmentId} gap={point.parent ?? point.key} candidates={view.candidates} nameOf={props.nameOf} busy={saving}
        chosen={view.answer?.kind === "ACCEPTED" ? view.answer.findingId : view.answer === null ? (view.candidates[0]?.findingId ?? null) : null} onUse={mayAnswer ? use : null}
      />
      {mayAnswer ? (
        <>
          <AnswerField entry={props.entry} draft={value} onChange={change} check={check} error={error} />
          {point.shape.type === "boolean" && error ? <FieldError>{error}</FieldError> : null}
          {check.kind === "unusual" ? <div className="mt-2"><UnusualValue id={`${VALUE_FIELD}-unusual`} check={check} busy={saving} onRepair={(repaired) => save({ text: repaired })} onReason={(note) => save({ note })} /></div> : null}
          <div className="mt-[18px] flex flex-wrap items-center gap-2" data-print="off">
            <Button type="submit" tone="primary" busy={saving}>{saving ? text.saving : text.save}</Button>
            <Button busy={props.skipping} onClick={props.onSkip}>{settled ? text.next : text.skip}</Button>
            <Button tone="bare" onClick={() => setAsking("notApplicable")}>{intakeText.notApplicable}</Button>
            {view.answer ? <Button tone="danger" onClick={() => setAsking("remove")}>{gapText.form.remove}</Button> : null}
            <span className="flex-1" />
            {props.onPrevious ? <Button tone="bare" onClick={props.onPrevious}>{text.previous}</Button> : null}
            <span className="text-second text-ink-2 max-wide:hidden"><Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> {text.keys}</span>
          </div>
          <p className="mt-4 text-second text-ink-2">{intakeText.lowest(entries.form.statement.id, entries.form.statement.name, entries.form.statement.bestLevel)} {point.papers.length > 0 ? text.papers(point.papers.slice(0, 2).join("; ")) : ""}</p>
        </>
      ) : (
        <p className="mt-4 text-ink-2">{intakeText.readOnly}</p>
      )}
      <LeaveGuard active={mayAnswer && isDirty(value, opening)} kept={text.leave} />
      <ReasonDialog
        open={asking === "notApplicable"} onClose={() => setAsking(null)} title={gapText.notApplicable.title} body={gapText.notApplicable.body} label={gapText.notApplicable.note} act={gapText.notApplicable.act} empty={gapText.notApplicable.empty}
        onReason={(reason) => send({ ...base, kind: "NOT_APPLICABLE", note: reason, toldBy: value.toldBy.trim() || null })}
      />
      <ConfirmDialog
        open={asking === "remove"} onOpenChange={(open) => setAsking(open ? "remove" : null)} title={gapText.remove.title} lost={gapText.remove.lost(view.valueText ?? "")} confirm={gapText.remove.act} busy={answers.removing}
        onConfirm={() => {
          setAsking(null);
          void answers.takeBack(view).then((done) => {
            if (done) draft.clear();
            say(done ? gapText.said.removed : gapText.said.failed);
          });
        }}
      />
    </form>
  );
}
