import type { Db } from "@/adapters/db";
import type { JobRow } from "./store";

/** Names by id. A job outlives what it worked on, so any of them may be missing. */
export interface Matters {
  firms: ReadonlyMap<string, string>;
  documents: ReadonlyMap<string, string>;
  owners: ReadonlyMap<string, string>;
}

const idsOf = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];

export async function findMatters(db: Db, rows: readonly Pick<JobRow, "assessmentId" | "documentId" | "createdById">[]): Promise<Matters> {
  const [assessments, documents, people] = await Promise.all([
    db.assessment.findMany({ where: { id: { in: idsOf(rows.map((row) => row.assessmentId)) } }, select: { id: true, firm: true } }),
    db.document.findMany({ where: { id: { in: idsOf(rows.map((row) => row.documentId)) } }, select: { id: true, name: true } }),
    db.user.findMany({ where: { id: { in: idsOf(rows.map((row) => row.createdById)) } }, select: { id: true, name: true } }),
  ]);
  return {
    firms: new Map(assessments.map(({ id, firm }) => [id, firm])),
    documents: new Map(documents.map(({ id, name }) => [id, name])),
    owners: new Map(people.map(({ id, name }) => [id, name])),
  };
}
