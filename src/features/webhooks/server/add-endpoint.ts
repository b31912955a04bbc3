import { randomUUID } from "node:crypto";
import { conflict } from "@/domain/errors";
import type { JobEnd } from "@/domain/recipes/recipe";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { ENDPOINTS_MAX } from "../contract";
import { countEndpoints, type EndpointRow, insertEndpoint } from "./store";

interface NewEndpoint {
  ownerId: string;
  url: string;
  description: string;
  events: readonly JobEnd[];
}

/** Inserts an endpoint with a new secret; the caller holds the owner's lock. @throws AppError CONFLICT WEBHOOK_LIMIT */
export async function addEndpoint(tx: AppContext, { events, ...fields }: NewEndpoint): Promise<{ row: EndpointRow; secret: string }> {
  if ((await countEndpoints(tx.db, fields.ownerId)) >= ENDPOINTS_MAX)
    throw conflict(`You have ${ENDPOINTS_MAX} webhooks, the most there may be. Delete one you do not need.`, { code: "WEBHOOK_LIMIT" });
  const id = randomUUID();
  const { secret, sealed } = tx.ports.webhooks.newSecret(id);
  const now = tx.now();
  const row = await insertEndpoint(tx.db, { ...fields, id, events: [...events], sealedSecret: sealed, createdAt: now, updatedAt: now });
  await audit(tx, "webhook.created", { type: "webhook", id }, { host: new URL(fields.url).host });
  return { row, secret };
}
