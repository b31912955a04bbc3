import type { AppContext } from "@/kernel/context";
import type { Me } from "../contract";

/** The person who is signed in, or null; screens ask it to know what to show. */
export function getMe(ctx: AppContext): Me | null {
  if (!ctx.actor) return null;
  const { id, name, email, role, passwordDue = false } = ctx.actor;
  return { id, name, email, role, mustChangePassword: passwordDue };
}
