import { type AppError, conflict, invalid } from "@/domain/errors";
import { audit } from "@/kernel/audit";
import { sessionHolder } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { changePasswordInput } from "../contract";
import { hashPassword, verifyPassword } from "./password-hash";
import { clearPasswordTries, countPasswordTry } from "./rate-limit";
import { findById, replacePassword } from "./store";

/**
 * Replaces the own password. All sessions of the account end, this one too: the form signs in again with
 * the new password, which it still holds.
 */
export async function changePassword(ctx: AppContext, input: unknown): Promise<void> {
  const actor = sessionHolder(ctx);
  const { current, next } = changePasswordInput.parse(input);
  // A stolen session must not be a way to guess the password.
  await countPasswordTry(ctx, actor.email, null);
  const account = await findById(ctx.db, actor.id);
  if (!account || !(await verifyPassword(current, account.passwordHash)))
    throw invalid("This is not your current password.", { code: "WRONG_PASSWORD", field: "current" });
  refuseWeak(current, next, actor.email);

  const passwordHash = await hashPassword(next);
  await withTransaction(ctx, async (tx) => {
    if (!(await replacePassword(tx.db, account, passwordHash)))
      throw conflict("Your password was changed elsewhere in the meantime. Sign in again.", { code: "PASSWORD_CHANGED" });
    await audit(tx, "account.password-changed", { type: "user", id: actor.id });
  });
  await clearPasswordTries(ctx, actor.email);
}

function refuseWeak(current: string, next: string, email: string): void {
  const weak = (sentence: string): AppError => invalid(sentence, { code: "WEAK_PASSWORD", field: "next" });
  if (next === current) throw weak("Choose a password that differs from the current one.");
  if (next.toLowerCase().includes(email.toLowerCase())) throw weak("Your e-mail address may not be part of the password.");
  // Length is the contract's; "aaaaaaaaaaaa" is long and still no secret.
  if (new Set(next).size < 5) throw weak("Use at least five different characters.");
}
