import type { z } from "zod";
import { notFound } from "@/domain/errors";
import { authorize, may } from "@/kernel/authorize";
import type { Actor, AppContext } from "@/kernel/context";
import { jobIdInput, type JobView } from "../contract";
import { findJob, findPolledJob, type JobRow } from "./store";
import { toJobView } from "./to-view";

export async function getJob(ctx: AppContext, input: z.input<typeof jobIdInput>): Promise<JobView> {
  const actor = authorize(ctx, "job.read");
  const { id } = jobIdInput.parse(input);
  return toJobView(visibleTo(actor, await findPolledJob(ctx.db, id)));
}

/** The whole row, for another feature's view of it. */
export async function readJob(ctx: AppContext, input: z.input<typeof jobIdInput>): Promise<JobRow> {
  const actor = authorize(ctx, "job.read");
  const { id } = jobIdInput.parse(input);
  return visibleTo(actor, await findJob(ctx.db, id));
}

/** Someone else's job and no job answer alike. */
export function visibleTo<Row extends { createdById: string }>(actor: Actor, row: Row | null): Row {
  if (row === null || (row.createdById !== actor.id && !may(actor, "job.readAll"))) throw notFound("job");
  return row;
}
