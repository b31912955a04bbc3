const MINUTE = 60;
const HOUR = 3_600;

/** Seconds between an attempt that failed and the next; ten attempts in all, over some three days. */
export const RETRY_WAITS_SEC = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR] as const;
export const MOST_ATTEMPTS = RETRY_WAITS_SEC.length + 1;

/** A receiver that was down is not met by all messages in the same second when it comes back. */
const JITTER_SHARE = 0.2;
/** A receiver may slow us down, but not put a message off beyond the schedule's own longest step. */
export const LONGEST_WAIT_SEC = 24 * HOUR;

/**
 * Seconds until the next attempt; null when none is left.
 * @param failed attempts of this round that have failed, from 1
 * @param draw a number in [0, 1); adds up to a fifth to the wait
 * @param retryAfterSec what the receiver asked for; a longer wait than the schedule's wins, up to a day
 */
export function nextWaitSec(failed: number, draw: number, retryAfterSec: number | null): number | null {
  const planned = RETRY_WAITS_SEC[failed - 1];
  if (planned === undefined) return null;
  const asked = Math.min(LONGEST_WAIT_SEC, retryAfterSec ?? 0);
  return Math.max(planned * (1 + JITTER_SHARE * draw), asked);
}

const SECONDS = /^\d{1,9}$/;

/** A Retry-After header, RFC 9110 10.2.3: seconds or a date. Null when it says neither or the date has passed. */
export function parseRetryAfter(header: string | null, now: Date): number | null {
  const text = header?.trim() ?? "";
  if (SECONDS.test(text)) return Number(text);
  const at = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) || at <= now.getTime() ? null : Math.ceil((at - now.getTime()) / 1000);
}
