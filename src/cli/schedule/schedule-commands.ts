import { createSchedule } from "./create";
import { deleteSchedule } from "./delete";
import { listSchedules } from "./list";
import { scheduleLogs } from "./logs";
import { pauseSchedule } from "./pause";
import { resumeSchedule } from "./resume";
import { runSchedule } from "./run";
import { scheduleStats } from "./stats";

export const scheduleCommands = [listSchedules, createSchedule, runSchedule, pauseSchedule, resumeSchedule, deleteSchedule, scheduleLogs, scheduleStats];
