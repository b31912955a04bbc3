import { nameOf } from "@/domain/access/removed-user";
import type { EvaluationRow } from "../contract";
import { isCurrent } from "./standing";
import type { EvaluationRecord } from "./store-runs";

export const toRow = (run: EvaluationRecord, hash: string, names: ReadonlyMap<string, string>): EvaluationRow => ({
  id: run.id, jobId: run.jobId, slug: run.version.prompt.slug, number: run.version.number, model: run.model,
  startedAt: run.startedAt, finishedAt: run.finishedAt, startedBy: nameOf(names, run.startedById),
  figures: run.result?.figures ?? null, spent: run.result?.spent ?? null, current: isCurrent(run, hash),
});
