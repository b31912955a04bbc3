import { AppError } from "@/domain/errors";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a change that another site makes a signed-in browser ask for (CSRF). Browsers say where a request comes
 * from; programs that say nothing carry no one's cookies by accident and pass.
 * @param appUrl the address people open, from the environment
 * @throws AppError FORBIDDEN code CROSS_SITE
 */
export function assertSameOrigin(request: { method: string; headers: Headers }, appUrl: string): void {
  if (SAFE.has(request.method)) return;
  const { headers } = request;
  const site = headers.get("sec-fetch-site");
  if (site === "same-origin" || site === "none") return;
  const origin = headers.get("origin");
  if (site === null && origin === null) return;
  if (site === null && origin !== null && isOurs(origin, headers.get("host"), appUrl)) return;
  throw new AppError("FORBIDDEN", "This request came from another site and was refused.", { code: "CROSS_SITE" });
}

function isOurs(origin: string, host: string | null, appUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  return new URL(origin).origin === new URL(appUrl).origin || new URL(origin).host === host;
}
