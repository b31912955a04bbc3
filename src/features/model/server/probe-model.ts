import { AppError, conflict } from "@/domain/errors";
import { JobError, toJobError } from "@/domain/jobs/job-errors";
import { audit } from "@/kernel/audit";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { type ProbeModelInput, probeModelInput } from "../contract";
import { endWaiting } from "./store";

/** Ends the waiting of an open breaker and sends one small call, with the reason kept. Whether it answered is what comes back. */
export async function probeModel(ctx: AppContext, input: ProbeModelInput): Promise<{ answered: boolean; sentence: string }> {
  authorize(ctx, "model.manage");
  const { model, reason } = probeModelInput.parse(input);
  const client = ctx.ports.model;
  if (!client) throw new AppError("CONFLICT", "No model is configured, so there is nothing to probe.", { code: "STATE" });
  await withTransaction(ctx, async (tx) => {
    if (!(await endWaiting(tx.db, model, tx.now()))) throw conflict("This model’s breaker is closed: calls go through.", { code: "STATE" });
    await audit(tx, "model.probed", { type: "model", id: model }, { reason });
  });
  try {
    await client.converse({
      purpose: { section: "PROBE" }, settings: { modelId: model, temperature: 0, maxTokens: 16 },
      system: [], turns: [{ role: "user", content: [{ text: "Answer with the word ready." }] }],
    });
    return { answered: true, sentence: "The model answered. Calls go through again." };
  } catch (thrown) {
    const error = thrown instanceof JobError ? thrown : toJobError(thrown);
    return { answered: false, sentence: error.message };
  }
}
