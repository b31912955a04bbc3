import type { AppContext } from "@/kernel/context";
import type { TaskEvent } from "@/kernel/task";
import { z } from "zod";
import type { ScheduleRow } from "./store";

export const ARMED_EVENT = "schedule/armed";

export const armedSlot = z.object({ scheduleId: z.uuid(), generation: z.int(), slotAt: z.int() });
/** A wait for one slot of one generation; `slotAt` in milliseconds. */
export type ArmedSlot = z.output<typeof armedSlot>;

type Waiting = Pick<ScheduleRow, "id" | "generation">;

/** The id names generation and slot: events of one id start one run within a day. `again` tells a wait that must not be taken for an earlier one. */
export const armedEvent = ({ id, generation }: Waiting, slot: Date, again?: string): TaskEvent => ({
  name: ARMED_EVENT,
  id: ["schedule", id, generation, slot.getTime(), ...(again === undefined ? [] : [again])].join(":"),
  data: { scheduleId: id, generation, slotAt: slot.getTime() },
});

/** Lets the engine wait for the schedule's slot once the transaction has committed; the sweep makes up for a lost send. */
export function arm(tx: AppContext, schedule: Waiting & { nextAt: Date | null }): void {
  const { nextAt } = schedule;
  if (nextAt) tx.afterCommit(() => tx.ports.jobs.send([armedEvent(schedule, nextAt)]));
}
