import { storedStatus } from "@/domain/jobs/wire-status";
import { listJobRows } from "@/features/jobs/server";
import type { AppContext } from "@/kernel/context";
import { listSubmissionsInput, type ListSubmissionsInput, type SubmissionPage } from "../contract";
import { toSubmissionView } from "./to-view";

/** The actor's own runs, newest first; those that other runs started are left out. */
export async function listRuns(ctx: AppContext, input: ListSubmissionsInput): Promise<SubmissionPage> {
  const { status, from, to, cursor, pageSize, ...rest } = listSubmissionsInput.parse(input);
  const filter = { ...rest, status: status && storedStatus(status), from: from === undefined ? undefined : new Date(from), to: to === undefined ? undefined : new Date(to), topLevel: true };
  const { rows, nextCursor } = await listJobRows(ctx, filter, { cursor, pageSize });
  return { runs: rows.map(toSubmissionView), nextCursor };
}
