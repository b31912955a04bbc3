import { type Abortable, ApiClient } from "./api-client";
import type { NewSchedule, Schedule, ScheduleChange, ScheduleStats, Slot, SlotPage } from "./schedules";

const SCHEDULES = "/api/v1/schedules";
const at = (id: string, rest = ""): string => `${SCHEDULES}/${encodeURIComponent(id)}${rest}`;

/** Recipes that run again and again, in your name. Scope: schedules:write. */
export class SchedulesClient extends ApiClient {
  /** Never repeated by itself: each one makes a new schedule. @throws JobError CADENCE, TIME_ZONE, UNKNOWN_RECIPE, SCHEDULE_DISABLED, … */
  create(schedule: NewSchedule, { signal }: Abortable = {}): Promise<Schedule> {
    return this.ask({ method: "POST", path: SCHEDULES, body: schedule, repeatable: false, signal });
  }

  async list({ signal }: Abortable = {}): Promise<Schedule[]> {
    return (await this.ask<{ schedules: Schedule[] }>({ method: "GET", path: SCHEDULES, repeatable: true, signal })).schedules;
  }

  get(id: string, { signal }: Abortable = {}): Promise<Schedule> {
    return this.ask({ method: "GET", path: at(id), repeatable: true, signal });
  }

  /** @param schedule as it was read: a version that is not the newest is refused. @throws JobError STALE_FORM */
  update({ id, version }: Pick<Schedule, "id" | "version">, change: ScheduleChange, { signal }: Abortable = {}): Promise<Schedule> {
    return this.ask({ method: "PATCH", path: at(id), body: { ...change, expectedVersion: version }, repeatable: false, signal });
  }

  /** Ends it; its jobs and their results stay. */
  async delete(id: string, { signal }: Abortable = {}): Promise<void> {
    await this.ask<null>({ method: "DELETE", path: at(id), repeatable: true, goneIsDone: true, signal });
  }

  pause(id: string, { signal }: Abortable = {}): Promise<Schedule> {
    return this.ask({ method: "POST", path: at(id, "/pause"), repeatable: true, signal });
  }

  /** Goes on with the next slot; those in between are not made up. */
  resume(id: string, { signal }: Abortable = {}): Promise<Schedule> {
    return this.ask({ method: "POST", path: at(id, "/resume"), repeatable: true, signal });
  }

  /** Runs it now, beside its slots. @throws JobError BUDGET, STATE */
  run(id: string, { signal }: Abortable = {}): Promise<{ slotId: string; jobId: string }> {
    return this.ask({ method: "POST", path: at(id, "/run"), repeatable: false, signal });
  }

  /** Every slot that came due, newest first, page after page for as long as they are asked for. */
  async *logs(id: string, { pageSize }: { pageSize?: number } = {}, { signal }: Abortable = {}): AsyncGenerator<Slot, void> {
    let cursor: string | undefined;
    do {
      const { slots, nextCursor } = await this.ask<SlotPage>({ method: "GET", path: at(id, "/logs"), query: { pageSize, cursor }, repeatable: true, signal });
      yield* slots;
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
  }

  stats(id: string, { signal }: Abortable = {}): Promise<ScheduleStats> {
    return this.ask({ method: "GET", path: at(id, "/stats"), repeatable: true, signal });
  }
}
