import NextAuth, { type AuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import type { NextRequest } from "next/server";
import { AppError } from "@/domain/errors";
import type { Log } from "@/domain/ports/log";
import { type AuthSettings, SESSION_SEC, type SessionClaims } from "./session-token";

export interface AuthHandlerOptions extends AuthSettings {
  /** Proves e-mail and password; throws an AppError that says why not. */
  verify: (credentials: { email: string; password: string }, headers: Headers) => Promise<SessionClaims>;
  log: Log;
}

type RouteContext = { params: Promise<{ nextauth: string[] }> };
type RouteHandler = (request: NextRequest, context: RouteContext) => Promise<Response>;

/** All the app uses of next-auth; its own pages and its session endpoint, which asks no database, stay closed. */
const OPEN = new Set(["GET csrf", "POST callback/credentials", "POST signout"]);

/** The route handler under /api/auth. */
export function createAuthHandler(options: AuthHandlerOptions): RouteHandler {
  const handler = NextAuth(authOptions(options)) as RouteHandler;
  return async (request, context) => {
    const { nextauth } = await context.params;
    if (!OPEN.has(`${request.method} ${nextauth.join("/")}`)) return new Response("Not found", { status: 404 });
    return handler(request, context);
  };
}

function authOptions({ secret, secure, verify, log }: AuthHandlerOptions): AuthOptions {
  return {
    secret,
    useSecureCookies: secure,
    session: { strategy: "jwt", maxAge: SESSION_SEC },
    pages: { signIn: "/sign-in", error: "/sign-in" },
    providers: [
      Credentials({
        credentials: { email: {}, password: {} },
        authorize: async (given, request) => {
          const credentials = { email: String(given?.email ?? ""), password: String(given?.password ?? "") };
          try {
            const claims = await verify(credentials, new Headers(request.headers as Record<string, string>));
            return { id: claims.userId, sessionVersion: claims.sessionVersion };
          } catch (error) {
            throw new Error(publicReason(error, log));
          }
        },
      }),
    ],
    callbacks: {
      // Only the claims: name, role and whether the session still holds are asked of the database each time.
      jwt: ({ token, user }) => (user ? { sub: user.id, sv: (user as { sessionVersion?: number }).sessionVersion } : token),
    },
    logger: {
      error: (code, metadata) => log.error("next-auth", { code, metadata }),
      warn: (code) => log.warn("next-auth", { code }),
      debug: () => undefined,
    },
  };
}

/** "BAD_CREDENTIALS", "RATE_LIMITED", "UNAVAILABLE": what /sign-in?error= may carry. */
function publicReason(error: unknown, log: Log): string {
  if (error instanceof AppError) return error.code;
  log.error("sign-in failed", { error });
  return "UNAVAILABLE";
}
