import { readSession } from "@/adapters/auth";
import { env } from "@/env";
import { actorOfSession } from "@/features/account/server";
import type { AppContext } from "@/kernel/context";
import { authSettings } from "../auth-settings";
import { getServices } from "../container";

/** The context of one request: who its session speaks for, asked of the database each time. */
export async function contextFromRequest(request: { headers: Headers }): Promise<AppContext> {
  const services = await getServices();
  const claims = await readSession(request.headers.get("cookie"), authSettings(env()));
  const actor = claims ? await actorOfSession(services.root, claims) : null;
  return { ...services.contextFor(actor), requestId: request.headers.get("x-request-id") ?? crypto.randomUUID() };
}
