import type { CreateScheduleInput, ScheduleStats as Stats, ScheduleView, SlotPage, SlotView } from "@/features/schedules/contract";
import type { Call, Transport } from "@/sdk/transport";

/** A contract's type as it comes over the wire: moments are ISO 8601 there. */
type Wire<T> = T extends Date ? string : T extends object ? { [Key in keyof T]: Wire<T[Key]> } : T;

export type Schedule = Wire<ScheduleView>;
export type Slot = Wire<SlotView>;
export type ScheduleStats = Wire<Stats>;

const SCHEDULES = "/api/v1/schedules";
const at = (id: string, rest = ""): string => `${SCHEDULES}/${encodeURIComponent(id)}${rest}`;

/** The server's schedules, spoken to by the client's own transport. */
export class ScheduleCalls {
  constructor(private readonly transport: Transport, private readonly signal: AbortSignal) {}

  private async ask<Body>(call: Omit<Call, "signal">): Promise<Body> {
    return (await this.transport.json<Body>({ ...call, signal: this.signal })).body;
  }

  list = (): Promise<{ schedules: Schedule[] }> => this.ask({ method: "GET", path: SCHEDULES, repeatable: true });
  create = (body: CreateScheduleInput): Promise<Schedule> => this.ask({ method: "POST", path: SCHEDULES, body, repeatable: false });
  run = (id: string): Promise<{ slotId: string; jobId: string }> => this.ask({ method: "POST", path: at(id, "/run"), repeatable: false });
  pause = (id: string): Promise<Schedule> => this.ask({ method: "POST", path: at(id, "/pause"), repeatable: true });
  resume = (id: string): Promise<Schedule> => this.ask({ method: "POST", path: at(id, "/resume"), repeatable: true });
  delete = (id: string): Promise<null> => this.ask({ method: "DELETE", path: at(id), repeatable: true, goneIsDone: true });
  stats = (id: string): Promise<ScheduleStats> => this.ask({ method: "GET", path: at(id, "/stats"), repeatable: true });
  logs = (id: string, query: { pageSize: number; cursor?: string }): Promise<Wire<SlotPage>> =>
    this.ask({ method: "GET", path: at(id, "/logs"), query, repeatable: true });
}
