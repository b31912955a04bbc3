import type { Prisma, PrismaClient } from "@/generated/prisma/client";

/** What a store may hold: the client, or the transaction that runs inside it. */
export type Db = Prisma.TransactionClient;
export type RootDb = PrismaClient;
export { Prisma } from "@/generated/prisma/client";
export { askPrepared, type Prepared } from "./prepared";
