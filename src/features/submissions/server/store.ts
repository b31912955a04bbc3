import type { Db } from "@/adapters/db";
import type { KeyPlace } from "@/domain/jobs/idempotency";
import { writeTogether } from "@/kernel/write-together";

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
export const claimKey = (db: Db, claim: KeyClaim, now: Date): Promise<HeldKey | null> => claimTogether(db, { claim, now });

const claimTogether = writeTogether<{ claim: KeyClaim; now: Date }, HeldKey | null>(async (db, asked) => {
  const claims = asked.map(({ claim }) => claim);
  // In one order, so that two transactions never wait for each other's keys.
  const taken = await db.$queryRaw<{ jobId: string }[]>`
    INSERT INTO idempotency_keys (id, "ownerId", recipe, scope, "sessionId", key, "bodyHash", "jobId", "expiresAt")
    SELECT gen_random_uuid(), c.* FROM jsonb_to_recordset(${JSON.stringify(claims)}::jsonb)
      AS c("ownerId" uuid, recipe text, scope text, "sessionId" text, key text, "bodyHash" text, "jobId" uuid, "expiresAt" timestamptz)
    ORDER BY c."ownerId", c.recipe, c.scope, c."sessionId", c.key
    ON CONFLICT ("ownerId", recipe, scope, "sessionId", key) DO UPDATE
      SET "bodyHash" = excluded."bodyHash", "jobId" = excluded."jobId", "expiresAt" = excluded."expiresAt"
      WHERE idempotency_keys."expiresAt" <= ${asked[0]?.now}
    RETURNING "jobId"`;
  const ours = new Set(taken.map(({ jobId }) => jobId));
  const refused = claims.filter(({ jobId }) => !ours.has(jobId));
  // A failed claim has locked the holder's row, so it is still there.
  const rows = refused.length === 0 ? [] : await db.idempotencyKey.findMany({ where: { OR: refused.map(placeOf) } });
  const holders = new Map(rows.map((row) => [nameOfPlace(row), row]));
  return claims.map((claim) => {
    if (ours.has(claim.jobId)) return null;
    const holder = holders.get(nameOfPlace(claim));
    if (holder === undefined) throw new Error("An idempotency key is neither free nor held.");
    return { jobId: holder.jobId, bodyHash: holder.bodyHash };
  });
});

type Place = Pick<KeyClaim, "ownerId" | "recipe" | "scope" | "sessionId" | "key">;
const placeOf = ({ ownerId, recipe, scope, sessionId, key }: Place): Place => ({ ownerId, recipe, scope, sessionId, key });
/** One text for one place; two claims of it never share a transaction. */
export const nameOfPlace = (place: Omit<Place, "scope"> & { scope: string }): string =>
  JSON.stringify([place.ownerId, place.recipe, place.scope, place.sessionId, place.key]);

/** Frees the key of this job; with a status, only when the job ended so. */
export async function freeKey(db: Db, jobId: string, onlyIf?: "FAILED"): Promise<void> {
  if (onlyIf !== undefined && (await db.job.count({ where: { id: jobId, status: onlyIf } })) === 0) return;
  await db.idempotencyKey.deleteMany({ where: { jobId } });
}
