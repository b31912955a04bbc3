"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import { trpc } from "@/trpc/client";
import { useJob } from "@/trpc/use-job";
import { Button } from "@/ui/button";
import { State } from "@/ui/state/state";
import { RowHead, Tr } from "@/ui/table";
import { When } from "@/ui/when";
import type { EvaluationRow, SetView } from "../contract";
import { FigureCells, FiguresTable } from "./figures-table";
import { ResultDetail } from "./result-detail";
import { t } from "./text";

/** Every version that was run over the set, newest first, so that two stand under each other. */
export function RunTable({ set }: { set: SetView }) {
  const [shown, setShown] = useState<EvaluationRow | null>(null);
  const nameOf = ({ slug, number }: Pick<EvaluationRow, "slug" | "number">): string => t.version(set.versions.find((each) => each.slug === slug)?.name ?? slug, number);
  const isProduction = (run: EvaluationRow): boolean => set.versions.some(({ slug, number, inProduction }) => inProduction && slug === run.slug && number === run.number);
  return (
    <section aria-labelledby="set-runs" className="mt-9">
      <h2 id="set-runs" className="mb-1">{t.results}</h2>
      {set.section === "GAP_DETECTION" ? null : <p className="mb-2.5 max-w-[820px] text-second text-ink-2">{t.kappaHint}</p>}
      {set.runs.length === 0 ? <p className="text-ink-2">{t.noRuns}</p> : (
        <FiguresTable caption={t.caption}>
          {set.runs.map((run) => <Row key={run.id} run={run} setId={set.id} name={nameOf(run)} production={isProduction(run)} onShow={() => setShown(run)} />)}
        </FiguresTable>
      )}
      {shown ? <ResultDetail id={shown.id} name={nameOf(shown)} onClose={() => setShown(null)} /> : null}
    </section>
  );
}

function Row({ run, setId, name, production, onShow }: { run: EvaluationRow; setId: string; name: string; production: boolean; onShow: () => void }) {
  return (
    <Tr>
      <RowHead full className="align-top">
        <b>{name}</b>{production ? <span className="text-second text-ink-2">, {t.inProduction}</span> : null}
        <span className="block text-second text-ink-2"><When at={run.startedAt} form="full" />, {run.startedBy}</span>
        <span className="block font-mono text-small [overflow-wrap:anywhere] text-ink-2">{run.model}</span>
        {run.figures && !run.current ? <span className="block text-second font-semibold">{t.older}</span> : null}
        {run.figures ? <Button tone="bare" size="sm" className="-ml-[7px]" aria-label={t.detailsOf(name)} onClick={onShow}>{t.details}</Button> : null}
      </RowHead>
      {run.figures ? <FigureCells figures={run.figures} spent={run.spent} /> : <td role="cell" colSpan={6} className="py-[9px] align-top max-wide:col-span-2"><Going jobId={run.jobId} setId={setId} /></td>}
    </Tr>
  );
}

/** A run that has not ended well: how far it is, or why it stopped. */
function Going({ jobId, setId }: { jobId: string | null; setId: string }) {
  const utils = trpc.useUtils();
  const { job, cancel, cancelling } = useJob(jobId);
  const done = job?.status === "COMPLETED";
  useEffect(() => {
    if (done) void utils.evaluations.get.invalidate({ id: setId });
  }, [done, utils, setId]);
  const running = job !== null && !job.terminal;
  return (
    <span role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {running || done || job === null ? <State kind="running" word={job?.sentence ?? t.running} /> : <State kind={job.status === "CANCELLED" ? "cancelled" : "failed"} word={t.failed} detail={job.failure ? `${job.failure.sentence} ${job.failure.advice}` : null} />}
      {running ? <Button size="sm" tone="danger" busy={cancelling} onClick={cancel}>{t.cancel}</Button> : null}
      {jobId ? <Link href={`/jobs/${jobId}`} className="link">{t.openJob}</Link> : null}
    </span>
  );
}
