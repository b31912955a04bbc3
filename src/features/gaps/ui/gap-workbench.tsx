"use client";

import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import type { CategoryResult } from "@/domain/risk/assessed";
import { ConfirmDialog } from "@/ui/dialog";
import { LeaveGuard } from "@/ui/leave-guard";
import { useDraft } from "@/ui/use-draft";
import type { AnswerGapInput, GapView } from "../contract";
import { answerOf, draftKey, isAnswerDraft, isDirty, openingDraft, OTHER, type AnswerDraft } from "./answer-draft";
import { GapActions } from "./gap-actions";
import { GapForm } from "./gap-form";
import type { GapCommand } from "./gap-keys";
import type { Pane } from "./pane-switch";
import { ReasonDialog } from "./reason-dialog";
import { RefusalNotice } from "./refusal-notice";
import { SourcePane } from "./source-pane";
import { passageOf, turnSource, type Source } from "./sources";
import { gapText } from "./text";
import type { Answers } from "./use-answers";
import { useGapKeys, useKeysSwitch } from "./use-gap-keys";
import { NOTE_FIELD, VALUE_FIELD } from "./value-fields";

export interface OpenDocument {
  id: string;
  name: string;
  pages: number | null;
}

interface Props {
  assessmentId: string;
  gap: GapView;
  code: string;
  category: CategoryResult | null;
  documents: readonly OpenDocument[];
  answers: Answers;
  mayAnswer: boolean;
  labelOf: (dataPoint: string) => string;
  pane: Pane;
  onPane: (pane: Pane) => void;
  onSave: (gap: GapView, input: AnswerGapInput, saved: () => void) => void;
  onRemove: (gap: GapView, removed: () => void) => void;
  onUndo: () => void;
  /** true when the heading should take the focus: the gap came after an answer or by key. */
  takeFocus: boolean;
}

