import type { Db, RootDb } from "@/adapters/db";
import type { JobStatus } from "@/domain/jobs/job";
import type { StoredEvent } from "@/domain/jobs/stream-event";

/** A job's story after one event, in one snapshot: the state is the state after the last event of it. */
export interface StoryPage {
  events: StoredEvent[];
  status: JobStatus;
  /** Number of the newest event there is, read or not. */
  last: number;
  /** The job's result, where one of the events tells it and it is small enough. */
  result: unknown;
  resultLeftOut: boolean;
}

interface Line {
  seq: number | null;
  type: string | null;
  data: unknown;
  at: Date | null;
  status: JobStatus;
  last: number;
  result: unknown;
  leftOut: boolean | null;
}

/** Events of one read; a longer story comes in pages. */
export const STORY_PAGE = 500;
/** A longer result is fetched by whoever needs it and not pushed to everyone who looks. Bytes. */
const RESULT_MAX = 64 * 1024;

/** Null when the job is gone. */
export async function readStory(db: RootDb, jobId: string, after: number): Promise<StoryPage | null> {
  const lines = await db.$queryRaw<Line[]>`
    SELECT e.seq, e.type, e.data, e.at, j.status::text AS status,
           coalesce((SELECT max(seq) FROM job_events WHERE "jobId" = j.id), 0)::int AS last,
           CASE WHEN e.type = 'result' AND octet_length(j.result::text) <= ${RESULT_MAX} THEN j.result END AS result,
           CASE WHEN e.type = 'result' THEN octet_length(j.result::text) > ${RESULT_MAX} END AS "leftOut"
    FROM jobs j
    LEFT JOIN LATERAL (
      SELECT * FROM job_events WHERE "jobId" = j.id AND seq > ${after} ORDER BY seq LIMIT ${STORY_PAGE}
    ) e ON true
    WHERE j.id = ${jobId}::uuid
    ORDER BY e.seq`;
  const [first] = lines;
  if (first === undefined) return null;
  const told = lines.find((line) => line.type === "result");
  return {
    events: lines.flatMap(({ seq, type, data, at }) => (seq === null || type === null || at === null ? [] : [{ seq, type, data, at }])),
    status: first.status,
    last: first.last,
    result: told?.result ?? null,
    resultLeftOut: told?.leftOut ?? false,
  };
}

/** The newest `take` lines, oldest first, and how many stand before them. */
export async function newestEvents(db: Db, jobId: string, take: number): Promise<{ events: StoredEvent[]; earlier: number }> {
  const rows = await db.jobEvent.findMany({ where: { jobId }, orderBy: { seq: "desc" }, take });
  const events = rows.reverse();
  return { events, earlier: Math.max(0, (events[0]?.seq ?? 1) - 1) };
}
