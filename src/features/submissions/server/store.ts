import type { Db } from "@/adapters/db";
import type { KeyPlace } from "@/domain/jobs/idempotency";

export interface KeyClaim extends KeyPlace {
  ownerId: string;
  recipe: string;
  bodyHash: string;
  jobId: string;
  expiresAt: Date;
}

export interface HeldKey {
  jobId: string;
  bodyHash: string;
}

/**
 * Takes the key for this job, or says who holds it. Of many at once the first to insert wins; the others wait here for
 * its transaction and then see its row, or take the key if it was rolled back. Call it first in the transaction.
 */
export async function claimKey(db: Db, claim: KeyClaim, now: Date): Promise<HeldKey | null> {
  const { ownerId, recipe, scope, sessionId, key, bodyHash, jobId, expiresAt } = claim;
  const taken = await db.$queryRaw<object[]>`
    INSERT INTO idempotency_keys (id, "ownerId", recipe, scope, "sessionId", key, "bodyHash", "jobId", "expiresAt")
    VALUES (gen_random_uuid(), ${ownerId}::uuid, ${recipe}, ${scope}, ${sessionId}, ${key}, ${bodyHash}, ${jobId}::uuid, ${expiresAt})
    ON CONFLICT ("ownerId", recipe, scope, "sessionId", key) DO UPDATE
      SET "bodyHash" = excluded."bodyHash", "jobId" = excluded."jobId", "expiresAt" = excluded."expiresAt"
      WHERE idempotency_keys."expiresAt" <= ${now}
    RETURNING id`;
  if (taken.length > 0) return null;
  // The failed claim has locked the holder's row, so it is still there.
  const held = await heldKey(db, claim, now);
  if (held === null) throw new Error("An idempotency key is neither free nor held.");
  return held;
}

export function heldKey(db: Db, { ownerId, recipe, scope, sessionId, key }: Omit<KeyClaim, "bodyHash" | "jobId" | "expiresAt">, now: Date): Promise<HeldKey | null> {
  return db.idempotencyKey.findFirst({ where: { ownerId, recipe, scope, sessionId, key, expiresAt: { gt: now } }, select: { jobId: true, bodyHash: true } });
}

/** Frees the key of this job; with a status, only when the job ended so. */
export async function freeKey(db: Db, jobId: string, onlyIf?: "FAILED"): Promise<void> {
  if (onlyIf !== undefined && (await db.job.count({ where: { id: jobId, status: onlyIf } })) === 0) return;
  await db.idempotencyKey.deleteMany({ where: { jobId } });
}
