import type { Db, Prisma } from "@/adapters/db";
import type { SlotOutcome } from "../contract";

export type ScheduleRow = Prisma.ScheduleGetPayload<object>;
export type SlotRow = Prisma.ScheduleRunGetPayload<object>;

/** `ownerId` null = everyone's. */
export const findSchedule = (db: Db, id: string, ownerId: string | null, deleted = false): Promise<ScheduleRow | null> =>
  db.schedule.findFirst({ where: { id, ...(ownerId ? { ownerId } : {}), ...(deleted ? {} : { deletedAt: null }) } });

export const findSchedules = (db: Db, ownerId: string, take: number): Promise<ScheduleRow[]> =>
  db.schedule.findMany({ where: { ownerId, deletedAt: null }, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take });

export const countSchedules = (db: Db, ownerId: string): Promise<number> => db.schedule.count({ where: { ownerId, deletedAt: null } });

/** Holds the row until the transaction ends: one server serves a slot, the other then sees it served. */
export async function lockSchedule(db: Db, id: string): Promise<ScheduleRow | null> {
  const held = await db.$queryRaw<object[]>`SELECT id FROM schedules WHERE id = ${id}::uuid FOR UPDATE`;
  return held.length === 0 ? null : db.schedule.findUnique({ where: { id } });
}

export const insertSchedule = (db: Db, data: Prisma.ScheduleUncheckedCreateInput): Promise<ScheduleRow> => db.schedule.create({ data });

/** Every change raises the generation, so that a wake-up for the older one does nothing. */
export const changeSchedule = (db: Db, id: string, data: Prisma.ScheduleUncheckedUpdateInput): Promise<ScheduleRow> =>
  db.schedule.update({ where: { id }, data: { ...data, generation: { increment: 1 } } });

/** The schedule goes on as it is and waits for another slot. */
export const moveOn = (db: Db, id: string, nextAt: Date): Promise<ScheduleRow> => db.schedule.update({ where: { id }, data: { nextAt } });

export interface NewSlot {
  id?: string;
  scheduleId: string;
  slotAt: Date;
  firedAt: Date;
  outcome: SlotOutcome;
  reason: string | null;
  jobId: string | null;
}

export async function insertSlots(db: Db, slots: readonly NewSlot[]): Promise<void> {
  if (slots.length > 0) await db.scheduleRun.createMany({ data: [...slots], skipDuplicates: true });
}

/** @throws when the slot was served before: the unique (schedule, slot) is the last word */
export const insertSlot = (db: Db, slot: NewSlot): Promise<SlotRow> => db.scheduleRun.create({ data: slot });

/**
 * The first millisecond from `from` on that is free for a run asked for by hand: its schedule has nothing at it, and no
 * slot can come due there, since those fall on whole seconds. Asked with the schedule's row held.
 */
export async function freeMoment(db: Db, scheduleId: string, from: Date): Promise<Date> {
  const taken = await db.scheduleRun.findMany({ where: { scheduleId, slotAt: { gte: from } }, select: { slotAt: true } });
  const moments = new Set(taken.map(({ slotAt }) => slotAt.getTime()));
  let free = from.getTime();
  while (free % 1000 === 0 || moments.has(free)) free += 1;
  return new Date(free);
}

export const findSlotRow = (db: Db, id: string): Promise<SlotRow | null> => db.scheduleRun.findUnique({ where: { id } });

export async function setReason(db: Db, id: string, reason: string): Promise<void> {
  await db.scheduleRun.update({ where: { id }, data: { reason } });
}

export const findSlotPage = (db: Db, scheduleId: string, before: Date | null, take: number): Promise<SlotRow[]> =>
  db.scheduleRun.findMany({ where: { scheduleId, ...(before ? { slotAt: { lt: before } } : {}) }, orderBy: { slotAt: "desc" }, take });

/** The newest slots of each schedule: one index walk per schedule, whatever its history. */
export const findRecentSlots = (db: Db, scheduleIds: readonly string[], take: number): Promise<SlotRow[]> =>
  db.$queryRaw<SlotRow[]>`
    SELECT r.* FROM unnest(${[...scheduleIds]}::uuid[]) AS s(id)
    CROSS JOIN LATERAL (SELECT * FROM schedule_runs WHERE "scheduleId" = s.id ORDER BY "slotAt" DESC LIMIT ${take}) r
    ORDER BY r."slotAt" DESC`;

/** Active schedules whose slot has come or comes before this moment. */
export const findWaiting = (db: Db, before: Date): Promise<ScheduleRow[]> =>
  db.schedule.findMany({ where: { deletedAt: null, pausedAt: null, nextAt: { lt: before } }, orderBy: { nextAt: "asc" }, take: 1000 });

export async function countOutcomes(db: Db, scheduleId: string): Promise<Map<string, number>> {
  const groups = await db.scheduleRun.groupBy({ by: ["outcome"], where: { scheduleId }, _count: true });
  return new Map(groups.map((group) => [group.outcome, group._count]));
}
