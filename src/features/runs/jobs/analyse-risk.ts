import { z } from "zod";
import { defineJob } from "@/kernel/job";
import { type RunScores, scoreCategory, scoreRun } from "../server/score-run";

const input = z.object({ assessmentId: z.uuid(), runId: z.uuid() });

/** One step a category, then the whole: a crash repeats at most one of them. */
export const riskAnalysis = defineJob<z.infer<typeof input>, RunScores>({
  id: "analyse-risk",
  type: "RISK_ANALYSIS",
  parse: (value) => input.parse(value),
  timeoutSec: 900,
  concurrency: { limit: 1, per: "assessment" },
  async run(job, step) {
    const { categories } = job.app.ports.rubric;
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
