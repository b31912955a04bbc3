import { createAuthHandler } from "@/adapters/auth";
import { env } from "@/env";
import { verifyCredentials } from "@/features/account/server";
import { authSettings } from "../auth-settings";
import { getServices } from "../container";
import { clientAddress } from "./client-address";

type AuthHandler = ReturnType<typeof createAuthHandler>;
let known: Promise<AuthHandler> | undefined;

/** Sign-in, sign-out and their CSRF token. */
export const authHandler: AuthHandler = async (request, context) => {
  try {
    const handler = await (known ??= build());
    return await handler(request, context);
  } catch {
    // The database may be gone at the first request; the next one tries again.
    known = undefined;
    return Response.json({ url: "/sign-in?error=UNAVAILABLE" }, { status: 503, headers: { "retry-after": "5" } });
  }
};

async function build(): Promise<AuthHandler> {
  const services = await getServices();
  return createAuthHandler({
    ...authSettings(env()),
    verify: (credentials, headers) => verifyCredentials(services.contextFor(null), credentials, clientAddress(headers)),
    log: services.log,
  });
}
