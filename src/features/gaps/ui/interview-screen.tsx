"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { besideQuestion, nextQuestion, progressOf, type InterviewLength } from "@/domain/gaps/interview";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { PageBody } from "@/ui/layout/page-body";
import { Progress } from "@/ui/progress";
import { Segments } from "@/ui/segments";
import { Loading, SkeletonLine } from "@/ui/skeleton";
import { useKept } from "@/ui/use-kept";
import type { AnswerGapInput } from "../contract";
import type { EntryBoard } from "./entry-board";
import { intakeText } from "./intake-text";
import { InterviewDone } from "./interview/interview-done";
import { InterviewNav } from "./interview/interview-nav";
import { QuestionForm } from "./interview/question";
import { QuestionList } from "./interview/question-list";
import { useLength } from "./interview/use-length";
import { DONE, FIRM, placeOf, usePlace } from "./interview/use-place";
import { useSkip } from "./interview/use-skip";
import { gapText } from "./text";
import { useAnswers } from "./use-answers";
import { useEntryBoard } from "./use-entry-board";

const text = intakeText.interview;

/** Plain questions, one at a time; each answer is kept as it is given. `firm` asks which questions apply. */
export function InterviewScreen({ assessmentId, firm }: { assessmentId: string; firm: ReactNode }) {
  const { entries, error, retry, retrying } = useEntryBoard(assessmentId);
  if (error) return <PageBody><ErrorState what={intakeText.what} error={error} onRetry={retry} retrying={retrying} /></PageBody>;
  if (!entries) return <PageBody><Loading what={intakeText.what}><SkeletonLine width={420} height={26} /><SkeletonLine width={560} height={120} /></Loading></PageBody>;
  return <Interview assessmentId={assessmentId} entries={entries} firm={firm} />;
}

