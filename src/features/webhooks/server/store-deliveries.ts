import type { Db, Prisma } from "@/adapters/db";
import { type DeliveryMove, deliveryStatusAfter, deliveryStatusesBefore, type DeliveryStatus } from "@/domain/webhooks/delivery";
import type { MessageEvent } from "@/domain/webhooks/message";

const LISTED = { endpoint: { select: { url: true, ownerId: true } }, log: { orderBy: { number: "desc" }, take: 1 } } as const;
const WHOLE = { endpoint: true, log: { orderBy: { number: "asc" } } } as const;

export type ListedDelivery = Prisma.WebhookDeliveryGetPayload<{ include: typeof LISTED }>;
export type WholeDelivery = Prisma.WebhookDeliveryGetPayload<{ include: typeof WHOLE }>;

export interface NewDelivery {
  id: string;
  endpointId: string;
  jobId: string | null;
  event: MessageEvent;
  body: string;
  at: Date;
}

/** Adds outbox rows. A job that was told already is not told again. */
export async function insertDeliveries(db: Db, rows: readonly NewDelivery[]): Promise<void> {
  const data = rows.map(({ at, ...row }) => ({ ...row, nextAttemptAt: at, createdAt: at }));
  await db.webhookDelivery.createMany({ data, skipDuplicates: true });
}

export interface DeliveryFilter {
  /** Null = everyone's. */
  ownerId: string | null;
  webhookId?: string;
  jobId?: string;
  status?: DeliveryStatus;
}

export const findDeliveries = (db: Db, filter: DeliveryFilter, page: { cursor?: string; take: number }): Promise<ListedDelivery[]> =>
  db.webhookDelivery.findMany({
    where: {
      endpointId: filter.webhookId,
      jobId: filter.jobId,
      status: filter.status,
      ...(filter.ownerId === null ? {} : { endpoint: { ownerId: filter.ownerId } }),
    },
    include: LISTED,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: page.take,
    ...(page.cursor === undefined ? {} : { cursor: { id: page.cursor }, skip: 1 }),
  });

export const findDelivery = (db: Db, id: string): Promise<WholeDelivery | null> => db.webhookDelivery.findUnique({ where: { id }, include: WHOLE });

type Changes = Prisma.WebhookDeliveryUpdateManyMutationInput;

/** One move of the transition table, compare-and-set. False: the row was not where the move starts, and nothing was written. */
export async function moveDelivery(db: Db, id: string, move: DeliveryMove, changes: Changes, where: Prisma.WebhookDeliveryWhereInput = {}): Promise<boolean> {
  const { count } = await db.webhookDelivery.updateMany({
    where: { AND: [{ id, status: { in: [...deliveryStatusesBefore(move)] } }, where] },
    data: { ...changes, status: deliveryStatusAfter(move) },
  });
  return count === 1;
}

/** Notes that a run works on this round. */
export async function markTaken(db: Db, id: string, round: number, at: Date): Promise<void> {
  await db.webhookDelivery.updateMany({ where: { id, round, sentAt: null }, data: { sentAt: at } });
}

export const insertAttempt = (db: Db, attempt: Prisma.WebhookAttemptUncheckedCreateInput) => db.webhookAttempt.create({ data: attempt });

export interface Waiting {
  id: string;
  round: number;
  ownerId: string;
}

/** Rows no run has begun to work on; telling the engine twice starts one run. */
export const findUntaken = async (db: Db, most: number): Promise<Waiting[]> => {
  const rows = await db.webhookDelivery.findMany({
    where: { status: "PENDING", sentAt: null },
    select: { id: true, round: true, endpoint: { select: { ownerId: true } } },
    orderBy: { nextAttemptAt: "asc" },
    take: most,
  });
  return rows.map(({ id, round, endpoint }) => ({ id, round, ownerId: endpoint.ownerId }));
};

/** Begins a new round for rows whose attempt has been due since before `dueBefore`: the run of the old one, if it comes back, stops. */
export const takeAbandoned = (db: Db, dueBefore: Date, now: Date, most: number): Promise<Waiting[]> => db.$queryRaw<Waiting[]>`
  UPDATE webhook_deliveries d SET "round" = d."round" + 1, "sentAt" = NULL, "nextAttemptAt" = ${now}
  FROM webhook_endpoints e
  WHERE e.id = d."endpointId" AND d.id IN (
    SELECT id FROM webhook_deliveries WHERE status = 'PENDING' AND "nextAttemptAt" < ${dueBefore}
    ORDER BY "nextAttemptAt" LIMIT ${most} FOR UPDATE SKIP LOCKED)
  RETURNING d.id, d."round", e."ownerId"`;

/** Removes at most so many ended deliveries made before then, oldest first, with their attempts. */
export async function removeEndedDeliveries(db: Db, madeBefore: Date, most: number): Promise<number> {
  const rows = await db.webhookDelivery.findMany({ where: { createdAt: { lt: madeBefore }, status: { not: "PENDING" } }, select: { id: true }, orderBy: [{ createdAt: "asc" }, { id: "asc" }], take: most });
  if (rows.length === 0) return 0;
  // A resend may have begun another round since.
  return (await db.webhookDelivery.deleteMany({ where: { id: { in: rows.map(({ id }) => id) }, status: { not: "PENDING" } } })).count;
}

export const countRecentTests = (db: Db, ownerId: string, since: Date): Promise<number> =>
  db.webhookDelivery.count({ where: { event: "test", createdAt: { gt: since }, endpoint: { ownerId } } });
