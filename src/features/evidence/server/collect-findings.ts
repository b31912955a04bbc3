import { conflict } from "@/domain/errors";
import type { AnalystReply } from "@/domain/ports/analyst";
import { verifyFindings } from "@/domain/risk/verify-findings";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { type Ground, readingGround } from "./reading-ground";
import { findingsData, updateRunning } from "./store";
import { type OpinionRecord, writeOpinion } from "./store-opinions";
import { findReadings } from "./store-readings";

export interface Collected {
  documents: number;
  verified: number;
  dropped: number;
}

/** Without a document there is nothing to find; what people answered is scored all the same. */
const NOTHING_READ: AnalystReply = { findings: [], appraisals: [] };

/** Lets the analyst read, or takes what the model has answered; checks every quotation and keeps what stands. */
export async function collectFindings(ctx: AppContext, runId: string, signal?: AbortSignal): Promise<Collected> {
  const ground = await readingGround(ctx, runId);
  const { documents } = ground;
  const reply = documents.length === 0 ? NOTHING_READ : ctx.ports.analyst.identity.kind === "model" ? await answered(ctx, runId, ground, signal) : await analysed(ctx, ground, signal);
  const { verified, dropped } = verifyFindings(reply.findings, documents);
  const all = [...(reply.account?.dropped ?? []), ...dropped];
  const opinion = documents.length === 0 ? null : await secondOpinion(ctx, ground, signal);
  await withTransaction(ctx, async (tx) => {
    const written = await updateRunning(tx.db, runId, findingsData(verified, all, reply.appraisals));
    if (!written) throw conflict("This run has ended meanwhile; a finished run never changes.");
    await writeOpinion(tx.db, runId, opinion);
  });
  return { documents: documents.length, verified: verified.length, dropped: all.length };
}

/** The same papers read by the second analyst, checked in the same way; null where there is none. */
async function secondOpinion(ctx: AppContext, { documents, run }: Ground, signal: AbortSignal | undefined): Promise<Omit<OpinionRecord, "assessed"> | null> {
  const { second, rubric } = ctx.ports;
  if (second === null) return null;
  const { findings } = await second.analyse({ rubric, documents, asOf: run.asOf, signal });
  const { verified, dropped } = verifyFindings(findings, documents);
  return { analyst: second.identity, findings: verified, dropped };
}

function analysed(ctx: AppContext, { documents, identified, run }: Ground, signal: AbortSignal | undefined, categories?: string[]): Promise<AnalystReply> {
  const { analyst, rubric } = ctx.ports;
  return analyst.analyse({ rubric, documents, identified, asOf: run.asOf, signal, ...(categories && { categories }) });
}

/** The answers kept for every category. What each document is has no category: it is appraised here, without a question. */
async function answered(ctx: AppContext, runId: string, ground: Ground, signal: AbortSignal | undefined): Promise<AnalystReply> {
  const readings = await findReadings(ctx.db, runId, ground.hash);
  const asked = new Set(readings.map(({ category }) => category));
  if (ctx.ports.rubric.categories.some(({ id }) => !asked.has(id)))
    throw conflict("The documents have changed while the model read them. Start the analysis again.");
  const { appraisals } = await analysed(ctx, ground, signal, []);
  const dropped = [...ground.unidentified, ...readings.flatMap(({ account }) => account.dropped)];
  return { findings: readings.flatMap(({ findings }) => findings), appraisals, account: { leftOut: [], notes: [], offTopic: 0, promptVersionIds: [], dropped } };
}
