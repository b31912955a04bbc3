import type { PrismaPg } from "@prisma/adapter-pg";
import type { PrismaClient } from "@/generated/prisma/client";

type Pool = ReturnType<Awaited<ReturnType<PrismaPg["connect"]>>["underlyingDriver"]>;

/** A statement that the server plans once a connection; its name is its own in the whole app. */
export interface Prepared {
  name: string;
  text: string;
}

/** The pool each client's own statements go through; the client opens and closes it. */
const pools = new WeakMap<PrismaClient, Pool>();

/** Remembers the pool a client opens, so that prepared statements share its connections. */
export function lendPool(db: PrismaClient, pg: PrismaPg): void {
  const connect = pg.connect.bind(pg);
  pg.connect = async () => {
    const adapter = await connect();
    pools.set(db, adapter.underlyingDriver());
    return adapter;
  };
}

/** Past Prisma, whose own part of such a question is longer than the database's: for what stands before every model call. */
export async function askPrepared<Row extends object>(db: PrismaClient, statement: Prepared, values: readonly unknown[]): Promise<Row[]> {
  return (await (pools.get(db) ?? (await opened(db))).query<Row>({ ...statement, values: [...values] })).rows;
}

async function opened(db: PrismaClient): Promise<Pool> {
  await db.$connect();
  const pool = pools.get(db);
  if (!pool) throw new Error("A client that createDb made lends its pool.");
  return pool;
}
