"use client";

import { useSearchParams } from "next/navigation";
import { useRef, useState } from "react";
import { progressOf } from "@/domain/gaps/interview";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { PageBody } from "@/ui/layout/page-body";
import { LeaveGuard } from "@/ui/leave-guard";
import { Loading, SkeletonLine } from "@/ui/skeleton";
import { useKept } from "@/ui/use-kept";
import type { EntryBoard } from "./entry-board";
import { intakeText } from "./intake-text";
import { InterviewNav } from "./interview/interview-nav";
import { ManualDefaults, type Defaults } from "./manual/manual-defaults";
import { ManualRow } from "./manual/manual-row";
import { SaveState } from "./save-state";
import { gapText } from "./text";
import { useAnswers } from "./use-answers";
import { useEntryBoard } from "./use-entry-board";

const text = intakeText.manual;

/** Every value as a field, a category at a time; what is typed is kept when its field is left. */
export function ManualScreen({ assessmentId }: { assessmentId: string }) {
  const { entries, error, retry, retrying } = useEntryBoard(assessmentId);
  if (error) return <PageBody><ErrorState what={intakeText.what} error={error} onRetry={retry} retrying={retrying} /></PageBody>;
  if (!entries) return <PageBody><Loading what={intakeText.what}><SkeletonLine width={300} height={26} /><SkeletonLine width={720} height={260} /></Loading></PageBody>;
  return <Manual assessmentId={assessmentId} entries={entries} />;
}

function Manual({ assessmentId, entries }: { assessmentId: string; entries: EntryBoard }) {
  const documents = trpc.documents.list.useQuery({ assessmentId });
  const answers = useAnswers(assessmentId);
  const [defaults, setDefaults] = useDefaults(assessmentId);
  const [said, say] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useSearchParams().get("category");
  const { form, board } = entries;
  const questions = entries.questions("full");
  const category = form.categories.find(({ id }) => id === asked) ?? form.categories[0];
  const own = questions.filter((question) => question.category === category?.id);
  const { done, total } = progressOf(own);

  const go = (id: string): void => {
    window.history.pushState(null, "", `?category=${id}`);
    requestAnimationFrame(() => heading.current?.focus());
  };
  const retry = (): void => {
    for (const { dataPoint, input, conflict } of answers.refusals) {
      const view = entries.entry(dataPoint)?.view;
      if (view && !conflict) void answers.save(view, input).then((end) => say(end === "saved" ? gapText.saving.done : gapText.said.failed));
    }
  };
  const show = (dataPoint: string): void => {
    const point = entries.entry(dataPoint)?.point;
    if (point) go(point.category);
    requestAnimationFrame(() => document.getElementById(`manual-${dataPoint}`)?.focus());
  };
  const undo = (): void => void answers.undo().then((took) => say(took ? gapText.said.undone : gapText.said.failed));

  return (
    <PageBody>
      <p role="status" className="sr-only">{said}</p>
      <div className="grid grid-cols-[236px_minmax(0,1fr)] gap-10 max-desk:grid-cols-1 max-desk:gap-5">
        <InterviewNav categories={form.categories} questions={questions} current={category?.id ?? null} onGo={go} />
        <section className="min-w-0">
          <div className="mb-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <h2 ref={heading} tabIndex={-1}>{category?.name ?? text.title}</h2>
            <span className="text-ink-2">{text.filled(done, total)}</span>
            <span className="flex-1" />
            <SaveState answers={answers} onShow={show} onRetry={retry} />
            {answers.canUndo ? <Button size="sm" tone="bare" onClick={undo}>{intakeText.undo}</Button> : null}
          </div>
          {board.mayAnswer ? <ManualDefaults value={defaults} onChange={setDefaults} /> : <p className="mb-3 text-ink-2">{intakeText.readOnly}</p>}
          {form.groups.map(({ id, label }) => {
            const rows = own.flatMap(({ dataPoint }) => entries.entry(dataPoint) ?? []).filter(({ point }) => point.entryGroup === id);
            return rows.length === 0 ? null : (
              <section key={id} aria-label={label} className="mb-6">
                <h3 className="border-b-[1.5px] border-ink pb-1">{label}</h3>
                {rows.map((entry) => (
                  <ManualRow
                    key={entry.point.key} assessmentId={assessmentId} entries={entries} entry={entry} answers={answers} defaults={defaults} say={say}
                    nameOf={(documentId) => documents.data?.find((each) => each.id === documentId)?.name ?? gapText.form.unnamed}
                  />
                ))}
              </section>
            );
          })}
          <p className="text-second text-ink-2">{text.note(form.statement.id)}</p>
        </section>
      </div>
      <LeaveGuard active={board.mayAnswer && answers.saving.length + answers.refusals.length > 0} kept={text.leave} />
    </PageBody>
  );
}

/** Kept for this browser's user and this assessment; the currency starts as the one of the accounts. */
function useDefaults(assessmentId: string): [Defaults, (part: Partial<Defaults>) => void] {
  const assessment = trpc.assessments.get.useQuery({ id: assessmentId });
  const [year, keepYear] = useKept(`manual-year:${assessmentId}`);
  const [currency, keepCurrency] = useKept(`manual-currency:${assessmentId}`);
  const [toldBy, keepToldBy] = useKept(`told-by:${assessmentId}`);
  return [
    { year: year ?? "", currency: currency ?? assessment.data?.currency ?? "", toldBy: toldBy ?? "" },
    (part) => {
      if (part.year !== undefined) keepYear(part.year);
      if (part.currency !== undefined) keepCurrency(part.currency);
      if (part.toldBy !== undefined) keepToldBy(part.toldBy);
    },
  ];
}
