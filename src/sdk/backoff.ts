export interface Backoff {
  /** Ceiling of the first wait, milliseconds; each further one doubles. */
  firstMs: number;
  /** No ceiling is higher. */
  longestMs: number;
}

/**
 * Milliseconds before try number `tries` + 1: drawn evenly from 0 to a doubling, capped ceiling ("full jitter"), so that
 * many clients cut off together do not come back together.
 * @param tries how many have failed so far, from 1
 * @param draw in [0, 1)
 */
export function backoffMs({ firstMs, longestMs }: Backoff, tries: number, draw: number): number {
  return Math.floor(draw * Math.min(longestMs, firstMs * 2 ** Math.min(tries - 1, 30)));
}

/** Milliseconds that a Retry-After header asks for (seconds or an HTTP date); null without a usable one. */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
