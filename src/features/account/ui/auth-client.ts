/** The browser's side of sign-in: the session routes speak forms and cookies, not tRPC. */

const AUTH = "/api/auth";

export type SignInOutcome =
  | { kind: "in" }
  /** `reason` is the server's code: the same one for an unknown address and a wrong password. */
  | { kind: "refused"; reason: string }
  | { kind: "silent" };

async function csrfToken(): Promise<string> {
  const response = await fetch(`${AUTH}/csrf`, { cache: "no-store" });
  const body: unknown = await response.json();
  if (typeof body === "object" && body !== null && "csrfToken" in body && typeof body.csrfToken === "string") return body.csrfToken;
  throw new Error("no csrf token in the answer");
}

async function postForm(path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(`${AUTH}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ ...fields, csrfToken: await csrfToken(), json: "true" }),
  });
}

/** The address to go to next carries the reason of a refusal as `error`. */
export function refusalIn(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("url" in body) || typeof body.url !== "string") return null;
  return new URL(body.url, "http://relative.invalid").searchParams.get("error");
}

export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  try {
    const response = await postForm("callback/credentials", { email, password, callbackUrl: window.location.origin });
    const body: unknown = await response.json().catch(() => null);
    const reason = refusalIn(body);
    if (response.ok && reason === null) return { kind: "in" };
    return { kind: "refused", reason: reason ?? (response.status >= 500 ? "UNAVAILABLE" : "BAD_CREDENTIALS") };
  } catch {
    return { kind: "silent" };
  }
}

/** Ends the session on the server; the caller then drops what the tab holds. */
export async function signOut(): Promise<void> {
  await postForm("signout", { callbackUrl: "/sign-in" }).catch(() => null);
}

/** Only a path on this site is followed after sign-in. */
export function safeReturnPath(next: string | null | undefined): string {
  if (!next || !next.startsWith("/") || next.startsWith("//") || next.includes("\\")) return "/";
  return next;
}
