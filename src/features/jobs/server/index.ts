export { cancelJob } from "./cancel-job";
export { getJob } from "./get-job";
export { latestJobOf, type LatestJobInput } from "./latest-job-of";
export { createJobLedger, type OnJobEnd } from "./ledger";
export { listJobs } from "./list-jobs";
export { retryJob } from "./retry-job";
export { standingsOf } from "./standings-of";
export { submitJob, type SubmitJobInput } from "./submit-job";
