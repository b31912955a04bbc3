import { z } from "zod";
import { findEvidence } from "@/features/evidence/server";
import { defineJob } from "@/kernel/job";
import { detectGaps, type DetectedGaps } from "../server/detect-gaps";

const input = z.object({ assessmentId: z.uuid(), runId: z.uuid() });

/** Lets the analyst read the documents, keeps the quotations that stand, and ranks what is left open. */
export const gapDetection = defineJob<z.infer<typeof input>, DetectedGaps>({
  id: "detect-gaps",
  type: "GAP_DETECTION",
  parse: (value) => input.parse(value),
  timeoutSec: 900,
  concurrency: { limit: 1, per: "assessment" },
  async run(job, step) {
    await findEvidence(job, step, job.input.runId, () => job.progress(0, 2, "Looking for what the documents say"));
    return step.run("rank", async () => {
      await job.progress(1, 2, "Ranking what they leave open");
      return detectGaps(job.app, job.input.runId);
    });
  },
});
