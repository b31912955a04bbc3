import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { cursorOf, readCursor } from "./page-mark";
import type { JobRow } from "./store";
import { findJobPage, type JobSearch } from "./store-pages";

/** A page of the actor's own jobs for another feature's view of them. */
export async function listJobRows(
  ctx: AppContext,
  search: Omit<JobSearch, "createdById">,
  page: { cursor?: string; pageSize: number },
): Promise<{ rows: JobRow[]; nextCursor: string | null }> {
  const actor = authorize(ctx, "job.read");
  // One row more than asked for tells whether there is a next page.
  const found = await findJobPage(ctx.db, { ...search, createdById: actor.id }, readCursor(page.cursor), page.pageSize + 1);
  const rows = found.slice(0, page.pageSize);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > page.pageSize && last ? cursorOf(last) : null };
}
