import { onCluster } from "./template";

/** Does the work while the cluster does not have this database: every connection is cut, and none can be made. */
export async function databaseAway<T>(clusterUrl: string, name: string, work: () => Promise<T>): Promise<T> {
  const rename = (from: string, to: string): Promise<unknown> =>
    onCluster(clusterUrl, async (client) => {
      // A pool connects again at once, and a database in use keeps its name.
      await client.query(`alter database "${from}" allow_connections false`);
      // Ends each session and waits up to ten seconds until it is gone.
      await client.query("select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1", [from]);
      await client.query(`alter database "${from}" rename to "${to}"`);
      await client.query(`alter database "${to}" allow_connections true`);
    });
  await rename(name, `${name}_away`);
  return work().finally(() => rename(`${name}_away`, name));
}
