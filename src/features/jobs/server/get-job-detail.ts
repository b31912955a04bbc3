import { z } from "zod";
import { hideSecrets } from "@/domain/jobs/hide-secrets";
import { streamedEvent } from "@/domain/jobs/stream-event";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { type JobDetail, jobIdInput } from "../contract";
import { visibleTo } from "./get-job";
import { findEvent, findJob } from "./store";
import { newestEvents } from "./store-live";
import { submissionOf } from "./submission-of";

/** Progress lines come by the thousand; a page shows the newest. */
const EVENTS_SHOWN = 200;

const retriedData = z.object({ jobId: z.uuid() });
const labels = z.record(z.string(), z.string()).catch({});

export async function getJobDetail(ctx: AppContext, input: z.input<typeof jobIdInput>): Promise<JobDetail> {
  const actor = authorize(ctx, "job.read");
  const { id } = jobIdInput.parse(input);
  const row = visibleTo(actor, await findJob(ctx.db, id));
  const [{ events, earlier }, retried] = await Promise.all([newestEvents(ctx.db, id, EVENTS_SHOWN), findEvent(ctx.db, id, "retried")]);
  // The result has a place of its own on the page.
  const told = { id, result: null, resultLeftOut: true };
  return {
    input: hideSecrets(row.input),
    config: hideSecrets(row.config),
    asked: hideSecrets(submissionOf(ctx.ports.recipes, row)) as JobDetail["asked"],
    metadata: labels.parse(hideSecrets(row.metadata ?? {})),
    sessionId: row.sessionId,
    idempotencyKey: row.idempotencyKey,
    webhookUrl: row.webhookUrl === null ? null : String(hideSecrets(row.webhookUrl)),
    engineRunId: row.engineRunId,
    timeoutSec: row.timeoutSec,
    deadlineAt: row.deadlineAt,
    costUsd: row.costUsd.toNumber(),
    retryOfId: row.retryOfId,
    retriedAsId: retriedData.safeParse(retried?.data).data?.jobId ?? null,
    events: events.flatMap((stored) => streamedEvent(stored, told) ?? []),
    earlier,
  };
}
