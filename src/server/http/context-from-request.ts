import { readSession } from "@/adapters/auth";
import { env } from "@/env";
import { actorById, actorOfSession } from "@/features/account/server";
import { bearerOf } from "@/features/tokens/server";
import type { Actor, AppContext } from "@/kernel/context";
import { authSettings } from "../auth-settings";
import { getServices } from "../container";

/** The context of one request: who its token or session speaks for, asked of the database each time. */
export async function contextFromRequest(request: { headers: Headers }): Promise<AppContext> {
  const services = await getServices();
  const actor = await actorOf(request.headers, services.root);
  return { ...services.contextFor(actor), requestId: request.headers.get("x-request-id") ?? crypto.randomUUID() };
}

/** A token wins over a cookie: a program that sends both means the token. */
async function actorOf(headers: Headers, root: AppContext["root"]): Promise<Actor | null> {
  const bearer = await bearerOf(root, headers.get("authorization"), new Date());
  if (bearer) {
    const owner = await actorById(root, bearer.ownerId);
    return owner && { ...owner, scopes: bearer.scopes };
  }
  const claims = await readSession(headers.get("cookie"), authSettings(env()));
  return claims && actorOfSession(root, claims);
}
