import { createDb } from "@/adapters/db/client";
import { DATABASE_GONE } from "@/domain/database-gone";
import type { StartFaultCode } from "@/domain/start-faults";
import { env } from "@/env";
import { getServices, type Services } from "./container";
import { StartError, startFault } from "./start-fault";

export interface HealthReport {
  ok: boolean;
  /** "unknown" where the settings do not say which database to ask. */
  database: "up" | "down" | "unknown";
  jobs: { driver: string; ok: boolean; queued: number | null; oldestQueuedSec: number | null } | null;
  /** What is wrong, for programs; null when all is well. */
  fault: "ENGINE_DOWN" | StartFaultCode | null;
  /** What a person can do about it; null when all is well. */
  advice: string | null;
}

const ENGINE_DOWN = "The job engine does not answer. Work waits and nothing is lost; tell your admin.";

/** Asks each part in turn; never throws. */
export async function healthReport(): Promise<HealthReport> {
  let services: Services;
  try {
    services = await getServices();
  } catch (error) {
    const { code, sentence } = error instanceof StartError ? error.fault : startFault(error);
    return { ok: false, database: code === "DATABASE_DOWN" ? "down" : await databaseNow(), jobs: null, fault: code, advice: sentence };
  }
  try {
    await services.root.$queryRaw`select 1`;
    const jobs = await services.jobs.health();
    return { ok: jobs.ok, database: "up", jobs, fault: jobs.ok ? null : "ENGINE_DOWN", advice: jobs.ok ? null : ENGINE_DOWN };
  } catch {
    // Once started, what these two can fail at is the database: an engine that does not answer says so.
    return { ok: false, database: "down", jobs: null, fault: "DATABASE_DOWN", advice: DATABASE_GONE };
  }
}

/** Whether the database answers while the app has not started, over a connection of its own. */
async function databaseNow(): Promise<HealthReport["database"]> {
  const url = databaseUrl();
  if (url === null) return "unknown";
  const db = createDb(url, 1);
  return db.$queryRaw`select 1`
    .then(() => "up" as const, () => "down" as const)
    .finally(() => db.$disconnect().catch(() => undefined));
}

function databaseUrl(): string | null {
  try {
    return env().DATABASE_URL;
  } catch {
    return null;
  }
}
