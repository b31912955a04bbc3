import path from "node:path";
import { startPostgres } from "./postgres.mjs";
import { keptSecrets } from "./secrets.mjs";

const NAME = "risk_desk";
/** SQLSTATE "duplicate database": two starts made it at once. */
const DUPLICATE = "42P04";

/** The embedded Postgres of this data folder with the app's database in it. The caller stops it. `revive`: see postgres.mjs. */
export async function startDatabase(dataDir, revive = null) {
  const { postgresPassword } = keptSecrets(dataDir);
  const cluster = await startPostgres({
    dataDir: path.join(dataDir, "postgres"),
    logFile: path.join(dataDir, "postgres.log"),
    password: postgresPassword,
    revive,
  });
  try {
    await onDatabase(cluster.url("postgres"), async (client) => {
      const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [NAME]);
      if (rowCount === 0) await client.query(`create database ${NAME}`).catch((error) => (error.code === DUPLICATE ? null : Promise.reject(error)));
    });
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return { url: cluster.url(NAME), stop: cluster.stop };
}

/** Applies the migrations; see apply-migrations.ts. */
export async function migrate(url) {
  const { tsImport } = await import("tsx/esm/api");
  const { applyMigrations } = await tsImport("./apply-migrations.ts", import.meta.url);
  return applyMigrations(url);
}

/** True while the sample or the first users are missing. */
export async function hasUsers(url) {
  return onDatabase(url, async (client) => (await client.query("select 1 from users limit 1")).rowCount === 1);
}

/** Runs `work` with a connection to `url`. */
export async function onDatabase(url, work) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    throw new Error(`The database does not answer: ${error.message || error.code}. Check DATABASE_URL and that the server runs.`);
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
