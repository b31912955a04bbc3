import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { conflict } from "@/domain/errors";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { scheduleIdInput } from "../contract";
import { holdSchedule } from "./access";
import { startJob } from "./start-job";
import { freeMoment, insertSlot } from "./store";

/** Runs it now, beside its slots, in its owner's name. What stands in the way is told to who asked and kept nowhere. @throws AppError CONFLICT, BUDGET */
export async function runSchedule(ctx: AppContext, input: z.input<typeof scheduleIdInput>): Promise<{ slotId: string; jobId: string }> {
  const { id } = scheduleIdInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    const schedule = await holdSchedule(tx, id);
    const slotId = randomUUID();
    const { jobId, reason, outcome } = await startJob(tx, schedule, slotId, "BY_HAND");
    if (jobId === null) throw conflict(reason ?? "It cannot run now.", { code: "BUDGET" });
    const firedAt = tx.now();
    await insertSlot(tx.db, { id: slotId, scheduleId: id, slotAt: await freeMoment(tx.db, id, firedAt), firedAt, outcome, reason, jobId });
    await audit(tx, "schedule.run", { type: "schedule", id }, { jobId });
    return { slotId, jobId };
  });
}
