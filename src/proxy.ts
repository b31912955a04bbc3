import { type NextRequest, NextResponse } from "next/server";

const SESSION_COOKIE = /(^|__Secure-)next-auth\.session-token$/;

/**
 * Sends a visitor without any session cookie to the sign-in page, and back afterwards. Whether a cookie still
 * holds is asked where the database is: in the page and in each verb.
 */
export function proxy(request: NextRequest): NextResponse {
  if (request.cookies.getAll().some(({ name }) => SESSION_COOKIE.test(name))) return NextResponse.next();
  const signIn = request.nextUrl.clone();
  signIn.search = new URLSearchParams({ next: request.nextUrl.pathname + request.nextUrl.search }).toString();
  signIn.pathname = "/sign-in";
  return NextResponse.redirect(signIn);
}

// Pages only: with a proxy in front, Next would cut uploads to the API at 10 MB.
export const config = { matcher: ["/((?!api/|_next/|sign-in|.*\\.[a-z0-9]+$).*)"] };
