/** The door for routes and the composition root. */
export { createSchedule } from "./create-schedule";
export { deleteSchedule, pauseSchedule, restoreSchedule, resumeSchedule } from "./pause-schedule";
export { getSchedule, listSchedules, listSlots, previewCadence } from "./read-schedules";
export { retryAfterJob } from "./retry-slot";
export { runSchedule } from "./run-schedule";
export { scheduleStats } from "./schedule-stats";
export { sweepSchedules } from "./sweep-schedules";
export { updateSchedule } from "./update-schedule";
