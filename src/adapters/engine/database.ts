import { Client, Pool, type PoolClient, type PoolConfig, type QueryResultRow } from "pg";
import type { Log } from "@/domain/ports/log";

/** A named statement: Postgres plans it once per connection. */
export interface Statement {
  name: string;
  text: string;
}
export const statement = (name: string, text: string): Statement => ({ name: `engine_${name}`, text });

/** Something that runs statements: the pool, or one connection inside a transaction. */
export interface Sql {
  rows: <Row extends QueryResultRow>(query: Statement, values?: readonly unknown[]) => Promise<Row[]>;
}

export interface EngineDatabase extends Sql {
  /**
   * For what a crash of the database may forget, because it is done again by itself: leases, wake-ups, the end of a run
   * whose steps are kept. These commits do not wait for the disk; all others do.
   */
  relaxed: Sql & { transaction: EngineDatabase["transaction"] };
  /** Runs `work` in one transaction; repeated when Postgres chose it as a deadlock's victim. */
  transaction: <T>(work: (tx: Sql) => Promise<T>) => Promise<T>;
  close(): Promise<void>;
}

const DEADLOCK = "40P01";
const TRIES = 5;

export function openDatabase(connectionString: string, connections: { strict: number; relaxed: number }, log: Log): EngineDatabase {
  const strict = openPool({ connectionString, max: connections.strict }, log);
  const relaxed = openPool({ connectionString, max: connections.relaxed, options: "-c synchronous_commit=off" }, log);
  return {
    rows: sqlOf(strict).rows,
    transaction: transactionsOf(strict),
    relaxed: { rows: sqlOf(relaxed).rows, transaction: transactionsOf(relaxed) },
    close: async () => void (await Promise.all([strict.end(), relaxed.end()])),
  };
}

function openPool(config: PoolConfig, log: Log): Pool {
  const pool = new Pool({ ...config, application_name: "risk-desk engine" });
  // Without a listener a dropped idle connection would end the process.
  pool.on("error", (error) => log.warn("engine: database connection dropped", { error: error.message }));
  return pool;
}

const transactionsOf = (pool: Pool): EngineDatabase["transaction"] => async (work) => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTransaction(pool, work);
    } catch (error) {
      if (tries >= TRIES || !isDeadlock(error)) throw error;
    }
  }
};

const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "");
export const isDeadlock = (error: unknown): boolean => codeOf(error) === DEADLOCK;

/** Connection refused or cut, server going down or coming up, no connections left: the same statement may work later. */
const OUTAGE = /^(08...|53...|57P0.|E(CONN|PIPE|HOST|NET|TIMEDOUT).*)$/;
const CUT = /^(Connection terminated|Client has encountered a connection error)/;
export const isOutage = (error: unknown): boolean => OUTAGE.test(codeOf(error)) || (error instanceof Error && CUT.test(error.message));

async function inTransaction<T>(pool: Pool, work: (tx: Sql) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query("BEGIN");
    const value = await work(sqlOf(client));
    await client.query("COMMIT");
    return value;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => (broken = true));
    throw error;
  } finally {
    client.release(broken);
  }
}

function sqlOf(queryable: Pool | PoolClient): Sql {
  return {
    rows: async <Row extends QueryResultRow>(query: Statement, values: readonly unknown[] = []) =>
      (await queryable.query<Row>({ ...query, values: [...values] })).rows,
  };
}

/** Advisory locks (class, owner): held by a living engine on its listening connection, gone with it. */
export const OWNER_LOCK = 725_401;
const CHANNEL = "engine_wake";
const RECONNECT_MS = 500;
export const wakeOthers = statement("wake", `SELECT pg_notify('${CHANNEL}', $1)`);

export interface Listener {
  close(): Promise<void>;
}

/**
 * Holds one connection that hears other processes' wake-ups and whose advisory lock says that `owner` is alive:
 * when this process is killed the lock goes with its socket, and its leases can be taken over at once.
 */
export async function listen(connectionString: string, owner: number, wake: () => void, log: Log): Promise<Listener> {
  let closed = false;
  let client = await connect();

  async function connect(): Promise<Client> {
    const next = new Client({ connectionString, application_name: "risk-desk engine listener", keepAlive: true });
    next.on("error", (error) => log.warn("engine: listening connection dropped", { error: error.message }));
    next.on("notification", ({ payload }) => {
      if (payload !== String(owner)) wake();
    });
    await next.connect();
    await next.query("SELECT pg_advisory_lock($1, $2)", [OWNER_LOCK, owner]);
    await next.query(`LISTEN ${CHANNEL}`);
    // Only a connection that worked is missed when it ends: failing ones are the loop's business.
    next.on("end", () => void reconnect());
    return next;
  }

  async function reconnect(): Promise<void> {
    while (!closed) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS).unref());
      const next = await connect().catch(() => null);
      if (next === null) continue;
      client = next;
      if (closed) await next.end();
      return wake();
    }
  }

  return {
    close: async () => {
      closed = true;
      await client.end();
    },
  };
}
