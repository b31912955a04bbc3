import type { Db } from "@/adapters/db";
import type { AssessmentState } from "@/domain/assessment/assessment";

/** The chain's job if it ended without a result; null for every other job. */
export async function findEndedChain(db: Db, jobId: string): Promise<{ assessmentId: string; status: "FAILED" | "CANCELLED" } | null> {
  const job = await db.job.findFirst({
    where: { id: jobId, type: "RECIPE", recipe: "risk-assessment", status: { in: ["FAILED", "CANCELLED"] } },
    select: { assessmentId: true, status: true },
  });
  if (!job?.assessmentId) return null;
  return { assessmentId: job.assessmentId, status: job.status === "FAILED" ? "FAILED" : "CANCELLED" };
}

export async function moveFrom(db: Db, id: string, from: readonly AssessmentState[], to: AssessmentState): Promise<boolean> {
  return (await db.assessment.updateMany({ where: { id, state: { in: [...from] } }, data: { state: to } })).count === 1;
}

export async function closeOpenRun(db: Db, assessmentId: string, at: Date): Promise<void> {
  await db.run.updateMany({ where: { assessmentId, status: "RUNNING" }, data: { status: "FAILED", finishedAt: at } });
}
