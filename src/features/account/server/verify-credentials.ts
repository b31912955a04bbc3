import { AppError } from "@/domain/errors";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { signInInput } from "../contract";
import { verifyNobody, verifyPassword } from "./password-hash";
import { clearPasswordTries, countPasswordTry } from "./rate-limit";
import { type AccountRow, findByEmail } from "./store";

/** What a session remembers; everything else is read anew on each request. */
export interface SessionClaims {
  userId: string;
  sessionVersion: number;
}

/**
 * Signs someone in by e-mail and password. Unknown e-mail, wrong password and a disabled account are told
 * apart by nobody: same sentence, same work.
 * @param address where the try comes from, null when unknown
 * @throws AppError UNAUTHENTICATED (code BAD_CREDENTIALS) or RATE_LIMITED
 */
export async function verifyCredentials(ctx: AppContext, input: unknown, address: string | null): Promise<SessionClaims> {
  const parsed = signInInput.safeParse(input);
  if (!parsed.success) throw badCredentials();
  const { email, password } = parsed.data;
  await countPasswordTry(ctx, email, address);

  const account = await findByEmail(ctx.db, email);
  const proven = account ? await verifyPassword(password, account.passwordHash) : await verifyNobody(password);
  if (!account || !proven || account.disabledAt) {
    ctx.log.warn("sign-in refused", { requestId: ctx.requestId });
    throw badCredentials();
  }
  await clearPasswordTries(ctx, email);
  await audit({ ...ctx, actor: account }, "account.signed-in", { type: "user", id: account.id });
  return claimsOf(account);
}

const claimsOf = (account: AccountRow): SessionClaims => ({ userId: account.id, sessionVersion: account.sessionVersion });

const badCredentials = (): AppError =>
  new AppError("UNAUTHENTICATED", "E-mail and password do not match. Check both and try again.", { code: "BAD_CREDENTIALS" });
