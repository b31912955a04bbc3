"use client";

import { clsx } from "clsx";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { shortCodes } from "@/domain/risk/short-codes";
import { trpc } from "@/trpc/client";
import { ErrorState } from "@/ui/error-state";
import type { AnswerGapInput, GapView } from "../contract";
import { GapBar } from "./gap-bar";
import { asShow, countGaps, groupGaps, isOpen, neighbour, nextOpen, type Show } from "./gap-groups";
import type { GapCommand } from "./gap-keys";
import { GapList } from "./gap-list";
import { GapWorkbench } from "./gap-workbench";
import { GapsEmpty } from "./gaps-empty";
import { GapsLoading, SPLIT_COLUMNS, SPLIT_HEIGHT } from "./gaps-loading";
import { KeysDialog } from "./keys-dialog";
import { SaveState } from "./save-state";
import { PaneSwitch, type Pane } from "./pane-switch";
import { gapText } from "./text";
import { useAnswers } from "./use-answers";
import { useGapKeys, useKeysSwitch } from "./use-gap-keys";

/** List, form and page side by side; what is selected and shown lives in the address. */
export function GapsScreen({ assessmentId }: { assessmentId: string }) {
  const board = trpc.gaps.list.useQuery({ assessmentId });
  const names = trpc.methodology.names.useQuery(undefined, { staleTime: Infinity });
  const assessment = trpc.assessments.get.useQuery({ id: assessmentId });
  const scorecard = trpc.runs.scorecard.useQuery({ assessmentId });
  const documents = trpc.documents.list.useQuery({ assessmentId });
  const answers = useAnswers(assessmentId);
  const [place, go] = usePlace();
  const [pane, setPane] = useState<Pane>("answer");
  const [focused, setFocused] = useState<string | null>(null);
  const [said, say] = useState("");
  const [help, setHelp] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const [keysOn] = useKeysSwitch();

  const gaps = board.data?.gaps ?? [];
  const counts = countGaps(gaps);
  const groups = groupGaps(gaps, place.show, place.point);
  const order = groups.flatMap((group) => group.rows.map((gap) => gap.dataPoint));
  const gap = gaps.find((each) => each.dataPoint === place.point) ?? gaps.find((each) => each.dataPoint === order[0]) ?? null;
  const codes = names.data ? shortCodes(names.data.categories, names.data.indicators) : null;
  const codeOf = (each: GapView): string => {
    const id = names.data?.indicators.find((indicator) => each.indicatorNames[0] === indicator.name)?.id;
    return (id === undefined ? null : codes?.indicator.get(id)) ?? codes?.category.get(each.category) ?? "";
  };

  const select = (point: string | null, focus: boolean): void => {
    if (point === null) return;
    go({ point });
    setPane("answer");
    if (focus) setFocused(point);
  };
  useGapKeys((command: GapCommand) => {
    if (command === "help") setHelp(true);
    else if (command === "next" || command === "previous") select(neighbour(order, gap?.dataPoint ?? null, command === "next" ? 1 : -1), true);
  }, keysOn);

  const save = (before: GapView, input: AnswerGapInput, saved: () => void, goOn = true): void => {
    const next = nextOpen(groups, before.dataPoint);
    const left = counts.open - (!isOpen(before) || (input.kind === "REJECTED" && before.candidates.length > 1) ? 0 : 1);
    say(gapText.said.saving);
    void answers.save(before, input).then((end) => {
      say(end === "saved" ? `${gapText.said[input.kind]} ${gapText.said.open(Math.max(0, left))}` : gapText.said.failed);
      if (end === "saved") saved();
      else if (end === "refused") select(before.dataPoint, false);
    });
    if (goOn && input.kind !== "REJECTED") select(next ?? before.dataPoint, true);
  };
  const remove = (before: GapView, removed: () => void): void => {
    void answers.takeBack(before).then((done) => {
      say(done ? gapText.said.removed : gapText.said.failed);
      if (done) removed();
    });
  };
  const retry = (): void => {
    for (const { dataPoint, input, conflict } of answers.refusals) {
      const now = gaps.find((each) => each.dataPoint === dataPoint);
      if (now && !conflict) save(now, input, () => undefined, false);
    }
  };
  const undo = (): void => void answers.undo().then((done) => say(done ? gapText.said.undone : gapText.said.failed));

  if (board.error && !board.data)
    return <div className="px-8 py-6 max-wide:px-4"><ErrorState what={gapText.title} error={board.error} onRetry={() => void board.refetch()} retrying={board.isFetching} /></div>;
  if (!board.data) return <GapsLoading />;
  if (gaps.length === 0 || (counts.open === 0 && place.point === null && !reviewing))
    return (
      <GapsEmpty
        board={board.data}
        mayStart={assessment.data?.may.start ?? false}
        onReview={() => {
          setReviewing(true);
          go({ show: "all" });
        }}
      />
    );

  return (
    <div className={SPLIT_HEIGHT}>
      <h2 className="sr-only">{gapText.title}</h2>
      <PaneSwitch pane={pane} onPane={setPane} open={counts.open} />
      <div className={SPLIT_COLUMNS}>
        <div className={clsx("grid min-h-0", pane !== "list" && "max-wide:hidden")}>
          <GapList groups={groups} counts={counts} show={place.show} onShow={(show) => go({ show })} selected={gap?.dataPoint ?? null} onSelect={(point) => select(point, true)} codeOf={codeOf} unsaved={answers.refusals.map((each) => each.dataPoint)} saving={answers.saving} />
        </div>
        {gap ? (
          <GapWorkbench
            key={gap.dataPoint}
            assessmentId={assessmentId}
            gap={gap}
            code={codeOf(gap)}
            category={scorecard.data?.assessed.categories.find((category) => category.id === gap.category) ?? null}
            documents={(documents.data ?? []).filter((document) => document.state === "READ")}
            answers={answers}
            mayAnswer={board.data.mayAnswer}
            labelOf={(key) => names.data?.dataPoints.find((point) => point.key === key)?.label ?? key.replace(/_/g, " ")}
            pane={pane}
            onPane={setPane}
            onSave={save}
            onRemove={remove}
            onUndo={undo}
            takeFocus={focused === gap.dataPoint}
          />
        ) : null}
      </div>
      <GapBar board={board.data} mayStart={assessment.data?.may.start ?? false} onHelp={() => setHelp(true)} saveState={<SaveState answers={answers} onShow={(point) => select(point, true)} onRetry={retry} />} />
      <KeysDialog open={help} onOpenChange={setHelp} />
      <p role="status" className="sr-only">{said}</p>
    </div>
  );
}

interface Place {
  point: string | null;
  show: Show;
}

/** The selected gap and the filter, in the address: a link to a gap is a link to its page. */
function usePlace(): [Place, (change: Partial<Place>) => void] {
  const params = useSearchParams();
  const place = { point: params.get("point"), show: asShow(params.get("show")) };
  const go = (change: Partial<Place>): void => {
    const next = { ...place, ...change };
    const query = new URLSearchParams();
    if (next.point !== null) query.set("point", next.point);
    if (next.show !== "open") query.set("show", next.show);
    window.history.replaceState(null, "", query.size > 0 ? `?${query.toString()}` : window.location.pathname);
  };
  return [place, go];
}
