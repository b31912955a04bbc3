import { procedure, router } from "@/trpc/init";
import { jobIdInput, listJobsInput } from "../contract";
import { cancelJob } from "./cancel-job";
import { getJob } from "./get-job";
import { listJobs } from "./list-jobs";
import { retryJob } from "./retry-job";

export const jobsRouter = router({
  get: procedure.input(jobIdInput).query(({ ctx, input }) => getJob(ctx, input)),
  list: procedure.input(listJobsInput).query(({ ctx, input }) => listJobs(ctx, input)),
  cancel: procedure.input(jobIdInput).mutation(({ ctx, input }) => cancelJob(ctx, input)),
  retry: procedure.input(jobIdInput).mutation(({ ctx, input }) => retryJob(ctx, input)),
});
