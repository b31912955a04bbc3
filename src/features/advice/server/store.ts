import type { Db, Prisma } from "@/adapters/db";

export type AdviceRecord = Prisma.AdviceGetPayload<object>;
export interface AdviceKey {
  assessmentId: string;
  section: string;
  subject: string;
  ground: string;
}

export const findAdvice = (db: Db, key: AdviceKey): Promise<AdviceRecord | null> => db.advice.findUnique({ where: { assessmentId_section_subject_ground: key } });

/** Kept once: what was said before on the same ground stays. */
export async function keepAdvice(db: Db, key: AdviceKey, said: { model: string | null; why: string | null; promptVersionIds: string[]; body: object; at: Date }): Promise<void> {
  await db.advice.createMany({ data: [{ ...key, ...said, body: said.body }], skipDuplicates: true });
}

/** A job of this name that is still at this ground. */
export async function findGoing(db: Db, recipe: string, ground: string): Promise<string | null> {
  const row = await db.job.findFirst({ where: { recipe, status: { in: ["PENDING", "PROCESSING"] }, input: { path: ["ground"], equals: ground } }, select: { id: true } });
  return row?.id ?? null;
}
