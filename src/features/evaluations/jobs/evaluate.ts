import { z } from "zod";
import { inRounds } from "@/features/evidence/server";
import type { EvaluationFigures } from "@/domain/evaluation/judge-reading";
import { defineJob } from "@/kernel/job";
import { askCase, planEvaluation } from "../server/ask-case";
import { judgeEvaluation } from "../server/judge-evaluation";
import { EVALUATION, EVALUATION_TIMEOUT_SEC } from "../server/run-set";

const input = z.object({ evaluationId: z.uuid() });

/** A version of a prompt over a set: each assessment in rounds of questions, then the comparison. Nothing answered is asked again. */
export const promptEvaluation = defineJob<z.infer<typeof input>, { evaluationId: string; figures: EvaluationFigures }>({
  id: "evaluate-prompt",
  type: "RECIPE",
  recipe: EVALUATION,
  parse: (value) => input.parse(value),
  timeoutSec: EVALUATION_TIMEOUT_SEC,
  concurrency: { limit: 2, per: "person" },
  async run(job, step) {
    const { evaluationId } = job.input;
    const { assessmentIds, categories } = await step.run("plan", () => planEvaluation(job.app, evaluationId));
    const total = assessmentIds.length;
    for (const [at, assessmentId] of assessmentIds.entries()) {
      const progress = (category: string): Promise<void> => {
        const name = job.app.ports.rubric.categories.find(({ id }) => id === category)?.name.en ?? category;
        return job.progress(at, total + 1, `Assessment ${at + 1} of ${total}: asking about ${name}`);
      };
      await inRounds(step, `${at + 1} `, (signal) => askCase(job.app, evaluationId, assessmentId, categories, { jobId: job.jobId, signal, progress }));
    }
    return step.run("compare", async (signal) => {
      await job.progress(total, total + 1, "Comparing with what is expected");
      const { figures } = await judgeEvaluation(job.app, evaluationId, job.jobId, categories, signal);
      return { evaluationId, figures };
    });
  },
});
