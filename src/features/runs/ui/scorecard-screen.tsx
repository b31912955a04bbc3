"use client";

import { trpc } from "@/trpc/client";
import { Button, ButtonLink } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { PageBody } from "@/ui/layout/page-body";
import { faultOf } from "@/ui/fault";
import { Notice } from "@/ui/notice";
import type { Scorecard } from "../contract";
import { CATEGORY_GRID, CategoryRow } from "./category-row";
import { Contradictions } from "./contradictions";
import { DecisionsProvider } from "./decisions";
import { FlagNotices } from "./flag-notices";
import { ModelReading } from "./model-reading";
import { nameBook, type NameBook } from "./name-book";
import { Narrative } from "./narrative";
import { CategoryShape, OverallResult } from "./overall-result";
import { PassageProvider } from "./passage";
import { Recommendations } from "./recommendations";
import { RunLine } from "./run-line";
import { ScorecardEmpty } from "./scorecard-empty";
import { ScorecardLoading } from "./scorecard-loading";
import { OpinionsProvider, SecondOpinionSection } from "./second-opinion";
import { decisionText, opinionText, resultText as text } from "./text";
import { useScoreNow } from "./use-score-now";

/** The result of one run: flags first, then the figure with its range and coverage, then its reasons line by line. */
export function ScorecardScreen({ assessmentId, runId }: { assessmentId: string; runId: string | null }) {
  const scorecard = trpc.runs.scorecard.useQuery({ assessmentId, ...(runId ? { runId } : {}) });
  const names = trpc.methodology.names.useQuery(undefined, { staleTime: Infinity });
  const error = scorecard.error ?? names.error;
  if (error && (scorecard.data === undefined || !names.data)) {
    const again = (): void => void Promise.all([scorecard.refetch(), names.refetch()]);
    return <PageBody><ErrorState what={text.title} error={error} onRetry={again} retrying={scorecard.isFetching || names.isFetching} /></PageBody>;
  }
  if (scorecard.data === undefined || !names.data) return <PageBody><ScorecardLoading /></PageBody>;
  if (scorecard.data === null) return <PageBody><ScorecardEmpty assessmentId={assessmentId} /></PageBody>;
  return (
    <PageBody>
      <PassageProvider><Result assessmentId={assessmentId} scorecard={scorecard.data} book={nameBook(names.data)} asked={runId !== null} /></PassageProvider>
    </PageBody>
  );
}

function Result({ assessmentId, scorecard, book, asked }: { assessmentId: string; scorecard: Scorecard; book: NameBook; asked: boolean }) {
  const { assessed, run, documents } = scorecard;
  const nameOf = (id: string): string => documents[id] ?? text.removedDocument;
  const gapsUrl = `/assessments/${assessmentId}/gaps`;
  const openGaps = new Set(scorecard.gaps.map((gap) => gap.dataPoint));
  const totalWeight = assessed.categories.reduce((sum, category) => sum + category.weight, 0);
  return (
    <DecisionsProvider assessmentId={assessmentId} scorecard={scorecard} book={book}>
      <FlagNotices flags={assessed.flags} book={book} nameOf={nameOf} />
      {scorecard.frozen ? <Notice className="mb-[22px]"><p>{decisionText.frozen[scorecard.frozen]}</p></Notice> : null}
      {scorecard.stale ? <StaleNotice assessmentId={assessmentId} asked={asked} /> : null}
      <RunLine run={run} assessed={assessed} documentsRead={scorecard.documentsRead} />
      {scorecard.secondOpinion && scorecard.secondOpinion.open > 0 ? <p className="mb-4 text-second"><a href="#second-opinion" className="link inline-flex min-h-6 items-center">{opinionText.title}: {opinionText.toReview(scorecard.secondOpinion.open)}</a></p> : null}
      <div className="grid grid-cols-[minmax(0,1fr)_400px] items-start gap-12 max-desk:grid-cols-1 max-desk:gap-5">
        <OverallResult assessed={assessed} asMade={scorecard.asMade} book={book} openGaps={openGaps.size} gapsUrl={gapsUrl} />
        <CategoryShape assessed={assessed} book={book} />
      </div>
      {asked ? null : <Narrative assessmentId={assessmentId} />}
      <h2 className="mt-7 mb-1">{text.categories}</h2>
      <div aria-hidden="true" className={`${CATEGORY_GRID} py-1.5 text-second font-semibold text-ink-3 max-wide:hidden`}>
        <span /><span /><span>{text.heads.category}</span><span>{text.heads.score}</span><span className="max-desk:hidden">{text.heads.scale}</span>
        <span>{text.heads.range}</span><span>{text.heads.coverage}</span><span className="max-desk:hidden">{text.heads.weight}</span>
      </div>
      <OpinionsProvider opinion={scorecard.secondOpinion} run={run}>
        <div className="border-t-[1.5px] border-ink">
          {assessed.categories.map((category) => (
            <CategoryRow key={category.id} category={category} flags={assessed.flags} totalWeight={totalWeight} book={book} nameOf={nameOf} gapsUrl={gapsUrl} openGaps={openGaps} />
          ))}
        </div>
      </OpinionsProvider>
      <SecondOpinionSection opinion={scorecard.secondOpinion} run={run} book={book} nameOf={nameOf} />
      <Contradictions items={assessed.contradictions} book={book} nameOf={nameOf} />
      <ModelReading reading={scorecard.reading} book={book} nameOf={nameOf} />
      <Recommendations items={assessed.recommendations} book={book} />
    </DecisionsProvider>
  );
}

function StaleNotice({ assessmentId, asked }: { assessmentId: string; asked: boolean }) {
  const assessment = trpc.assessments.get.useQuery({ id: assessmentId });
  const start = useScoreNow(assessmentId);
  const older = asked && assessment.data !== undefined && !assessment.data.stale;
  return (
    <Notice
      className="mb-[22px]"
      title={older ? text.stale.older : text.stale.title}
      actions={
        <>
          {assessment.data?.may.start && !older ? <Button size="sm" busy={start.isPending} onClick={() => start.mutate({ id: assessmentId, pauseAtGaps: false })}>{text.rescore}</Button> : null}
          {asked ? <ButtonLink size="sm" href={`/assessments/${assessmentId}/scorecard`}>{text.stale.newest}</ButtonLink> : null}
          {start.error ? <span role="alert" className="text-second font-semibold text-danger">{faultOf(start.error).message}</span> : null}
        </>
      }
    >
      {older ? null : <p>{text.stale.body}</p>}
    </Notice>
  );
}
