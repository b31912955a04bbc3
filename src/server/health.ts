import { DATABASE_GONE } from "@/domain/database-gone";
import { getServices } from "./container";

export interface HealthReport {
  ok: boolean;
  database: "up" | "down";
  jobs: { driver: string; ok: boolean; queued: number | null; oldestQueuedSec: number | null } | null;
  /** What a person can do about it; null when all is well. */
  advice: string | null;
}

/** Asks each part in turn; never throws. */
export async function healthReport(): Promise<HealthReport> {
  try {
    const services = await getServices();
    await services.root.$queryRaw`select 1`;
    const jobs = await services.jobs.health();
    return { ok: jobs.ok, database: "up", jobs, advice: jobs.ok ? null : "The job engine does not answer. Work waits and nothing is lost; tell your admin." };
  } catch {
    return { ok: false, database: "down", jobs: null, advice: DATABASE_GONE };
  }
}
