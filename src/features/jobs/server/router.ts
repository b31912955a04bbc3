import { retryJob } from "@/features/recipes/server";
import { procedure, router, trackedBy } from "@/trpc/init";
import { bulkInput, jobIdInput, listJobsInput, statsInput, watchJobsInput } from "../contract";
import { bulkCancel, bulkRetry } from "./bulk-jobs";
import { cancelJob } from "./cancel-job";
import { getJob } from "./get-job";
import { getJobDetail } from "./get-job-detail";
import { jobStats } from "./job-stats";
import { listJobs } from "./list-jobs";
import { watchJobs } from "./watch-jobs";

export const jobsRouter = router({
  get: procedure.input(jobIdInput).query(({ ctx, input }) => getJob(ctx, input)),
  detail: procedure.input(jobIdInput).query(({ ctx, input }) => getJobDetail(ctx, input)),
  stats: procedure.input(statsInput).query(({ ctx, input }) => jobStats(ctx, input)),
  bulkCancel: procedure.input(bulkInput).mutation(({ ctx, input }) => bulkCancel(ctx, input)),
  bulkRetry: procedure.input(bulkInput).mutation(({ ctx, input }) => bulkRetry(ctx, input)),
  list: procedure.input(listJobsInput).query(({ ctx, input }) => listJobs(ctx, input)),
  cancel: procedure.input(jobIdInput).mutation(({ ctx, input }) => cancelJob(ctx, input)),
  watch: procedure.input(watchJobsInput).subscription(async ({ ctx, input, signal }) => trackedBy(await watchJobs(ctx, input, signal))),
  retry: procedure.input(jobIdInput).mutation(({ ctx, input }) => retryJob(ctx, input)),
});
