import type { Db, Prisma } from "@/adapters/db";
import type { PromptFields } from "@/domain/prompts/prompt";
import type { PromptPlace } from "@/domain/prompts/prompt-place";

export type PromptRecord = Prisma.PromptGetPayload<object>;
export type VersionRecord = Prisma.PromptVersionGetPayload<object>;
export type VersionHeadRecord = Omit<VersionRecord, "fields">;
export type LabelRecord = Prisma.PromptLabelGetPayload<{ include: { version: { select: { number: true } } } }>;
export type MoveRecord = Prisma.PromptLabelMoveGetPayload<object>;

export const asJson = (fields: PromptFields): Prisma.InputJsonValue => fields as unknown as Prisma.InputJsonValue;

export const findPrompt = (db: Db, slug: string): Promise<PromptRecord | null> => db.prompt.findUnique({ where: { slug } });

/** Held until the transaction ends: of two who save at once, one sees the other's version. */
export async function lockPrompt(db: Db, slug: string): Promise<PromptRecord | null> {
  await db.$queryRaw`SELECT id FROM prompts WHERE slug = ${slug} FOR UPDATE`;
  return findPrompt(db, slug);
}

export const slugTaken = async (db: Db, slug: string): Promise<boolean> => (await db.prompt.count({ where: { slug } })) > 0;
export const countPrompts = (db: Db): Promise<number> => db.prompt.count();

export const insertPrompt = (db: Db, slug: string, fields: PromptFields, at: Date): Promise<PromptRecord> =>
  db.prompt.create({ data: { slug, ...copied(fields), createdAt: at, updatedAt: at } });

export const changePrompt = (db: Db, id: string, data: Prisma.PromptUncheckedUpdateInput): Promise<PromptRecord> => db.prompt.update({ where: { id }, data });

const copied = ({ name, section, subSection, categories, tags }: PromptFields) => ({ name, section, subSection, categories, tags });

export interface NewVersion {
  promptId: string;
  number: number;
  authorId: string | null;
  author?: string | null;
  note: string;
  hash: string;
  fields: PromptFields;
  createdAt: Date;
}

/** Writes the version and moves "latest" to it. @throws unique violation when the number is taken */
export async function insertVersion(db: Db, version: NewVersion): Promise<VersionRecord> {
  const { fields, ...rest } = version;
  const row = await db.promptVersion.create({ data: { ...rest, fields: asJson(fields) } });
  await changePrompt(db, version.promptId, { ...copied(fields), latest: version.number, updatedAt: version.createdAt });
  return row;
}

export const findVersion = (db: Db, promptId: string, number: number): Promise<VersionRecord | null> =>
  db.promptVersion.findUnique({ where: { promptId_number: { promptId, number } } });

/** Newest first, without their texts: one walk down the index from `before`, whatever the history. */
export const findVersionHeads = (db: Db, promptId: string, before: number | null, take: number): Promise<VersionHeadRecord[]> =>
  db.promptVersion.findMany({ where: { promptId, ...(before === null ? {} : { number: { lt: before } }) }, orderBy: { number: "desc" }, take, omit: { fields: true } });

export const findHeadsAt = (db: Db, places: readonly { promptId: string; number: number }[]): Promise<VersionHeadRecord[]> =>
  places.length === 0 ? Promise.resolve([]) : db.promptVersion.findMany({ where: { OR: places.map(({ promptId, number }) => ({ promptId, number })) }, omit: { fields: true } });

export const findLabels = (db: Db, promptIds: readonly string[]): Promise<LabelRecord[]> =>
  db.promptLabel.findMany({ where: { promptId: { in: [...promptIds] } }, include: { version: { select: { number: true } } } });

export async function setLabel(db: Db, promptId: string, label: string, versionId: string, movedAt: Date): Promise<void> {
  await db.promptLabel.upsert({ where: { promptId_label: { promptId, label } }, create: { promptId, label, versionId, movedAt }, update: { versionId, movedAt } });
}

export async function removeLabel(db: Db, promptId: string, label: string): Promise<void> {
  await db.promptLabel.deleteMany({ where: { promptId, label } });
}

export const insertMove = (db: Db, move: Prisma.PromptLabelMoveUncheckedCreateInput): Promise<MoveRecord> => db.promptLabelMove.create({ data: move });
export const findMoves = (db: Db, promptId: string, take: number): Promise<MoveRecord[]> =>
  db.promptLabelMove.findMany({ where: { promptId }, orderBy: [{ movedAt: "desc" }, { id: "desc" }], take });

export const wasInProduction = async (db: Db, promptId: string, number: number): Promise<boolean> =>
  (await db.promptLabelMove.count({ where: { promptId, label: "production", toNumber: number, movedById: { not: null } } })) > 0;

/** Which prompts hold these places now. */
export const findHolders = (db: Db, places: readonly PromptPlace[]): Promise<{ promptId: string; section: string; subSection: string; category: string; versionId: string; prompt: { slug: string; name: string; archivedAt: Date | null } }[]> =>
  db.promptPlace.findMany({ where: { OR: places.map(({ section, subSection, category }) => ({ section, subSection, category })) }, include: { prompt: { select: { slug: true, name: true, archivedAt: true } } } });

/** The prompt holds these places and no others. @throws unique violation when another took one at the same moment */
export async function setPlaces(db: Db, promptId: string, versionId: string, places: readonly PromptPlace[]): Promise<void> {
  await db.promptPlace.deleteMany({ where: { promptId } });
  await db.promptPlace.createMany({ data: places.map((place) => ({ ...place, promptId, versionId })) });
}

export async function freePlaces(db: Db, places: readonly PromptPlace[]): Promise<void> {
  await db.promptPlace.deleteMany({ where: { OR: places.map(({ section, subSection, category }) => ({ section, subSection, category })) } });
}

export const countPlaces = (db: Db, promptId: string): Promise<number> => db.promptPlace.count({ where: { promptId } });

export const findVersionById = (db: Db, id: string): Promise<(VersionRecord & { prompt: PromptRecord }) | null> =>
  db.promptVersion.findUnique({ where: { id }, include: { prompt: true } });

/** What versions say, without what may still change about their prompts. */
export const findVersionTexts = async (db: Db, ids: readonly string[]): Promise<{ versionId: string; number: number; slug: string; fields: unknown }[]> =>
  (await db.promptVersion.findMany({ where: { id: { in: [...ids] } }, select: { id: true, number: true, fields: true, prompt: { select: { slug: true } } } }))
    .map(({ id, number, fields, prompt }) => ({ versionId: id, number, slug: prompt.slug, fields }));

export async function findVersionNames(db: Db, ids: readonly string[]): Promise<{ id: string; slug: string; name: string; number: number }[]> {
  if (ids.length === 0) return [];
  const rows = await db.promptVersion.findMany({ where: { id: { in: [...ids] } }, select: { id: true, number: true, prompt: { select: { slug: true, name: true } } }, orderBy: [{ prompt: { name: "asc" } }, { number: "asc" }] });
  return rows.map(({ id, number, prompt }) => ({ id, ...prompt, number }));
}

export async function findPeople(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db.user.findMany({ where: { id: { in: wanted } }, select: { id: true, name: true } });
  return new Map(rows.map(({ id, name }) => [id, name]));
}
