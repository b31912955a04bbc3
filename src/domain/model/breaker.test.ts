import { describe, expect, it } from "vitest";
import type { JobErrorCode } from "../jobs/job-errors";
import { type Breaker, breakerState, CLOSED, FAILURES_TO_OPEN, gateFor, OPEN_MS, saysOfService } from "./breaker";

const NOW = new Date("2026-11-30T10:00:00Z");
const later = (ms: number): Date => new Date(NOW.getTime() + ms);
const open: Breaker = { failures: FAILURES_TO_OPEN, openUntil: later(OPEN_MS), probeTill: null };

describe("the circuit breaker", () => {
  it("lets calls through while it is closed, and makes them wait while it is open", () => {
    expect(breakerState({ ...CLOSED, failures: FAILURES_TO_OPEN - 1 }, NOW)).toBe("closed");
    expect(gateFor(CLOSED, NOW)).toEqual({ kind: "go" });
    expect(breakerState(open, NOW)).toBe("open");
    expect(gateFor(open, later(10_000))).toEqual({ kind: "wait", seconds: 50 });
  });

  it("lets one probe through when it is half open", () => {
    const at = later(OPEN_MS + 1);
    expect(breakerState(open, at)).toBe("half-open");
    const gate = gateFor(open, at);
    if (gate.kind !== "probe") throw new Error("a probe was due");
    expect(gateFor(gate.next, at)).toMatchObject({ kind: "wait" });
  });

  it.each<[JobErrorCode | null, string]>([
    [null, "UP"], ["THROTTLED", "UP"], ["MODEL_REFUSED", "UP"], ["INVALID_INPUT", "UP"], ["ACCESS_DENIED", "UP"], ["QUOTA_EXCEEDED", "UP"],
    ["MODEL_UNAVAILABLE", "DOWN"], ["MODEL_TIMEOUT", "DOWN"], ["CANCELLED", "NOTHING"], ["TIMEOUT", "NOTHING"], ["INTERNAL", "NOTHING"],
  ])("takes %s for a service that is %s", (code, says) => expect(saysOfService(code)).toBe(says));
});
