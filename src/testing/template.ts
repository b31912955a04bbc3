import { createHash } from "node:crypto";
import { Client } from "pg";
import { applyMigrations, readMigrations } from "../../scripts/lib/apply-migrations";

/** Any fixed number: makes two processes that start together build the template once. */
const TEMPLATE_LOCK = 7_306_215;

/** The same cluster's address with another database. */
export function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

/** Runs `work` with a connection to the cluster's own database. */
export async function onCluster<T>(clusterUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Makes the migrated template of these migrations unless the cluster has it; returns its name. */
export async function ensureTemplate(clusterUrl: string): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(await readMigrations())).digest("hex").slice(0, 16);
  const name = `template_${hash}`;
  await onCluster(clusterUrl, async (client) => {
    await client.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount === 1) return;
    // Built under another name, so that a broken run leaves no half template behind.
    const draft = `${name}_draft`;
    await client.query(`drop database if exists "${draft}" with (force)`);
    await client.query(`create database "${draft}"`);
    await applyMigrations(databaseUrl(clusterUrl, draft));
    await client.query(`alter database "${draft}" rename to "${name}"`);
  });
  return name;
}
