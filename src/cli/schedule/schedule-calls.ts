import type { Json, JobStatus } from "@/sdk/run";
import type { Call, Transport } from "@/sdk/transport";

/** What the command reads of the server's answers about schedules. Times are ISO 8601. */
export interface Schedule {
  id: string;
  name: string;
  recipe: string;
  cadence: string;
  timezone: string;
  /** "every day at 06:00, Africa/Nairobi" */
  words: string;
  state: "active" | "paused";
  nextAt: string | null;
}

export interface Slot {
  id: string;
  slotAt: string;
  firedAt: string;
  outcome: string;
  reason: string | null;
  job: { id: string; status: JobStatus; error: string | null; durationSeconds: number | null } | null;
}

export interface ScheduleStats {
  outcomes: Record<string, number>;
  jobs: Record<string, number>;
  /** 0..1 */
  successRate: number | null;
  averageSeconds: number | null;
  costUsd: number;
  spentThisMonthUsd: number;
  maxCostUsd: number | null;
  nextAt: string | null;
}

export interface NewSchedule {
  name: string;
  recipe: string;
  input?: Json;
  config?: Record<string, string | number | boolean | null>;
  cadence?: string;
  timezone?: string;
  maxRetries?: number;
  timeoutSec?: number;
  maxCostUsd?: number;
}

const SCHEDULES = "/api/v1/schedules";
const at = (id: string, rest = ""): string => `${SCHEDULES}/${encodeURIComponent(id)}${rest}`;

/** The server's schedules, spoken to by the client's own transport. */
export class ScheduleCalls {
  constructor(private readonly transport: Transport, private readonly signal: AbortSignal) {}

  private async ask<Body>(call: Omit<Call, "signal">): Promise<Body> {
    return (await this.transport.json<Body>({ ...call, signal: this.signal })).body;
  }

  list = (): Promise<{ schedules: Schedule[] }> => this.ask({ method: "GET", path: SCHEDULES, repeatable: true });
  create = (body: NewSchedule): Promise<Schedule> => this.ask({ method: "POST", path: SCHEDULES, body, repeatable: false });
  run = (id: string): Promise<Slot> => this.ask({ method: "POST", path: at(id, "/run"), repeatable: false });
  pause = (id: string): Promise<Schedule> => this.ask({ method: "POST", path: at(id, "/pause"), repeatable: true });
  resume = (id: string): Promise<Schedule> => this.ask({ method: "POST", path: at(id, "/resume"), repeatable: true });
  delete = (id: string): Promise<null> => this.ask({ method: "DELETE", path: at(id), repeatable: true, goneIsDone: true });
  stats = (id: string): Promise<ScheduleStats> => this.ask({ method: "GET", path: at(id, "/stats"), repeatable: true });
  logs = (id: string, query: { pageSize: number; cursor?: string }): Promise<{ slots: Slot[]; nextCursor: string | null }> =>
    this.ask({ method: "GET", path: at(id, "/logs"), query, repeatable: true });
}
