import { JOB_STATUSES, JOB_TYPES, type JobStatus, type JobType } from "@/domain/jobs/job";
import type { ListJobsInput } from "../contract";

/** What the list is chosen by. It lives in the address: a list can be bookmarked and the back button undoes a filter. */
export interface JobFilter {
  status?: JobStatus;
  type?: JobType;
  recipe?: string;
  session?: string;
  /** Days as the reader means them, "2026-03-01"; both are in. */
  from?: string;
  to?: string;
  search?: string;
  cursor?: string;
}

const TEXT_MAX = 255;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const textOf = (value: string | null): string | undefined => value?.trim().slice(0, TEXT_MAX) || undefined;
const dayOf = (value: string | null): string | undefined => (value !== null && DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined);

/** Whatever stands in the address; what makes no sense is left out. */
export function filterOf(params: { get(name: string): string | null }): JobFilter {
  return {
    status: JOB_STATUSES.find((status) => status === params.get("status")),
    type: JOB_TYPES.find((type) => type === params.get("type")),
    recipe: textOf(params.get("recipe")),
    session: textOf(params.get("session")),
    from: dayOf(params.get("from")),
    to: dayOf(params.get("to")),
    search: textOf(params.get("q")),
    cursor: textOf(params.get("cursor")),
  };
}

/** The address of a filter; what is not chosen is not written. */
export function filterToQuery({ search, ...rest }: JobFilter): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ q: search, ...rest })) if (value !== undefined && value !== "") params.set(name, value);
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

export const isFiltered = ({ cursor: _cursor, ...rest }: JobFilter): boolean => Object.values(rest).some((value) => value !== undefined);

const DAY_MS = 86_400_000;
const midnight = (day: string): Date => new Date(`${day}T00:00:00`);

/** The question for a filter; days begin and end in the reader's own time zone. */
export function listInput(filter: JobFilter, more: Pick<ListJobsInput, "everyone" | "pageSize"> = {}): ListJobsInput {
  const { session, from, to, ...rest } = filter;
  return {
    ...rest,
    sessionId: session,
    from: from === undefined ? undefined : midnight(from),
    // Noon of the next day falls back to its midnight also where a clock change made the day shorter or longer.
    to: to === undefined ? undefined : midnight(localDay(new Date(midnight(to).getTime() + 1.5 * DAY_MS))),
    ...more,
  };
}

const two = (value: number): string => String(value).padStart(2, "0");
const localDay = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
