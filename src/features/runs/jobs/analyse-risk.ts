import { z } from "zod";
import { findEvidence } from "@/features/evidence/server";
import { defineJob } from "@/kernel/job";
import { type RunScores, scoreCategory, scoreRun } from "../server/score-run";

/** `find`: nothing has looked for the run's findings yet, so the job does it first. */
const input = z.object({ assessmentId: z.uuid(), runId: z.uuid(), find: z.boolean().optional() });

/** One step a category, then the whole: a crash repeats at most one of them. */
export const riskAnalysis = defineJob<z.infer<typeof input>, RunScores>({
  id: "analyse-risk",
  type: "RISK_ANALYSIS",
  parse: (value) => input.parse(value),
  timeoutSec: 900,
  concurrency: { limit: 1, per: "assessment" },
  async run(job, step) {
    const { categories } = job.app.ports.rubric;
    if (job.input.find) {
      await findEvidence(job, step, job.input.runId, () => job.progress(0, categories.length + 1, "Looking for what the documents say"));
    }
    for (const [index, category] of categories.entries()) {
      await step.run(category.slug, async () => {
        await job.progress(index, categories.length + 1, `Scoring ${category.name.en}`);
        return scoreCategory(job.app, job.input.runId, category.id);
      });
    }
    return step.run("overall", async () => {
      await job.progress(categories.length, categories.length + 1, "Adding up the overall figures");
      return scoreRun(job.app, job.input.runId);
    });
  },
});
