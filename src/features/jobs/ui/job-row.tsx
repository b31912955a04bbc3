"use client";

import { durationOf } from "@/ui/format/times";
import { Progress } from "@/ui/progress";
import { RowLink } from "@/ui/row-link";
import { State } from "@/ui/state/state";
import { RowHead, Td, Tr } from "@/ui/table";
import { Checkbox } from "@/ui/field";
import type { ListedJob } from "../contract";
import { JobActs } from "./job-acts";
import { elapsedSec, JOB_KIND, jobDetail, matterOf, jobName } from "./job-words";
import type { Selection } from "./job-table";
import { t } from "./text";

export function JobRow({ job, now, selection }: { job: ListedJob; now: Date | null; selection?: Selection }) {
  const matter = matterOf(job, selection !== undefined);
  const elapsed = elapsedSec(job, now);
  return (
    <Tr>
      {selection ? <Td full className="w-8"><Chosen job={job} selection={selection} /></Td> : null}
      <RowHead full>
        <RowLink href={`/jobs/${job.id}`}>{jobName(job)}</RowLink>
        {matter === "" ? null : <span className="block text-second [overflow-wrap:anywhere] text-ink-2">{matter}</span>}
      </RowHead>
      <Td full>
        <State kind={JOB_KIND[job.status]} word={t.status[job.status]} detail={jobDetail(job)} />
        {job.status === "PROCESSING" && job.progress > 0 ? <div className="mt-[5px] mb-0.5 pl-5"><Progress share={job.progress / 100} label={jobName(job)} className="max-w-[220px]" /></div> : null}
      </Td>
      <Td numeric className="whitespace-nowrap text-ink-2 max-wide:text-left">{elapsed === null ? "" : durationOf(elapsed)}</Td>
      <Td wideOnly className="pl-4! whitespace-nowrap text-ink-2">{job.attempts > 0 ? t.attempts(job.attempts, job.maxAttempts) : ""}</Td>
      <Td wideOnly className="font-mono text-small text-ink-2">{job.id.slice(0, 8)}</Td>
      <Td numeric><JobActs job={job} small /></Td>
    </Tr>
  );
}

function Chosen({ job, selection }: { job: ListedJob; selection: Selection }) {
  const turn = (): void => {
    const next = new Set(selection.ids);
    if (!next.delete(job.id)) next.add(job.id);
    selection.change(next);
  };
  return <Checkbox label={<span className="sr-only">{t.select(`${jobName(job)} ${job.id.slice(0, 8)}`)}</span>} checked={selection.ids.has(job.id)} onChange={turn} />;
}
