import { NonRetriableError, RetryAfterError } from "inngest";
import { isJobErrorCode, type JobError, type JobErrorCode, JOB_ERRORS } from "@/domain/jobs/job-errors";

/**
 * An error crosses the wire as name, message and stack only, so the job's code travels in the name and the sentence
 * for people in the message. The SDK looks at the class to decide whether to retry.
 */
export function finalFailure(error: JobError): NonRetriableError {
  const failure = new NonRetriableError(error.message);
  failure.name = error.code;
  return failure;
}

export function retryLater(error: JobError, seconds: number): RetryAfterError {
  const failure = new RetryAfterError(error.message, seconds * 1000);
  failure.name = error.code;
  return failure;
}

export interface StepFailure {
  code: JobErrorCode;
  sentence: string;
  /** "" = a reason of ours; else the words of a fault, which people do not see. */
  detail: string;
}

/** Reads back what the two above sent; anything else is a fault of ours whose text stays inside. */
export function failureFrom(error: { name?: string; message?: string } | undefined): StepFailure {
  const name = error?.name;
  if (isJobErrorCode(name)) return { code: name, sentence: error?.message ?? JOB_ERRORS[name].sentence, detail: "" };
  return { code: "INTERNAL", sentence: JOB_ERRORS.INTERNAL.sentence, detail: `${name ?? "Error"}: ${error?.message ?? ""}` };
}
