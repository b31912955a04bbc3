import type { TestProject } from "vitest/node";
import { startScratchPostgres } from "../../scripts/lib/postgres.mjs";
import { ensureTemplate } from "./template";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the cluster's own database "postgres". */
    clusterUrl: string;
    /** The migrated database that createTestDatabase clones. */
    templateName: string;
  }
}

/** Vitest's global set-up: one Postgres cluster, one migrated template, cloned by each test file that asks. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_CLUSTER_URL;
  const cluster = given ? null : await startScratchPostgres();
  try {
    const clusterUrl = given ?? cluster?.url("postgres") ?? "";
    project.provide("clusterUrl", clusterUrl);
    project.provide("templateName", await ensureTemplate(clusterUrl));
  } catch (error) {
    await cluster?.stop();
    throw error;
  }
  return async () => cluster?.stop();
}
