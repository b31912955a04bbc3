import { forbidden } from "@/domain/errors";
import { authorize, may } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { type JobPage, type ListJobsInput, listJobsInput } from "../contract";
import { findJobs } from "./store";
import { withoutResult } from "./to-view";

export async function listJobs(ctx: AppContext, input: ListJobsInput): Promise<JobPage> {
  const actor = authorize(ctx, "job.read");
  const { everyone, cursor, pageSize, ...filter } = listJobsInput.parse(input);
  if (everyone && !may(actor, "job.readAll")) throw forbidden("see other people's jobs");
  // One row more than asked for tells whether there is a next page.
  const rows = await findJobs(ctx.db, { ...filter, ...(everyone ? {} : { createdById: actor.id }) }, { cursor, take: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  return {
    jobs: page.map(withoutResult),
    nextCursor: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
}
