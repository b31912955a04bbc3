import type { z } from "zod";
import { submitPrepared } from "@/features/jobs/server";
import { trialOf } from "@/features/prompts/server";
import { conflict, invalid } from "@/domain/errors";
import { SECTION_WORD } from "@/domain/prompts/prompt";
import { audit } from "@/kernel/audit";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { runSetInput } from "../contract";
import { setHashes } from "./set-hash";
import { requireSet } from "./sets";
import { findCases } from "./store";
import { insertRun, linkJob } from "./store-runs";
import { whyBlocked } from "./why-blocked";

/** Name of the job, and of its chain. */
export const EVALUATION = "prompt-evaluation";
/** Fifty assessments of a slow model, with waits for a busy one. */
export const EVALUATION_TIMEOUT_SEC = 12 * 3600;

/** Starts a version's run over a set as a job. @throws AppError CONFLICT, NO_MODEL when nothing could answer, EMPTY when the set is */
export async function runSet(ctx: AppContext, input: z.input<typeof runSetInput>): Promise<{ id: string; jobId: string }> {
  const actor = authorize(ctx, "prompt.preview");
  const { setId, slug, number } = runSetInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    const set = await requireSet(tx, setId);
    const trial = await trialOf(tx, slug, number);
    if (trial.fields.section !== set.section) throw invalid(`This set is about ${SECTION_WORD[set.section].toLowerCase()}; this prompt is for ${SECTION_WORD[trial.fields.section].toLowerCase()}.`, { field: "slug", code: "INPUT" });
    const blocked = whyBlocked(tx);
    if (blocked !== null) throw conflict(blocked, { code: "NO_MODEL" });
    const cases = await findCases(tx.db, [setId]);
    if (cases.length === 0) throw conflict("This set holds no assessment yet. Add one first.", { code: "EMPTY" });
    const model = trial.fields.model.modelId ?? tx.ports.model?.modelId ?? "";
    const hash = (await setHashes(tx, cases)).get(setId) ?? "";
    const { id } = await insertRun(tx.db, { setId, versionId: trial.versionId, setHash: hash, model, startedById: actor.id, startedAt: tx.now() });
    const job = await submitPrepared(tx, {
      type: "RECIPE", recipe: EVALUATION, input: { evaluationId: id }, timeoutSec: EVALUATION_TIMEOUT_SEC,
      submitted: async (inner, jobId) => {
        await linkJob(inner.db, id, jobId);
        await audit(inner, "evaluation.started", { type: "evaluationSet", id: setId }, { set: set.name, slug, number });
      },
    });
    return { id, jobId: job.id };
  });
}
