import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/generated/prisma/client";
import { lendPool } from "./prepared";

/** A connected client; the caller closes it with `$disconnect()`. */
export function createDb(connectionString: string, poolSize = 10): PrismaClient {
  const pg = new PrismaPg({ connectionString, max: poolSize });
  const db = new PrismaClient({ adapter: pg });
  lendPool(db, pg);
  return db;
}
