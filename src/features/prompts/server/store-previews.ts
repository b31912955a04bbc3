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

export interface PreviewCounts {
  /** Previews that ended well, whatever they ran on, and those a model answered. */
  all: number;
  answered: number;
  onAssessments: number;
  answeredOnAssessments: number;
}

export async function countPreviews(db: Db, versionId: string): Promise<PreviewCounts> {
  const [onAssessment, byModel] = [{ assessmentId: { not: null } }, { modelId: { not: null } }];
  const [all, answered, onAssessments, answeredOnAssessments] = await Promise.all(
    [{}, byModel, onAssessment, { ...onAssessment, ...byModel }].map((more) => db.promptPreview.count({ where: { versionId, ...more } })),
  );
  return { all: all ?? 0, answered: answered ?? 0, onAssessments: onAssessments ?? 0, answeredOnAssessments: answeredOnAssessments ?? 0 };
}
