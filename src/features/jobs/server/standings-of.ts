import type { JobStatus } from "@/domain/jobs/job";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { findStandings } from "./store";

/** State and failure text of these jobs by id, for the feature that started them and has checked who asks. */
export async function standingsOf(ctx: AppContext, ids: readonly string[]): Promise<Map<string, { status: JobStatus; error: string | null }>> {
  authorize(ctx, "job.read");
  if (ids.length === 0) return new Map();
  const rows = await findStandings(ctx.db, ids);
  return new Map(rows.map(({ id, status, error }) => [id, { status, error }]));
}
