import type { Db, Prisma } from "@/adapters/db";
import type { JobEnd } from "@/domain/recipes/recipe";

export type EndpointRow = Prisma.WebhookEndpointGetPayload<object>;

/** Held until the transaction ends, so that two requests at once cannot make one endpoint too many. */
export async function lockOwner(db: Db, ownerId: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`webhooks:${ownerId}`}, 0))`;
}

export const countEndpoints = (db: Db, ownerId: string): Promise<number> => db.webhookEndpoint.count({ where: { ownerId } });

export const findEndpoints = (db: Db, ownerId: string): Promise<EndpointRow[]> =>
  db.webhookEndpoint.findMany({ where: { ownerId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });

export const findEndpoint = (db: Db, id: string, ownerId: string): Promise<EndpointRow | null> => db.webhookEndpoint.findFirst({ where: { id, ownerId } });

export const findEndpointByUrl = (db: Db, ownerId: string, url: string): Promise<EndpointRow | null> =>
  db.webhookEndpoint.findUnique({ where: { ownerId_url: { ownerId, url } } });

export const insertEndpoint = (db: Db, endpoint: Prisma.WebhookEndpointUncheckedCreateInput): Promise<EndpointRow> => db.webhookEndpoint.create({ data: endpoint });

export const updateEndpoint = (db: Db, id: string, changes: Prisma.WebhookEndpointUncheckedUpdateInput): Promise<EndpointRow> =>
  db.webhookEndpoint.update({ where: { id }, data: changes });

/** False when it was disabled already: the first reason stays. */
export async function disableEndpoint(db: Db, id: string, reason: string, at: Date): Promise<boolean> {
  const { count } = await db.webhookEndpoint.updateMany({ where: { id, disabledAt: null }, data: { disabledAt: at, disabledReason: reason } });
  return count === 1;
}

/** Its deliveries go with it. */
export async function deleteEndpoint(db: Db, id: string): Promise<void> {
  await db.webhookEndpoint.delete({ where: { id } });
}

const ENDED = {
  id: true, type: true, recipe: true, status: true, result: true, error: true, errorCode: true, assessmentId: true, documentId: true,
  startedAt: true, completedAt: true, parentId: true, createdById: true, config: true, webhookUrl: true,
} as const;

/** The job whose end is told; null for jobs another job started, which only their parent's owner would not expect. */
export const findToldJob = (db: Db, id: string) => db.job.findFirst({ where: { id, parentId: null }, select: ENDED });

/** Enabled endpoints of this person that want this end, and the one the job names itself. */
export const findListeners = (db: Db, ownerId: string, end: JobEnd, ownUrl: string | null): Promise<{ id: string }[]> =>
  db.webhookEndpoint.findMany({
    where: { ownerId, disabledAt: null, OR: [{ events: { has: end } }, ...(ownUrl === null ? [] : [{ url: ownUrl }])] },
    select: { id: true },
  });

/** Whether this person may still use the product: what was theirs is not posted anywhere once they may not. */
export const mayStillAct = async (db: Db, userId: string): Promise<boolean> =>
  (await db.user.count({ where: { id: userId, disabledAt: null } })) === 1;
