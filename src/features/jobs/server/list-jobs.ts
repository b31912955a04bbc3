import { forbidden } from "@/domain/errors";
import { authorize, may } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { type JobPage, type ListJobsInput, listJobsInput } from "../contract";
import { cursorOf, readCursor } from "./page-mark";
import { nameMatters } from "./name-matters";
import { findJobPage } from "./store-pages";

/** A page of the actor's jobs, or of everyone's for those who may see them, newest first. */
export async function listJobs(ctx: AppContext, input: ListJobsInput): Promise<JobPage> {
  const actor = authorize(ctx, "job.read");
  const { everyone, cursor, pageSize, search, ...filter } = listJobsInput.parse(input);
  if (everyone && !may(actor, "job.readAll")) throw forbidden("see other people's jobs");
  const text = search === undefined ? undefined : { value: search, keyOf: actor.id };
  const chosen = { ...filter, text, ...(everyone ? {} : { createdById: actor.id }) };
  // One row more than asked for tells whether there is a next page.
  const rows = await findJobPage(ctx.db, chosen, readCursor(cursor), pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return { jobs: await nameMatters(ctx.db, page), nextCursor: rows.length > pageSize && last ? cursorOf(last) : null };
}
