import { randomUUID } from "node:crypto";
import { ZodError } from "zod";
import { AppError } from "@/domain/errors";
import { type DueSlots, dueSlots } from "@/domain/schedules/catch-up";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { arm, type ArmedSlot } from "./arm";
import { type Served, startJob } from "./start-job";
import { insertSlot, insertSlots, lockSchedule, moveOn, type ScheduleRow } from "./store";
import { cadenceOf } from "./terms";

type Serve = (tx: AppContext, schedule: ScheduleRow, slotId: string, due: DueSlots) => Promise<Served>;

/**
 * Serves the slot a schedule waited for: its job, its row and the wait for the next in one transaction. Safe to repeat,
 * and on two servers at once: the row lock lets one through, and the other finds the schedule waiting for a later slot.
 */
export async function fireSlot(app: AppContext, armed: ArmedSlot): Promise<void> {
  try {
    await serve(app, armed, (tx, schedule, slotId, due) => startJob(tx, schedule, slotId, due.caughtUp ? "CAUGHT_UP" : "FIRED"));
  } catch (error) {
    // What the refused start had moved is rolled back with it; the slot is spent all the same, and says why.
    const reason = refusalOf(error);
    if (reason === null) throw error;
    await serve(app, armed, async () => ({ outcome: "REFUSED", reason, jobId: null }));
  }
}

async function serve(app: AppContext, armed: ArmedSlot, how: Serve): Promise<void> {
  await withTransaction(app, async (tx) => {
    const schedule = await lockSchedule(tx.db, armed.scheduleId);
    if (!schedule || schedule.deletedAt || schedule.pausedAt || !schedule.nextAt) return;
    if (schedule.generation !== armed.generation || schedule.nextAt.getTime() !== armed.slotAt) return;
    const due = dueSlots(cadenceOf(schedule), schedule.nextAt, tx.now());
    // An engine's clock may run ahead of ours: wait again for the same slot, as another wait.
    if (!due) throw new Error(`Schedule ${schedule.id} was woken before its slot.`);
    const firedAt = tx.now();
    const base = { scheduleId: schedule.id, firedAt };
    const slotId = randomUUID();
    const served = await how(tx, schedule, slotId, due);
    await insertSlot(tx.db, { ...base, ...served, id: slotId, slotAt: due.fire });
    await insertSlots(tx.db, due.missed.map((slotAt, index) => ({ ...base, slotAt, outcome: "MISSED", jobId: null, reason: missedReason(due, index) })));
    arm(tx, await moveOn(tx.db, schedule.id, due.next));
  });
}

const missedReason = ({ missed, more }: DueSlots, index: number): string | null =>
  more && index === missed.length - 1 ? "More slots before this one were missed too; they are not listed." : null;

/** The sentence for the history, when it is the start that was refused; null for a fault, which is tried again. */
export function refusalOf(error: unknown): string | null {
  if (error instanceof ZodError) return `The stored input does not fit any more: ${error.issues[0]?.message ?? "it was changed"}.`;
  if (!(error instanceof AppError) || error.kind === "INTERNAL" || error.kind === "UNAVAILABLE" || error.kind === "UPSTREAM") return null;
  return error.userMessage;
}
