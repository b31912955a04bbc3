import type { AppAnswer } from "./call";
import { durationMs } from "./duration";
import { type Op, ops, type WireError, wireError } from "./protocol";

/** What the SDK's answer to one call means. */
export type Answer =
  | { kind: "ops"; ops: Op[]; retryAfterMs: number | null; reqVersion: number }
  | { kind: "done"; output: string; reqVersion: number }
  /** The call itself went wrong: again, while attempts are left. */
  | { kind: "again"; error: WireError; retryAfterMs: number | null }
  | { kind: "failed"; error: WireError };

const HEADER = { sdk: "x-inngest-sdk", noRetry: "x-inngest-no-retry", version: "x-inngest-req-version", retryAfter: "retry-after" } as const;
/** The SDK's longest wish is a day, its shortest a second. */
const SHORTEST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 86_400_000;
const DEFAULT_VERSION = 2;

/** Reads an answer by the table of responses in shared/design/engine.md, 3.4. */
export function readAnswer({ status, headers, body }: AppAnswer, nowMs: number): Answer {
  const header = lowerCased(headers);
  if (header.get(HEADER.sdk) === undefined) {
    return { kind: "again", error: wireError(null, `The app answered ${status} without the SDK's mark.`), retryAfterMs: null };
  }
  const reqVersion = Number(header.get(HEADER.version) ?? DEFAULT_VERSION);
  const retryAfterMs = waitOf(header.get(HEADER.retryAfter), nowMs);
  if (status === 200) return { kind: "done", output: body === "" ? "null" : body, reqVersion };
  if (status === 206) {
    const found = ops.safeParse(parsed(body));
    if (found.success) return { kind: "ops", ops: found.data, retryAfterMs, reqVersion };
    return { kind: "again", error: wireError(null, "The app answered 206 with something that is no list of steps."), retryAfterMs };
  }
  const error = wireError(parsed(body), `The app answered ${status}.`);
  return header.get(HEADER.noRetry) === "true" ? { kind: "failed", error } : { kind: "again", error, retryAfterMs };
}

const lowerCased = (headers: Record<string, string>): Map<string, string> =>
  new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Retry-After in seconds, as a duration, or as an ISO date. */
function waitOf(header: string | undefined, nowMs: number): number | null {
  if (header === undefined) return null;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : (durationMs(header) ?? Date.parse(header) - nowMs);
  return Number.isNaN(ms) ? null : Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, ms));
}

/** Waits before attempts 2, 3, … of a call that did not say when. Shorter than the server's: nobody else is served meanwhile. */
const BACKOFF_MS = [1_000, 5_000, 15_000, 60_000, 300_000, 600_000] as const;
const LAST_BACKOFF_MS = 1_800_000;

/** @param attempt the attempt that failed, from 0 */
export const backoffMs = (attempt: number): number => BACKOFF_MS[attempt] ?? LAST_BACKOFF_MS;