function Interview({ assessmentId, entries, firm }: { assessmentId: string; entries: EntryBoard; firm: ReactNode }) {
  const assessment = trpc.assessments.get.useQuery({ id: assessmentId });
  const names = trpc.methodology.names.useQuery(undefined, { staleTime: Infinity });
  const documents = trpc.documents.list.useQuery({ assessmentId });
  const answers = useAnswers(assessmentId);
  const skip = useSkip(assessmentId);
  const [length, keepLength] = useLength(assessmentId);
  const [toldBy, keepToldBy] = useKept(`told-by:${assessmentId}`);
  const { asked, kept, go } = usePlace(assessmentId, length);
  const [said, say] = useState("");
  const [moved, setMoved] = useState<string | null>(null);
  const firmHeading = useRef<HTMLHeadingElement>(null);

  const { form, board } = entries;
  const wanted = entries.questions(length);
  const all = entries.questions("full");
  // A link to a question of the full interview opens it, whatever this browser's user last chose.
  const questions = asked !== null && !wanted.some(({ dataPoint }) => dataPoint === asked) && all.some(({ dataPoint }) => dataPoint === asked) ? all : wanted;
  const progress = progressOf(questions);
  const conditions = names.data?.conditions ?? [];
  const conditionsDone = conditions.filter(({ id }) => board.conditions[id] !== undefined).length;
  const untouched = questions.every(({ state }) => state === "OPEN" || state === "FOUND");
  const place = placeOf(asked, kept, questions, untouched);
  const entry = entries.entry(place);
  const own = questions.filter(({ category }) => category === entry?.point.category);
  const category = form.categories.find(({ id }) => id === entry?.point.category)?.name ?? "";

  useEffect(() => {
    if (place === FIRM && moved === FIRM) firmHeading.current?.focus();
  }, [place, moved]);

  const open = (question: string, wanted?: InterviewLength): void => {
    setMoved(question);
    go(question, { length: wanted });
  };
  const placeWords = (key: string, done: number): string => {
    const next = questions.find(({ dataPoint }) => dataPoint === key);
    if (!next) return text.progress(done, questions.length);
    const list = questions.filter((each) => each.category === next.category);
    const name = form.categories.find(({ id }) => id === next.category)?.name ?? "";
    return `${text.place(list.indexOf(next) + 1, list.length, name)} ${text.progress(done, questions.length)}.`;
  };
  /** `alone`: what is only asked after this question is not asked now. */
  const goOn = (words: (next: string) => string, done: number, alone: boolean): void => {
    const again = questions.find(({ dataPoint }) => dataPoint === place)?.state === "SKIPPED";
    const next = nextQuestion(alone ? questions.filter(({ parent }) => parent !== place) : questions, place, again) ?? DONE;
    say(words(next === DONE ? text.progress(done, questions.length) : placeWords(next, done)));
    open(next);
  };
  const saved = ({ toldBy: who, kind }: AnswerGapInput): void => {
    if (who) keepToldBy(who);
    const fresh = questions.some(({ dataPoint, state }) => dataPoint === place && (state === "OPEN" || state === "SKIPPED"));
    goOn(text.said, progress.done + (fresh ? 1 : 0), kind === "NOT_APPLICABLE");
  };
  const pass = (): void => {
    if (!entry) return;
    if (entry.view.answer !== null || entry.view.skipped || entry.status === "VERIFIED") return goOn((next) => next, progress.done, false);
    skip.mutate({ assessmentId, dataPoint: place, expectedVersion: entry.view.answerVersion }, {
      onSuccess: () => goOn(text.saidSkipped, progress.done, true),
      onError: () => say(gapText.said.failed),
    });
  };
  const toCategory = (id: string): void => {
    if (id === FIRM) return open(FIRM);
    const list = questions.filter((question) => question.category === id);
    const first = nextQuestion(list, null) ?? list[0]?.dataPoint;
    if (first) open(first);
  };
  const setLength = (chosen: InterviewLength): void => {
    keepLength(chosen);
    const list = entries.questions(chosen);
    open(list.some(({ dataPoint }) => dataPoint === place) || place === FIRM ? place : (nextQuestion(list, null) ?? DONE), chosen);
  };
  const previous = besideQuestion(questions, place, -1);

  return (
    <PageBody>
      <p role="status" className="sr-only">{said}</p>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="font-semibold">{text.progress(progress.done, progress.total)}</span>
        <Progress share={progress.total === 0 ? 0 : progress.done / progress.total} label={text.progress(progress.done, progress.total)} className="w-[180px]" />
        <span className="flex-1" />
        <Segments label={text.length} value={length} options={[{ value: "short", label: text.short }, { value: "full", label: text.full }]} onChange={setLength} />
      </div>
      <div className="grid grid-cols-[236px_minmax(0,1fr)] gap-10 max-wide:grid-cols-1 max-wide:gap-5">
        <div>
          <InterviewNav
            categories={form.categories} questions={questions} current={place === FIRM ? FIRM : (entry?.point.category ?? null)}
            conditionsAnswered={intakeText.modes.of(conditionsDone, conditions.length)} onGo={toCategory}
          />
          <p className="mt-3.5 text-second text-ink-2">
            {entry ? text.place(own.findIndex(({ dataPoint }) => dataPoint === place) + 1, own.length, category) : null}
            {progress.skipped > 0 ? <><br />{text.skipped(progress.skipped)}</> : null}
          </p>
          {progress.skipped > 0 ? <p className="mt-1 -ml-[7px]"><Button size="sm" tone="bare" onClick={() => open(nextQuestion(questions, null, true) ?? DONE)}>{text.toSkipped}</Button></p> : null}
        </div>
        {place === FIRM ? (
          <section className="max-w-[680px]">
            <h2 ref={firmHeading} tabIndex={-1} className="mb-1 text-firm! leading-7!">{text.firmTitle}</h2>
            <p className="mb-3 text-ink-2">{text.firmWhy}</p>
            {firm}
            <p className="mt-5"><Button tone="primary" onClick={() => open(nextQuestion(questions, null) ?? DONE)}>{text.firmNext}</Button></p>
          </section>
        ) : entry ? (
          <section className="min-w-0">
            <QuestionForm
              key={place} assessmentId={assessmentId} entries={entries} entry={entry} category={category} answers={answers}
              defaults={{ currency: assessment.data?.currency ?? "", toldBy: toldBy ?? "" }} nameOf={(id) => documents.data?.find((each) => each.id === id)?.name ?? gapText.form.unnamed}
              takeFocus={moved === place} skipping={skip.isPending} onTouch={() => (asked === null ? go(place, { replace: true }) : undefined)} onSaved={saved} onSkip={pass} onPrevious={previous === null ? null : () => open(previous)} say={say}
            />
            <QuestionList category={category} questions={own} current={place} askOf={(key) => entries.entry(key)?.point.ask ?? key} onGo={open} />
          </section>
        ) : (
          <InterviewDone
            assessmentId={assessmentId} progress={progress} length={length} takeFocus={moved === DONE}
            onSkipped={() => open(nextQuestion(questions, null, true) ?? DONE)} onFull={() => setLength("full")}
          />
        )}
      </div>
    </PageBody>
  );
}
