import type { Db } from "@/adapters/db";
import type { Actor } from "@/kernel/context";
import { type AccountRow, findById, findSessionOwner } from "./store";
import type { SessionClaims } from "./verify-credentials";

/** Who a session speaks for now: null once the account is gone, disabled, or its sessions were ended. */
export async function actorOfSession(db: Db, claims: SessionClaims): Promise<Actor | null> {
  const account = await findSessionOwner(db, claims.userId);
  if (account?.sessionVersion !== claims.sessionVersion) return null;
  return asActor(account);
}

/** Who a job acts for: null once the account is gone or disabled. Ending sessions does not end jobs. */
export async function actorById(db: Db, id: string): Promise<Actor | null> {
  return asActor(await findById(db, id));
}

function asActor(account: AccountRow | null): Actor | null {
  if (!account || account.disabledAt) return null;
  const { id, name, email, role, mustChangePassword } = account;
  return { id, name, email, role, passwordDue: mustChangePassword };
}
