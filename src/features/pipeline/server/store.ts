import { z } from "zod";
import type { Db } from "@/adapters/db";
import type { AssessmentState } from "@/domain/assessment/assessment";
import type { EndedJob } from "./move-after";

const stored = z.object({ hold: z.enum(["GAPS", "SCORE", "CHAIN"]).nullable() });

/** A job of an assessment that has ended; null for every other job. */
export async function findEndedJob(db: Db, jobId: string): Promise<(EndedJob & { assessmentId: string }) | null> {
  const job = await db.job.findFirst({
    where: { id: jobId, status: { in: ["COMPLETED", "FAILED", "CANCELLED"] }, assessmentId: { not: null } },
    select: { type: true, recipe: true, status: true, assessmentId: true, parentId: true, input: true },
  });
  if (!job?.assessmentId) return null;
  const { type, recipe, status, assessmentId } = job;
  const hold = type === "RECIPE" ? (stored.safeParse(job.input).data?.hold ?? null) : null;
  const chainStarted = hold === "CHAIN" && (await db.job.count({ where: { parentId: jobId, recipe: "risk-assessment" } })) > 0;
  return { type, recipe, status, assessmentId, child: job.parentId !== null, hold, chainStarted };
}

export async function moveFrom(db: Db, id: string, from: readonly AssessmentState[], to: AssessmentState): Promise<boolean> {
  return (await db.assessment.updateMany({ where: { id, state: { in: [...from] } }, data: { state: to } })).count === 1;
}

export async function closeOpenRun(db: Db, assessmentId: string, at: Date): Promise<void> {
  await db.run.updateMany({ where: { assessmentId, status: "RUNNING" }, data: { status: "FAILED", finishedAt: at } });
}
