import type { Db, Prisma } from "@/adapters/db";
import type { AnalystIdentity } from "@/domain/ports/analyst";
import type { Assessed } from "@/domain/risk/assessed";
import type { DroppedFinding, VerifiedFinding } from "@/domain/risk/finding";
import { toAssessed } from "./older-result";

/** The second analyst's findings on a run, and what they come to once it is scored. */
export interface OpinionRecord {
  analyst: AnalystIdentity;
  findings: VerifiedFinding[];
  dropped: DroppedFinding[];
  assessed: Assessed | null;
}

const json = (value: unknown): Prisma.InputJsonValue => value as Prisma.InputJsonValue;

/** The JSON columns are written by this file only, from these very types. */
export async function findOpinion(db: Db, runId: string): Promise<OpinionRecord | null> {
  const row = await db.runOpinion.findUnique({ where: { runId } });
  if (!row) return null;
  const findings = row.findings as unknown as VerifiedFinding[];
  return {
    analyst: { kind: row.analystKind === "model" ? "model" : "rules", name: row.analystName, version: row.analystVersion },
    findings, dropped: row.dropped as unknown as DroppedFinding[], assessed: toAssessed(row.assessed, findings),
  };
}

/** Findings of a run that is still open; null takes away what an earlier attempt had left. */
export async function writeOpinion(db: Db, runId: string, opinion: Omit<OpinionRecord, "assessed"> | null): Promise<void> {
  await db.runOpinion.deleteMany({ where: { runId } });
  if (opinion === null) return;
  const { analyst, findings, dropped } = opinion;
  await db.runOpinion.create({
    data: { runId, analystKind: analyst.kind, analystName: analyst.name, analystVersion: analyst.version, findings: json(findings), dropped: json(dropped) },
  });
}

export async function scoreOpinion(db: Db, runId: string, assessed: Assessed, apart: number): Promise<void> {
  await db.runOpinion.update({ where: { runId }, data: { assessed: json(assessed), apart } });
}
