import type { AppContext } from "@/kernel/context";
import { findEveryDocument } from "./store";
import { toView } from "./to-view";

/** Id -> name of every document an assessment ever had; old runs quote removed ones. */
export async function documentNames(ctx: AppContext, assessmentId: string): Promise<Record<string, string>> {
  const rows = await findEveryDocument(ctx.db, assessmentId);
  return Object.fromEntries(rows.map((row) => [row.id, row.name]));
}

/** What the report lists as its sources: what was read, and what could not be read and why. */
export async function documentSources(ctx: AppContext, assessmentId: string) {
  const rows = await findEveryDocument(ctx.db, assessmentId);
  return rows
    .filter((row) => row.state === "READ" || (row.state === "FAILED" && row.removedAt === null))
    .map((row) => ({
      id: row.id,
      name: row.name,
      format: row.format,
      language: row.language,
      pages: row.pageCount ?? 0,
      sha256: row.sha256,
      problem: toView(row).failure?.sentence ?? null,
    }));
}

/** Ids of documents that still have to be read, and how many cannot be. */
export async function unreadDocuments(ctx: AppContext, assessmentId: string): Promise<{ toRead: string[]; read: number; failed: number }> {
  const rows = (await findEveryDocument(ctx.db, assessmentId)).filter((row) => row.removedAt === null);
  return {
    toRead: rows.filter((row) => row.state === "UPLOADED" || row.state === "READING").map((row) => row.id),
    read: rows.filter((row) => row.state === "READ").length,
    failed: rows.filter((row) => row.state === "FAILED").length,
  };
}
