import Link from "next/link";
import { isJobErrorCode, JOB_ERRORS } from "@/domain/jobs/job-errors";
import type { StreamedEvent } from "@/domain/jobs/stream-event";
import { durationOf } from "@/ui/format/times";
import { StateGlyph, type StateKind } from "@/ui/state/state";
import { When } from "@/ui/when";
import type { JobView } from "../contract";
import { elapsedSec, JOB_KIND, jobDetail, type Untold } from "./job-words";
import { t } from "./text";

interface Moment {
  key: string;
  at: Date | null;
  kind: StateKind;
  name: string;
  detail: string | null;
  href: string | null;
}

/** Attempts that failed, with their reasons. */
function attemptsOf(events: readonly StreamedEvent[]): Moment[] {
  return events.flatMap(({ seq, type, at, data }) => {
    if (type !== "log" || typeof data.attempt !== "number" || !isJobErrorCode(data.code)) return [];
    return [{ key: `event ${seq}`, at: new Date(at), kind: "failed" as const, name: t.attemptFailed(data.attempt), detail: JOB_ERRORS[data.code].sentence, href: null }];
  });
}

const timeOf = ({ at }: Moment): number => at?.getTime() ?? Number.POSITIVE_INFINITY;

/** Queued, started, each attempt that failed, each job it started, ended: oldest first. */
function momentsOf(job: JobView, parts: readonly Untold[], events: readonly StreamedEvent[], now: Date | null): Moment[] {
  const moments: Moment[] = [{ key: "queued", at: job.createdAt, kind: "done", name: t.queued, detail: null, href: null }];
  if (job.startedAt) moments.push({ key: "started", at: job.startedAt, kind: "done", name: t.begun, detail: null, href: null });
  const between = attemptsOf(events);
  for (const part of parts) {
    const seconds = elapsedSec(part, now);
    const detail = [jobDetail(part) ?? t.status[part.status], seconds === null ? null : durationOf(seconds)].filter((text) => text !== null).join(" · ");
    between.push({ key: part.id, at: part.startedAt ?? part.createdAt, kind: JOB_KIND[part.status], name: t.type[part.type], detail, href: `/jobs/${part.id}` });
  }
  moments.push(...between.sort((a, b) => timeOf(a) - timeOf(b)));
  if (job.status === "COMPLETED" || job.status === "FAILED" || job.status === "CANCELLED")
    moments.push({ key: "ended", at: job.completedAt, kind: JOB_KIND[job.status], name: t.ended[job.status], detail: job.failure?.sentence ?? null, href: null });
  return moments;
}

export function JobTimeline({ job, parts, events, now }: { job: JobView; parts: readonly Untold[]; events: readonly StreamedEvent[]; now: Date | null }) {
  return (
    <>
      <h2 className="mb-2">{t.timeline}</h2>
      <ol className="border-t-[1.5px] border-ink">
        {momentsOf(job, parts, events, now).map((moment) => (
          <li key={moment.key} className="grid grid-cols-[18px_72px_minmax(0,1fr)] gap-3 border-b border-line py-2">
            <span className="pt-[3px]"><StateGlyph kind={moment.kind} size={16} /></span>
            <span className="font-mono text-small leading-[21px] text-ink-2">{moment.at ? <When at={moment.at} form="clock" /> : null}</span>
            <div>
              {moment.href ? <Link href={moment.href} className="inline-flex min-h-6 items-center font-semibold text-ink hover:underline">{moment.name}</Link> : <b>{moment.name}</b>}
              {moment.detail ? <span className="block text-second text-ink-2">{moment.detail}</span> : null}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
