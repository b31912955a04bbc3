import { z } from "zod";
import { defineJob } from "@/kernel/job";
import { adviceSubject } from "../contract";
import { ADVICE, ADVICE_TIMEOUT_SEC } from "../server/ask-advice";
import { adviceGround } from "../server/ground";
import { sayByModel } from "../server/say";
import { keepAdvice } from "../server/store";

/** `ground` finds the job again while it is at it. */
const input = z.object({ subject: adviceSubject, ground: z.string() });

/** Asks a model about one answer or one result with the prompt in production, checks what it says, and keeps it. */
export const modelAdvice = defineJob<z.infer<typeof input>, { section: string; model: string | null }>({
  id: "advise",
  type: "RECIPE",
  recipe: ADVICE,
  parse: (value) => input.parse(value),
  timeoutSec: ADVICE_TIMEOUT_SEC,
  concurrency: { limit: 2, per: "person" },
  async run(job, step) {
    const { subject } = job.input;
    const { key, said } = await step.run("ask", async (signal) => {
      await job.progress(0, 1, subject.section === "ANSWER_VALIDATION" ? "Checking the answer" : "Writing the summary");
      // As it stands at this moment: what is said is kept for this and for nothing else.
      const ground = await adviceGround(job.app, subject);
      return { key: ground.key, said: await sayByModel(job.app, ground, { jobId: job.jobId, signal, say: (text) => job.say(text) }) };
    });
    await step.run("keep", () => keepAdvice(job.app.db, key, { ...said, at: job.app.now() }));
    return { section: subject.section, model: said.model };
  },
});
