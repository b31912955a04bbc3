import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import type { RootDb } from "@/adapters/db";
import { createDb } from "@/adapters/db/client";
import { databaseAway } from "./database-away";
import { databaseUrl, onCluster } from "./template";

export interface TestDatabase {
  url: string;
  db: RootDb;
  /** Does the work while the server does not have the database: every connection is cut, and none can be made. */
  away<T>(work: () => Promise<T>): Promise<T>;
  /** Disconnects and removes it; call it in afterAll. */
  drop(): Promise<void>;
}

/** A migrated, empty database of its own, cloned from the template in some tens of milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const clusterUrl = inject("clusterUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await onCluster(clusterUrl, (client) => client.query(`create database "${name}" template "${inject("templateName")}"`));
  const url = databaseUrl(clusterUrl, name);
  const db = createDb(url, 5);
  return {
    url,
    db,
    away: (work) => databaseAway(clusterUrl, name, work),
    drop: async () => {
      await db.$disconnect();
      await onCluster(clusterUrl, (client) => client.query(`drop database if exists "${name}" with (force)`));
    },
  };
}
