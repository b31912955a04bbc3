import type { z } from "zod";
import { storedStatus, WIRE_STATUSES } from "@/domain/jobs/wire-status";
import { monthAround } from "@/domain/schedules/budget";
import type { AppContext } from "@/kernel/context";
import { scheduleIdInput, type ScheduleStats, SLOT_OUTCOMES } from "../contract";
import { requireSchedule } from "./access";
import { countOutcomes } from "./store";
import { costSince, sumJobs } from "./store-jobs";

/** What a schedule has done so far. */
export async function scheduleStats(ctx: AppContext, input: z.input<typeof scheduleIdInput>): Promise<ScheduleStats> {
  const { schedule } = await requireSchedule(ctx, scheduleIdInput.parse(input).id);
  const outcomes = await countOutcomes(ctx.db, schedule.id);
  const { byStatus, averageSeconds } = await sumJobs(ctx.db, schedule.id);
  const of = (status: (typeof WIRE_STATUSES)[number]): number => byStatus.get(storedStatus(status)) ?? 0;
  const ended = of("succeeded") + of("failed");
  return {
    outcomes: Object.fromEntries(SLOT_OUTCOMES.map((outcome) => [outcome, outcomes.get(outcome) ?? 0])) as ScheduleStats["outcomes"],
    jobs: Object.fromEntries(WIRE_STATUSES.map((status) => [status, of(status)])) as ScheduleStats["jobs"],
    successRate: ended === 0 ? null : of("succeeded") / ended,
    averageSeconds,
    costUsd: await costSince(ctx.db, schedule.id, new Date(0)),
    spentThisMonthUsd: await costSince(ctx.db, schedule.id, monthAround(ctx.now(), schedule.timezone).from),
    maxCostUsd: schedule.maxCostUsd?.toNumber() ?? null,
    nextAt: schedule.nextAt,
  };
}
