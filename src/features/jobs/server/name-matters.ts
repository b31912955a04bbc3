import type { Db } from "@/adapters/db";
import type { ListedJob } from "../contract";
import type { JobRow } from "./store";
import { findMatters } from "./store-matters";
import { withoutResult } from "./to-view";

/** The rows of a list, each with the names of what it works on and of whoever asked for it. */
export async function nameMatters(db: Db, rows: readonly JobRow[]): Promise<ListedJob[]> {
  const names = await findMatters(db, rows);
  return rows.map((row) => ({
    ...withoutResult(row),
    about: {
      firm: names.firms.get(row.assessmentId ?? "") ?? null,
      document: names.documents.get(row.documentId ?? "") ?? null,
      owner: names.owners.get(row.createdById) ?? null,
    },
  }));
}
