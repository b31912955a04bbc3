import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { Actor } from "@/kernel/context";
import { contextFromRequest } from "./http/context-from-request";

/** Who looks at this page; null when nobody is signed in. One question per request. */
export const currentActor = cache(async (): Promise<Actor | null> => {
  await cookies();
  return (await contextFromRequest({ headers: await headers() })).actor;
});

/** Pages of the product: nobody goes to the sign-in page, a one-time password to its change form. */
export async function requirePageSession(): Promise<Actor> {
  const actor = await currentActor();
  if (!actor) redirect("/sign-in");
  if (actor.passwordDue) redirect("/first-sign-in");
  return actor;
}
