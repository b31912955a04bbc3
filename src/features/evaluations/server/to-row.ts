import type { EvaluationRow } from "../contract";
import { isCurrent } from "./standing";
import type { EvaluationRecord } from "./store-runs";

/** Who has no account any more. */
export const GONE = "a removed user";

export const toRow = (run: EvaluationRecord, hash: string, names: ReadonlyMap<string, string>): EvaluationRow => ({
  id: run.id, jobId: run.jobId, slug: run.version.prompt.slug, number: run.version.number, model: run.model,
  startedAt: run.startedAt, finishedAt: run.finishedAt, startedBy: names.get(run.startedById) ?? GONE,
  figures: run.result?.figures ?? null, spent: run.result?.spent ?? null, current: isCurrent(run, hash),
});
