import { createHash } from "node:crypto";
import { readPages } from "@/features/documents/server";
import { conflict } from "@/domain/errors";
import type { AnalystDocument } from "@/domain/ports/analyst";
import type { AppContext } from "@/kernel/context";
import { findRun, type RunRecord } from "./store";

export interface Ground {
  run: RunRecord;
  documents: AnalystDocument[];
  /** Changes when a document, the rubric, the day or the analyst does; readings of another ground are not used. */
  hash: string;
}

/** What a run's findings are read from. */
export async function readingGround(ctx: AppContext, runId: string): Promise<Ground> {
  const run = await findRun(ctx.db, runId);
  if (!run) throw conflict("This run no longer exists.");
  const documents = await readPages(ctx, run.assessmentId);
  const { name, version } = ctx.ports.analyst.identity;
  const hash = createHash("sha256").update(JSON.stringify([ctx.ports.rubric.hash, run.asOf, name, version]));
  for (const { id, pages } of documents) {
    hash.update(`\0${id}`);
    for (const { index, text } of pages) hash.update(`\0${index}\0`).update(text);
  }
  return { run, documents, hash: hash.digest("hex") };
}
