"use client";

import type { LevelId } from "@/domain/risk/rubric";
import { trpc } from "@/trpc/client";
import { ButtonLink } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { PageBody } from "@/ui/layout/page-body";
import { rangeOf } from "@/ui/format/numbers";
import { Coverage } from "@/ui/level/coverage";
import { LevelChip } from "@/ui/level/level-chip";
import { RowLink } from "@/ui/row-link";
import { Loading, SkeletonRows } from "@/ui/skeleton";
import { State } from "@/ui/state/state";
import { RowHead, Table, Td, Th, Tr } from "@/ui/table";
import { en } from "@/ui/text/en";
import { When } from "@/ui/when";
import type { RunRow } from "../contract";
import { opinionText, runsText as text } from "./text";

/** Every run as it was made, newest first, each with its own scorecard. */
export function RunsScreen({ assessmentId }: { assessmentId: string }) {
  const runs = trpc.runs.list.useQuery({ assessmentId });
  if (runs.error && !runs.data) return <PageBody><ErrorState what={text.title} error={runs.error} onRetry={() => void runs.refetch()} retrying={runs.isFetching} /></PageBody>;
  if (runs.data?.length === 0)
    return (
      <PageBody>
        <EmptyState title={text.empty.title} actions={<ButtonLink tone="primary" href={`/assessments/${assessmentId}/intake`}>{text.empty.toIntake}</ButtonLink>}><p>{text.empty.body}</p></EmptyState>
      </PageBody>
    );
  const table = (
    <Table
      caption={text.caption}
      head={<><Th>{text.heads.run}</Th><Th>{text.heads.started}</Th><Th>{text.heads.by}</Th><Th>{text.heads.analyst}</Th><Th>{text.heads.rubric}</Th><Th>{text.heads.score}</Th><Th>{text.heads.range}</Th><Th>{text.heads.coverage}</Th></>}
    >
      {runs.data ? runs.data.map((run) => <Row key={run.id} run={run} assessmentId={assessmentId} />) : <SkeletonRows rows={3} widths={[60, 110, 90, 120, 40, 104, 60, 104]} />}
    </Table>
  );
  return (
    <PageBody>
      <h2 className="sr-only">{text.title}</h2>
      {runs.data ? table : <Loading what={text.title}>{table}</Loading>}
    </PageBody>
  );
}

function Row({ run, assessmentId }: { run: RunRow; assessmentId: string }) {
  const level = LEVELS.find((each) => each === run.level) ?? null;
  const scored = run.coverage !== null && run.low !== null && run.high !== null;
  return (
    <Tr>
      <RowHead>
        {scored ? <RowLink href={`/assessments/${assessmentId}/scorecard?run=${run.id}`}>{text.run(run.number)}</RowLink> : <b className="font-semibold">{text.run(run.number)}</b>}
        {run.status === "DONE" ? null : <State kind={run.status === "RUNNING" ? "running" : "failed"} word={text.state[run.status]} />}
      </RowHead>
      <Td><When at={run.startedAt} form="full" /></Td>
      <Td>{run.startedBy}</Td>
      <Td>{run.analyst.name} {run.analyst.version}{run.analyst.kind === "rules" ? <span className="block text-second text-ink-2">{text.noModel}</span> : null}</Td>
      <Td>{run.rubricVersion}</Td>
      <Td>
        {scored ? <LevelChip level={level} score={run.score} column word={level === null ? en.insufficient : undefined} /> : <span className="text-ink-3">{text.notScored}</span>}
        {run.toReview !== null && run.toReview > 0 ? <span className="block text-second text-ink-2">{opinionText.runs(run.toReview)}</span> : null}
        {run.decided ? <span className="block text-second text-ink-2">{text.decided(run.decided.score, LEVELS.find((each) => each === run.decided?.level) ?? null)}</span> : null}
      </Td>
      <Td className="whitespace-nowrap">{run.low !== null && run.high !== null ? rangeOf(run.low, run.high) : null}</Td>
      <Td>{run.coverage === null ? null : <Coverage share={run.coverage} />}</Td>
    </Tr>
  );
}

const LEVELS: readonly LevelId[] = ["LOW", "MODERATE", "HIGH", "CRITICAL"];
