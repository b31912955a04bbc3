import type { RootDb } from "@/adapters/db";
import { AppError } from "@/domain/errors";
import type { Actor } from "@/kernel/context";

/** The person a job acts for, as they stand now: a removed or disabled one may not act any more. */
export async function actorById(root: RootDb, id: string): Promise<Actor> {
  const user = await root.user.findUnique({ where: { id }, select: { id: true, name: true, email: true, role: true, disabledAt: true } });
  if (!user || user.disabledAt) throw new AppError("FORBIDDEN", "The account this work was started for is no longer active.");
  const { id: actorId, name, email, role } = user;
  return { id: actorId, name, email, role };
}
