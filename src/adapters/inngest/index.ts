export { createJobRuntime, type JobRuntime, type JobRuntimeMode, type JobRuntimeOptions } from "./runtime";
