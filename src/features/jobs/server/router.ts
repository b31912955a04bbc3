import { retryJob } from "@/features/recipes/server";
import { procedure, router, trackedBy } from "@/trpc/init";
import { jobIdInput, listJobsInput, watchJobsInput } from "../contract";
import { cancelJob } from "./cancel-job";
import { getJob } from "./get-job";
import { listJobs } from "./list-jobs";
import { watchJobs } from "./watch-jobs";

export const jobsRouter = router({
  get: procedure.input(jobIdInput).query(({ ctx, input }) => getJob(ctx, input)),
  list: procedure.input(listJobsInput).query(({ ctx, input }) => listJobs(ctx, input)),
  cancel: procedure.input(jobIdInput).mutation(({ ctx, input }) => cancelJob(ctx, input)),
  watch: procedure.input(watchJobsInput).subscription(async ({ ctx, input, signal }) => trackedBy(await watchJobs(ctx, input, signal))),
  retry: procedure.input(jobIdInput).mutation(({ ctx, input }) => retryJob(ctx, input)),
});
