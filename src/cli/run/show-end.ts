import type { JobOutcome } from "@/sdk/job-outcome";
import { exitOfEnd } from "../terminal/exit-code";
import { print, resultText } from "../terminal/print";
import type { Terminal } from "../terminal/terminal";

/** How a job ended: its result on stdout, why there is none on stderr. Returns the exit code. */
export function showEnd(terminal: Terminal, json: boolean, jobId: string, { status, result, error }: JobOutcome): number {
  if (error) terminal.err(`The job ${status === "failed" ? "failed" : "was cancelled"}: ${error.message} ${error.advice}\n`);
  print(terminal, json, { jobId, status, result, error }, status === "succeeded" ? resultText(result) : "");
  return exitOfEnd(status);
}
