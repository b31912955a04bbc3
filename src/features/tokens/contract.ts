import { z } from "zod";
import { SCOPES, type Scope } from "@/domain/access/scopes";

export const NAME_MAX = 100;
export const TOKENS_MAX = 50;
/** Days after which a token may end; null = only by revoking it. */
export const LIFETIMES = [7, 30, 90, 365, null] as const;

export const createTokenInput = z.strictObject({
  name: z.string().trim().min(1, "Give the token a name that says what will use it.").max(NAME_MAX),
  scopes: z.array(z.enum(SCOPES)).min(1, "Choose at least one thing the token may do.").transform((scopes) => [...new Set(scopes)]),
  lifetimeDays: z.union([z.literal(7), z.literal(30), z.literal(90), z.literal(365), z.null()]).default(90),
});
export type CreateTokenInput = z.input<typeof createTokenInput>;

export const tokenIdInput = z.strictObject({ id: z.uuid() });

export interface TokenView {
  id: string;
  name: string;
  /** First characters, so that its owner can tell which one it is. */
  prefix: string;
  scopes: Scope[];
  state: "live" | "expired" | "revoked";
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

/** The one answer that holds the token itself. */
export interface CreatedToken extends TokenView {
  token: string;
}
