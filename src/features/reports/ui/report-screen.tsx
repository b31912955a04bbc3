"use client";

import { useState } from "react";
import { trpc } from "@/trpc/client";
import { Button, ButtonLink } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { PageBody } from "@/ui/layout/page-body";
import type { ReportBoard } from "../contract";
import { Making, useMaking } from "./making";
import { ReportLoading } from "./report-loading";
import { ReportPages } from "./report-pages";
import { ReportSide } from "./report-side";
import { StaleReport } from "./stale-report";
import { reportText as text } from "./text";

/** The report as printed, page by page, with its file beside it. */
export function ReportScreen({ assessmentId }: { assessmentId: string }) {
  const board = trpc.reports.list.useQuery({ assessmentId });
  if (board.error && !board.data) return <PageBody><ErrorState what={text.title} error={board.error} onRetry={() => void board.refetch()} retrying={board.isFetching} /></PageBody>;
  if (!board.data) return <ReportLoading />;
  return <Board assessmentId={assessmentId} board={board.data} />;
}

function Board({ assessmentId, board }: { assessmentId: string; board: ReportBoard }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const making = useMaking(assessmentId, board.job);
  const report = board.reports.find((each) => each.id === chosen) ?? board.reports[0] ?? null;
  if (report === null)
    return (
      <PageBody>
        <h2 className="sr-only">{text.title}</h2>
        {making.shown ? <Making making={making} /> : <NoReport assessmentId={assessmentId} board={board} onMake={() => making.make()} busy={making.asking} />}
      </PageBody>
    );
  const newer = board.run !== null && board.run.id !== report.runId ? board.run : null;
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)_300px] desk:grid-cols-[200px_minmax(0,1fr)_300px] max-wide:grid-cols-1">
      <h2 className="sr-only">{text.title}</h2>
      <ReportPages
        key={report.id}
        report={report}
        above={
          <>
            {making.shown ? <Making making={making} /> : null}
            {board.stale || newer || report.decidedSince ? <StaleReport assessmentId={assessmentId} stale={board.stale} newer={newer} decided={report.decidedSince} mayCreate={board.mayCreate} onMake={() => making.make()} busy={making.asking || making.running} /> : null}
          </>
        }
      />
      <ReportSide report={report} reports={board.reports} onChoose={setChosen} />
    </div>
  );
}

function NoReport({ assessmentId, board, onMake, busy }: { assessmentId: string; board: ReportBoard; onMake: () => void; busy: boolean }) {
  if (board.run === null)
    return (
      <EmptyState title={text.before.title} actions={<><ButtonLink tone="primary" href={`/assessments/${assessmentId}/scorecard`}>{text.before.toScorecard}</ButtonLink><ButtonLink href={`/assessments/${assessmentId}/intake`}>{text.before.toIntake}</ButtonLink></>}>
        <p>{text.before.body}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={text.empty.title} actions={board.mayCreate ? <Button tone="primary" busy={busy} onClick={onMake}>{text.make}</Button> : undefined}>
      <p>{board.mayCreate ? text.empty.body(board.run.number) : text.empty.reader}</p>
    </EmptyState>
  );
}
