import type { Db, Prisma } from "@/adapters/db";
import type { PromptFields } from "@/domain/prompts/prompt";
import { asJson } from "./store";

export type DraftRecord = Prisma.PromptDraftGetPayload<object>;

export const findDrafts = (db: Db, promptId: string): Promise<DraftRecord[]> => db.promptDraft.findMany({ where: { promptId }, orderBy: { updatedAt: "desc" } });

export async function keepDraft(db: Db, draft: { promptId: string; personId: string; baseNumber: number; fields: PromptFields; updatedAt: Date }): Promise<void> {
  const { promptId, personId, ...rest } = draft;
  const data = { ...rest, fields: asJson(rest.fields) };
  await db.promptDraft.upsert({ where: { promptId_personId: { promptId, personId } }, create: { promptId, personId, ...data }, update: data });
}

export async function dropDraft(db: Db, promptId: string, personId: string): Promise<boolean> {
  const { count } = await db.promptDraft.deleteMany({ where: { promptId, personId } });
  return count > 0;
}
