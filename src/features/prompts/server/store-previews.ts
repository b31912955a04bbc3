import type { Db } from "@/adapters/db";

export interface PreviewRecord {
  jobId: string;
  versionId: string;
  assessmentId: string | null;
  modelId: string | null;
  at: Date;
}

/** Repeating it for the same job changes nothing. */
export async function keepPreview(db: Db, preview: PreviewRecord): Promise<void> {
  await db.promptPreview.createMany({ data: [preview], skipDuplicates: true });
}

export async function countPreviews(db: Db, versionId: string): Promise<{ all: number; onAssessments: number; answered: number }> {
  const [all, onAssessments, answered] = await Promise.all([
    db.promptPreview.count({ where: { versionId } }),
    db.promptPreview.count({ where: { versionId, assessmentId: { not: null } } }),
    db.promptPreview.count({ where: { versionId, assessmentId: { not: null }, modelId: { not: null } } }),
  ]);
  return { all, onAssessments, answered };
}
