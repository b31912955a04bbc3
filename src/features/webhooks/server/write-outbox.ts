import { randomUUID } from "node:crypto";
import { z } from "zod";
import { JOB_ENDS, type JobEnd, type RecipeBook } from "@/domain/recipes/recipe";
import { jobEndOf, jobMessage } from "@/domain/webhooks/message";
import type { OnJobEnd } from "@/kernel/on-job-end";
import { deliverEvent } from "./deliver-event";
import { findListeners, findToldJob, mayStillAct } from "./store";
import { insertDeliveries } from "./store-deliveries";

export interface OutboxOptions {
  /** Address people open. */
  appUrl: string;
  recipes: Pick<RecipeBook, "find">;
}

/** The setting with which a recipe has an assessment's results sent whole: `config: {webhook_result: full}`. */
const resultSetting = z.object({ webhook_result: z.literal("full") }).or(z.object({ webhookResult: z.literal("full") }));

/** Writes, in the transaction that ends a job, one row for each endpoint that is told of it. */
export function webhookOutbox({ appUrl, recipes }: OutboxOptions): OnJobEnd {
  const endsToldOf = (recipe: string): readonly JobEnd[] => recipes.find(recipe)?.runtime.job.events ?? JOB_ENDS;

  return async (db, jobId, at) => {
    const job = await findToldJob(db, jobId);
    const end = job && jobEndOf(job.status);
    if (!job || !end) return [];
    const message = jobMessage(job, { appUrl: appUrl.replace(/\/$/, ""), fullResult: resultSetting.safeParse(job.config).success, at });
    if (message === null) return [];
    const ownUrl = job.webhookUrl !== null && endsToldOf(message.recipeName).includes(end) ? job.webhookUrl : null;
    const endpoints = await findListeners(db, job.createdById, end, ownUrl);
    if (endpoints.length === 0 || !(await mayStillAct(db, job.createdById))) return [];
    const body = JSON.stringify(message);
    const rows = endpoints.map((endpoint) => ({ id: randomUUID(), endpointId: endpoint.id, jobId, event: end, body, at }));
    await insertDeliveries(db, rows);
    return rows.map(({ id }) => deliverEvent({ id, round: 0, ownerId: job.createdById }));
  };
}
