export { cancelRun, deleteRun, retryRun } from "./end-run";
export { forgetRuns } from "./forget-runs";
export { freeKeyAfterFailure } from "./free-key-after-failure";
export { getRun, getRunResult } from "./get-run";
export { listRuns } from "./list-runs";
export { submitRun, type Submitted } from "./submit-run";
