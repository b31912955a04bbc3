import { createHash } from "node:crypto";
import { AppError } from "@/domain/errors";
import type { AppContext } from "@/kernel/context";
import { countTry, forgetTries } from "./store";

/** Fixed windows: simple to reason about, and at worst twice the limit passes around a border. */
const WINDOW_MS = 15 * 60_000;
/** A person mistypes a few times; a guesser needs thousands. */
const TRIES_PER_ACCOUNT = 5;
/** A whole office may share one address. */
const TRIES_PER_ADDRESS = 60;

/** Counts one try to prove a password. @throws AppError RATE_LIMITED with the seconds until the window ends. */
export async function countPasswordTry(ctx: AppContext, account: string, address: string | null): Promise<void> {
  const now = ctx.now().getTime();
  const windowStart = new Date(now - (now % WINDOW_MS));
  const byAccount = await countTry(ctx.root, keyOf("account", account), windowStart);
  const byAddress = address === null ? 0 : await countTry(ctx.root, keyOf("address", address), windowStart);
  if (byAccount <= TRIES_PER_ACCOUNT && byAddress <= TRIES_PER_ADDRESS) return;
  const waitSec = Math.ceil((windowStart.getTime() + WINDOW_MS - now) / 1000);
  throw new AppError("RATE_LIMITED", `Too many tries. Wait ${Math.ceil(waitSec / 60)} min and try again.`, { retryAfterSec: waitSec });
}

/** A proven password clears its account's count, and windows that are long over go with it. */
export async function clearPasswordTries(ctx: AppContext, account: string): Promise<void> {
  await forgetTries(ctx.root, keyOf("account", account), new Date(ctx.now().getTime() - 2 * WINDOW_MS));
}

/** Hashed: the table needs to count, not to know who or where from. */
const keyOf = (kind: string, value: string): string => `password:${kind}:${createHash("sha256").update(value).digest("hex")}`;
