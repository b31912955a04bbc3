import { submitPrepared } from "@/features/jobs/server";
import { forbidden } from "@/domain/errors";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { adviceSubject, type AdviceSubject } from "../contract";
import { adviceGround } from "./ground";
import { sayByRules } from "./say";
import { findAdvice, findGoing, keepAdvice } from "./store";

/** Name of the job that asks a model, and of its chain. */
export const ADVICE = "model-advice";
export const ADVICE_TIMEOUT_SEC = 600;

/** Has something said of an answer or a result, once on the same ground: by a model as a job, or at once by the rules, which say why it is they. */
export async function askAdvice(ctx: AppContext, input: AdviceSubject): Promise<{ jobId: string | null }> {
  const subject = adviceSubject.parse(input);
  const ground = await adviceGround(ctx, subject);
  const { key, rulesBecause, mayAsk } = ground;
  if (!mayAsk) throw forbidden(subject.section === "ANSWER_VALIDATION" ? "have an answer checked" : "have a summary written");
  if (await findAdvice(ctx.db, key)) return { jobId: null };
  const said = rulesBecause === null ? null : await sayByRules(ctx, ground, rulesBecause);
  return withTransaction(ctx, async (tx) => {
    const going = await findGoing(tx.db, ADVICE, key.ground);
    if (going !== null) return { jobId: going };
    await audit(tx, "advice.asked", { type: "assessment", id: key.assessmentId }, { section: key.section, subject: key.subject, by: said ? "rules" : "model" });
    if (said) {
      await keepAdvice(tx.db, key, { ...said, at: tx.now() });
      return { jobId: null };
    }
    const { id } = await submitPrepared(tx, { type: "RECIPE", recipe: ADVICE, input: { subject, ground: key.ground }, timeoutSec: ADVICE_TIMEOUT_SEC, submitted: async () => undefined });
    return { jobId: id };
  });
}
