import type { z } from "zod";
import { conflict } from "@/domain/errors";
import { isTerminal } from "@/domain/jobs/job";
import { audit } from "@/kernel/audit";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { jobIdInput } from "../contract";
import { visibleTo } from "./get-job";
import { lockJob } from "./store";
import { removeJobs } from "./store-pages";

/** Forgets an ended job, its story and what it started. @throws AppError CONFLICT, NOT_ENDED: it still runs */
export async function deleteJob(ctx: AppContext, input: z.input<typeof jobIdInput>): Promise<void> {
  const actor = authorize(ctx, "job.cancel");
  const { id } = jobIdInput.parse(input);
  await withTransaction(ctx, async (tx) => {
    const row = visibleTo(actor, await lockJob(tx.db, id));
    if (!isTerminal(row.status)) throw conflict("This job has not ended. Cancel it first.", { code: "NOT_ENDED" });
    await removeJobs(tx.db, id);
    await audit(tx, "job.delete", { type: "job", id }, { type: row.type, status: row.status });
  });
}
