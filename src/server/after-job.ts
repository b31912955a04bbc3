import { settleAfterJob } from "@/features/pipeline/server";
import { retryAfterJob } from "@/features/schedules/server";
import { freeKeyAfterFailure } from "@/features/submissions/server";
import { type OutboxOptions, webhookOutbox } from "@/features/webhooks/server";
import { inOrder, type OnJobEnd } from "@/kernel/on-job-end";

/** Each feature's part in the end of a job, in this order and in the transaction that ends it. */
export const afterJob = (options: OutboxOptions): OnJobEnd => inOrder([settleAfterJob, freeKeyAfterFailure, retryAfterJob, webhookOutbox(options)]);
