import { decode, encode } from "next-auth/jwt";

/** What a session cookie says; who that is and whether it still holds is asked of the database each time. */
export interface SessionClaims {
  userId: string;
  sessionVersion: number;
}

export interface AuthSettings {
  /** Seals the cookies; at least 32 characters. */
  secret: string;
  /** True when people reach the app over https: cookies are then never sent in the clear. */
  secure: boolean;
}

/** A working day. The end is fixed at sign-in; using the app does not move it. */
export const SESSION_SEC = 12 * 60 * 60;

export const sessionCookieName = (secure: boolean): string => `${secure ? "__Secure-" : ""}next-auth.session-token`;

/** The sealed value of a session cookie. */
export const sealSession = (claims: SessionClaims, settings: AuthSettings): Promise<string> =>
  encode({ token: { sub: claims.userId, sv: claims.sessionVersion }, secret: settings.secret, maxAge: SESSION_SEC });

/** Opened cookies, the oldest first: a page polls every other second, and opening one costs a key derivation. */
const opened = new Map<string, { secret: string; claims: SessionClaims; endsAt: number }>();
const MOST_OPENED = 2_000;

/** The claims of the request's session cookie; null when there is none, it was tampered with, or it is over. */
export async function readSession(cookieHeader: string | null, settings: AuthSettings): Promise<SessionClaims | null> {
  const token = cookieValue(cookieHeader, sessionCookieName(settings.secure));
  if (token === null) return null;
  const known = opened.get(token);
  if (known?.secret === settings.secret && Date.now() < known.endsAt) return known.claims;
  try {
    const { sub, sv, exp } = (await decode({ token, secret: settings.secret })) ?? {};
    if (typeof sub !== "string" || typeof sv !== "number") return null;
    const claims = { userId: sub, sessionVersion: sv };
    if (typeof exp === "number") remember(token, { secret: settings.secret, claims, endsAt: exp * 1000 });
    return claims;
  } catch {
    return null;
  }
}

function remember(token: string, entry: { secret: string; claims: SessionClaims; endsAt: number }): void {
  const [oldest] = opened.keys();
  if (opened.size >= MOST_OPENED && oldest !== undefined) opened.delete(oldest);
  opened.set(token, entry);
}

function cookieValue(header: string | null, name: string): string | null {
  const pair = header?.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}
