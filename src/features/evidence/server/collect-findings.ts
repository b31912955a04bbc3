import { readPages } from "@/features/documents/server";
import { conflict } from "@/domain/errors";
import { verifyFindings } from "@/domain/risk/verify-findings";
import type { AppContext } from "@/kernel/context";
import { findingsData, findRun, updateRunning } from "./store";

export interface Collected {
  documents: number;
  verified: number;
  dropped: number;
}

/** Lets the analyst read, checks every quotation against its page and keeps what stands. */
export async function collectFindings(ctx: AppContext, runId: string, signal?: AbortSignal): Promise<Collected> {
  const run = await findRun(ctx.db, runId);
  if (!run) throw conflict("This run no longer exists.");
  const documents = await readPages(ctx, run.assessmentId);
  const reply = await ctx.ports.analyst.analyse({ rubric: ctx.ports.rubric, documents, asOf: run.asOf, signal });
  const { verified, dropped } = verifyFindings(reply.findings, documents);
  const written = await updateRunning(ctx.db, runId, findingsData(verified, dropped, reply.appraisals));
  if (!written) throw conflict("This run has ended meanwhile; a finished run never changes.");
  return { documents: documents.length, verified: verified.length, dropped: dropped.length };
}
