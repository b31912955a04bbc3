import { AppError } from "@/domain/errors";
import type { AppContext } from "@/kernel/context";
import { tokenHash } from "./secret";
import { findByHash, noteUse } from "./store";
import { stateOf } from "./to-view";

const refused = (code: string, userMessage: string): AppError => new AppError("UNAUTHENTICATED", userMessage, { code });

/**
 * Whom the token in an Authorization header speaks for, and what it may be used for; null without a Bearer header
 * (another scheme is the business of a proxy in front).
 * @throws AppError UNAUTHENTICATED with TOKEN_MALFORMED, TOKEN_UNKNOWN, TOKEN_EXPIRED or TOKEN_REVOKED
 */
export async function bearerOf(root: AppContext["root"], header: string | null, now: Date): Promise<{ ownerId: string; scopes: string[] } | null> {
  if (header === null || !/^Bearer\b/i.test(header)) return null;
  const token = /^Bearer +(\S+)$/i.exec(header.trim())?.[1];
  if (token === undefined) throw refused("TOKEN_MALFORMED", "The Authorization header must be: Bearer, a space, and a personal token.");
  const row = await findByHash(root, tokenHash(token));
  if (row === null) throw refused("TOKEN_UNKNOWN", "This token is not known here. Make one on the page Tokens.");
  const state = stateOf(row, now);
  if (state === "revoked") throw refused("TOKEN_REVOKED", "This token was revoked. Make a new one on the page Tokens.");
  if (state === "expired") throw refused("TOKEN_EXPIRED", "This token has expired. Make a new one on the page Tokens.");
  await noteUse(root, row.id, now);
  return { ownerId: row.ownerId, scopes: row.scopes };
}
