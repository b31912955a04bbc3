import { SCOPES } from "@/domain/access/scopes";
import type { TokenView } from "../contract";
import type { TokenRow } from "./store";

export const stateOf = (row: TokenRow, now: Date): TokenView["state"] => {
  if (row.revokedAt !== null) return "revoked";
  return row.expiresAt !== null && row.expiresAt <= now ? "expired" : "live";
};

export function toTokenView(row: TokenRow, now: Date): TokenView {
  const { id, name, prefix, createdAt, expiresAt, lastUsedAt, revokedAt } = row;
  const scopes = SCOPES.filter((scope) => row.scopes.includes(scope));
  return { id, name, prefix, scopes, state: stateOf(row, now), createdAt, expiresAt, lastUsedAt, revokedAt };
}
