import { z } from "zod";
import { defineJob } from "@/kernel/job";
import { reportOptions } from "../contract";
import { makeReport, type MadeReport } from "../server/make-report";

const input = z.object({ assessmentId: z.uuid(), runId: z.uuid(), options: reportOptions.optional() });

/** Prints a scored run as a PDF and keeps the file with its hash. */
export const reportGeneration = defineJob<z.infer<typeof input>, MadeReport>({
  id: "make-report",
  type: "REPORT_GENERATION",
  parse: (value) => input.parse(value),
  timeoutSec: 600,
  concurrency: { limit: 1, per: "assessment" },
  async run(job, step) {
    return step.run("print", async (signal) => {
      await job.progress(0, 1, "Setting the pages");
      return makeReport(job.app, job.input, signal);
    });
  },
});
