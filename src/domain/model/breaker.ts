import type { JobErrorCode } from "../jobs/job-errors";

/** What is remembered of a model's failures, shared by every process that asks it. */
export interface Breaker {
  /** Failures in a row that say the service is down. */
  failures: number;
  /** Open until then; after it, one probe may go. null = closed. */
  openUntil: Date | null;
  /** A probe is in the air until then. */
  probeTill: Date | null;
}

export type BreakerState = "closed" | "open" | "half-open";

export const CLOSED: Breaker = { failures: 0, openUntil: null, probeTill: null };

/** A service that is down fails every call, so five in a row is soon; a single slow answer is not. */
export const FAILURES_TO_OPEN = 5;
export const OPEN_MS = 60_000;
/** Longer than any call may be silent. */
export const PROBE_MS = 15 * 60_000;

export function breakerState({ openUntil }: Breaker, now: Date): BreakerState {
  if (openUntil === null) return "closed";
  return openUntil > now ? "open" : "half-open";
}

export type Gate = { kind: "go" } | { kind: "probe"; next: Breaker } | { kind: "wait"; seconds: number };

/** Whether a call may go now. A probe goes only if nobody else has written `next` before. */
export function gateFor(breaker: Breaker, now: Date): Gate {
  const state = breakerState(breaker, now);
  if (state === "closed") return { kind: "go" };
  const till = state === "open" ? breaker.openUntil : breaker.probeTill;
  if (till !== null && till > now) return { kind: "wait", seconds: Math.min(60, Math.ceil((till.getTime() - now.getTime()) / 1000)) };
  return { kind: "probe", next: { ...breaker, probeTill: new Date(now.getTime() + PROBE_MS) } };
}

const DOWN: readonly JobErrorCode[] = ["MODEL_UNAVAILABLE", "MODEL_TIMEOUT"];

/**
 * What a call says of the service: `code` null = it answered. A busy or refusing service is up, which closes the circuit;
 * a call that was given up says nothing, and gives a probe's place back. The store does the arithmetic in one statement.
 */
export function saysOfService(code: JobErrorCode | null): "UP" | "DOWN" | "NOTHING" {
  if (code === "CANCELLED" || code === "TIMEOUT" || code === "INTERNAL") return "NOTHING";
  return code !== null && DOWN.includes(code) ? "DOWN" : "UP";
}
