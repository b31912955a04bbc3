import type { Db, Prisma } from "@/adapters/db";
import type { DocumentPage, PageTable, ReadWarning, Segment, WordBox } from "@/domain/documents/document";

export type DocumentRecord = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/** `ownerId` null = everyone's. Removed documents are gone for people but stay for old runs. */
export const findDocument = (db: Db, id: string, ownerId: string | null) =>
  db.document.findFirst({ where: { id, ...(ownerId ? { assessment: { createdById: ownerId } } : {}) } });

export const findDocuments = (db: Db, assessmentId: string) =>
  db.document.findMany({ where: { assessmentId, removedAt: null }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });

/** Removed ones too: runs made with them still quote them. */
export const findEveryDocument = (db: Db, assessmentId: string) =>
  db.document.findMany({ where: { assessmentId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });

export const findTwin = (db: Db, assessmentId: string, sha256: string) =>
  db.document.findFirst({ where: { assessmentId, sha256, removedAt: null } });

export const countDocuments = (db: Db, assessmentId: string) => db.document.count({ where: { assessmentId, removedAt: null } });

export const countPages = async (db: Db, assessmentId: string, exceptId: string): Promise<number> =>
  (await db.document.aggregate({ where: { assessmentId, removedAt: null, state: "READ", id: { not: exceptId } }, _sum: { pageCount: true } }))._sum.pageCount ?? 0;

/** Serialises uploads of one assessment, so that the count and the twin check hold. */
export async function lockAssessment(db: Db, assessmentId: string): Promise<void> {
  await db.$queryRaw`select 1 from assessments where id = ${assessmentId}::uuid for update`;
}

export const insertDocument = (db: Db, data: Prisma.DocumentUncheckedCreateInput) => db.document.create({ data });

/** Changes the row only from one of `from`; 0 = a lost race. */
export async function moveDocument(
  db: Db,
  id: string,
  from: Prisma.EnumDocumentStateFilter["in"],
  data: Prisma.DocumentUncheckedUpdateManyInput,
): Promise<number> {
  return (await db.document.updateMany({ where: { id, removedAt: null, ...(from ? { state: { in: from } } : {}) }, data })).count;
}

const round = (share: number): number => Math.round(share * 10_000) / 10_000;

export async function replacePages(db: Db, documentId: string, pages: DocumentPage[]): Promise<void> {
  await db.documentPage.deleteMany({ where: { documentId } });
  const rows = pages.map((page) => ({
    documentId,
    index: page.index,
    label: page.label,
    text: page.text,
    words: page.words.map((box) => [box.start, box.end, round(box.x), round(box.y), round(box.width), round(box.height)]),
    segments: page.segments as unknown as Prisma.InputJsonValue,
    tables: page.tables as unknown as Prisma.InputJsonValue,
    width: page.width,
    height: page.height,
    hidden: page.hidden,
    ocrConfidence: page.ocrConfidence,
  }));
  // One statement of a few megabytes at a time keeps memory flat on long documents.
  for (let at = 0; at < rows.length; at += 50) await db.documentPage.createMany({ data: rows.slice(at, at + 50) });
}

type PageRecord = Prisma.DocumentPageGetPayload<object>;

const wordsOf = (stored: Prisma.JsonValue): WordBox[] =>
  (stored as [number, number, number, number, number, number][]).map(([start, end, x, y, width, height]) => ({ start, end, x, y, width, height }));

export const toPage = (row: PageRecord): DocumentPage => ({
  index: row.index,
  label: row.label,
  text: row.text,
  words: wordsOf(row.words),
  segments: row.segments as unknown as Segment[],
  tables: row.tables as unknown as PageTable[],
  width: row.width,
  height: row.height,
  hidden: row.hidden,
  ocrConfidence: row.ocrConfidence,
});

export async function findPage(db: Db, documentId: string, index: number): Promise<DocumentPage | null> {
  const row = await db.documentPage.findUnique({ where: { documentId_index: { documentId, index } } });
  return row ? toPage(row) : null;
}

export async function findPages(db: Db, documentId: string): Promise<DocumentPage[]> {
  const rows = await db.documentPage.findMany({ where: { documentId }, orderBy: { index: "asc" } });
  return rows.map(toPage);
}

export const warningsOf = (stored: Prisma.JsonValue): ReadWarning[] => (Array.isArray(stored) ? (stored as unknown as ReadWarning[]) : []);
