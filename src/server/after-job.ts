import { settleAfterJob } from "@/features/pipeline/server";
import { freeKeyAfterFailure } from "@/features/submissions/server";
import { retryAfterJob } from "@/features/schedules/server";
import { inOrder } from "@/kernel/on-job-end";

/** Each feature's part in the end of a job, in this order and in the transaction that ends it. */
export const afterJob = inOrder([settleAfterJob, freeKeyAfterFailure, retryAfterJob]);