/** One gap: its form and, beside it, the page it is about. Mounted anew for each gap. */
export function GapWorkbench(props: Props) {
  const { assessmentId, gap, answers, onSave } = props;
  const draft = useDraft<AnswerDraft>(draftKey(assessmentId, gap.dataPoint), openingDraft(gap), isAnswerDraft);
  const [turned, setTurned] = useState<Source | null>(null);
  const [asking, setAsking] = useState<"reject" | "notApplicable" | "remove" | null>(null);
  const [empty, setEmpty] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [keysOn] = useKeysSwitch();

  const passages = gap.candidates.map(passageOf);
  const chosen = passages.find((passage) => passage.findingId === draft.value.choice) ?? null;
  const source = turned ?? chosen ?? passages[0] ?? null;
  const refusal = answers.refusalOf(gap.dataPoint);
  const base = { assessmentId, dataPoint: gap.dataPoint, expectedVersion: gap.answerVersion };
  const nameOf = (id: string): string => props.documents.find((document) => document.id === id)?.name ?? gapText.form.unnamed;

  useEffect(() => {
    if (props.takeFocus) heading.current?.focus();
  }, [props.takeFocus]);
  const refused = refusal?.fault?.code;
  useEffect(() => {
    if (refused === "NEEDS_NOTE") focusField(NOTE_FIELD);
    else if (refused === "PLAUSIBILITY" || refused === "NOT_UNDERSTOOD") focusField(VALUE_FIELD);
  }, [refused]);

  const change = (part: Partial<AnswerDraft>): void => {
    setEmpty(false);
    if (part.choice !== undefined) setTurned(null);
    draft.set({ ...draft.value, ...part });
  };
  const show = (next: Source): void => {
    setTurned(next);
    props.onPane("source");
  };
  const save = (input: AnswerGapInput): void => onSave(gap, input, draft.clear);
  const accept = (): void => {
    const input = answerOf(draft.value, gap, gap.type, assessmentId);
    setEmpty(input === null);
    if (input) save(input);
    else focusField(VALUE_FIELD);
  };
  const correct = (): void => {
    change({ choice: OTHER });
    props.onPane("answer");
    requestAnimationFrame(() => focusField(VALUE_FIELD));
  };
  const step = (direction: 1 | -1): void => setTurned(turnSource(passages, source, direction));
  const toSource = (): void => {
    const pane = document.querySelector<HTMLElement>("[data-pane=source] [role=region]");
    if (pane && document.activeElement !== pane) pane.focus();
    else heading.current?.focus();
  };

  useGapKeys((command: GapCommand) => {
    if (command === "source") toSource();
    else if (command === "nextSource") step(1);
    else if (command === "previousSource") step(-1);
    else if (!props.mayAnswer) return;
    else if (command === "accept") accept();
    else if (command === "correct") correct();
    else if (command === "reject" && chosen) setAsking("reject");
  }, keysOn);

  return (
    <>
      <section aria-label={gapText.form.label} data-pane="answer" className={clsx("flex min-h-0 min-w-0 flex-col border-r border-line max-wide:border-r-0", props.pane !== "answer" && "max-wide:hidden")}>
        {refusal && (refusal.conflict || !refusal.fault?.field) && !refusal.signedOut ? (
          <div className="px-5 pt-[11px] max-wide:px-4">
            <RefusalNotice
              refusal={refusal}
              gap={gap}
              onAgain={() => save({ ...refusal.input, expectedVersion: gap.answerVersion })}
              onDiscard={() => {
                draft.clear();
                answers.forget(gap.dataPoint);
              }}
            />
          </div>
        ) : null}
        <GapForm
          assessmentId={assessmentId}
          gap={gap}
          code={props.code}
          category={props.category}
          draft={draft.value}
          onChange={change}
          documents={props.documents}
          nameOf={nameOf}
          shownId={source?.findingId ?? null}
          onShow={(findingId) => passages.filter((passage) => passage.findingId === findingId).forEach(show)}
          refusal={refusal?.conflict ? null : refusal}
          empty={empty}
          onNotApplicable={() => setAsking("notApplicable")}
          headingRef={heading}
          mayAnswer={props.mayAnswer}
          labelOf={props.labelOf}
        />
        {props.mayAnswer ? (
          <GapActions
            typing={draft.value.choice === OTHER}
            canReject={chosen !== null}
            canRemove={gap.answer !== null}
            canUndo={answers.canUndo}
            onAccept={accept}
            onCorrect={correct}
            onReject={() => setAsking("reject")}
            onRemove={() => setAsking("remove")}
            onUndo={props.onUndo}
          />
        ) : null}
      </section>
      <div data-pane="source" className={clsx("grid min-h-0 min-w-0", props.pane !== "source" && "max-wide:hidden")}>
        <SourcePane source={source} passages={passages} documents={props.documents} onTurn={setTurned} />
      </div>
      <LeaveGuard active={props.mayAnswer && (answers.saving.length + answers.refusals.length > 0 || isDirty(draft.value, openingDraft(gap)))} kept={gapText.leave} />
      <ReasonDialog
        open={asking === "reject"} onClose={() => setAsking(null)} title={gapText.reject.title} body={gapText.reject.body(chosen?.quote ?? "")} label={gapText.reject.note} act={gapText.reject.act}
        onReason={(reason) => (chosen?.findingId ? save({ ...base, kind: "REJECTED", findingId: chosen.findingId, note: reason === "" ? null : reason }) : undefined)}
      />
      <ReasonDialog
        open={asking === "notApplicable"} onClose={() => setAsking(null)} title={gapText.notApplicable.title} body={gapText.notApplicable.body} label={gapText.notApplicable.note} act={gapText.notApplicable.act} empty={gapText.notApplicable.empty}
        onReason={(reason) => save({ ...base, kind: "NOT_APPLICABLE", note: reason })}
      />
      <ConfirmDialog
        open={asking === "remove"} onOpenChange={(open) => setAsking(open ? "remove" : null)} title={gapText.remove.title} lost={gapText.remove.lost(gap.valueText ?? gapText.status[gap.status])} confirm={gapText.remove.act} busy={answers.removing}
        onConfirm={() => {
          setAsking(null);
          props.onRemove(gap, draft.clear);
        }}
      />
    </>
  );
}

const focusField = (id: string): void => document.getElementById(id)?.focus();
