/**
 * Where a request comes from, null when nobody says. Our server (scripts/serve.mjs) drops the header unless
 * TRUST_PROXY is set and Next then fills in the socket's address; the last entry is the one the nearest proxy saw.
 */
export function clientAddress(headers: Headers): string | null {
  return headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || null;
}
