import type { Db } from "@/adapters/db";

/** Whose these webhooks are, by the webhook's id. */
export async function findOwnerNames(db: Db, webhookIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const webhooks = await db.webhookEndpoint.findMany({ where: { id: { in: [...new Set(webhookIds)] } }, select: { id: true, ownerId: true } });
  const people = await db.user.findMany({ where: { id: { in: webhooks.map(({ ownerId }) => ownerId) } }, select: { id: true, name: true } });
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return new Map(webhooks.flatMap(({ id, ownerId }) => {
    const name = names.get(ownerId);
    return name === undefined ? [] : [[id, name] as const];
  }));
}
