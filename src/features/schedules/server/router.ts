import { procedure, router } from "@/trpc/init";
import { createScheduleInput, listSlotsInput, previewCadenceInput, scheduleIdInput, updateScheduleInput } from "../contract";
import { createSchedule } from "./create-schedule";
import { deleteSchedule, pauseSchedule, restoreSchedule, resumeSchedule } from "./pause-schedule";
import { getSchedule, listSchedules, listSlots, previewCadence } from "./read-schedules";
import { runSchedule } from "./run-schedule";
import { scheduleStats } from "./schedule-stats";
import { updateSchedule } from "./update-schedule";

export const schedulesRouter = router({
  list: procedure.query(({ ctx }) => listSchedules(ctx)),
  get: procedure.input(scheduleIdInput).query(({ ctx, input }) => getSchedule(ctx, input)),
  slots: procedure.input(listSlotsInput).query(({ ctx, input }) => listSlots(ctx, input)),
  stats: procedure.input(scheduleIdInput).query(({ ctx, input }) => scheduleStats(ctx, input)),
  preview: procedure.input(previewCadenceInput).query(({ ctx, input }) => previewCadence(ctx, input)),
  create: procedure.input(createScheduleInput).mutation(({ ctx, input }) => createSchedule(ctx, input)),
  update: procedure.input(updateScheduleInput).mutation(({ ctx, input }) => updateSchedule(ctx, input)),
  pause: procedure.input(scheduleIdInput).mutation(({ ctx, input }) => pauseSchedule(ctx, input)),
  resume: procedure.input(scheduleIdInput).mutation(({ ctx, input }) => resumeSchedule(ctx, input)),
  run: procedure.input(scheduleIdInput).mutation(({ ctx, input }) => runSchedule(ctx, input)),
  remove: procedure.input(scheduleIdInput).mutation(({ ctx, input }) => deleteSchedule(ctx, input)),
  restore: procedure.input(scheduleIdInput).mutation(({ ctx, input }) => restoreSchedule(ctx, input)),
});
