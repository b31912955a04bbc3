import { describe, expect, it } from "vitest";
import type { JobErrorCode } from "../jobs/job-errors";
import { afterCall, type Breaker, breakerState, CLOSED, FAILURES_TO_OPEN, gateFor, OPEN_MS } from "./breaker";

const NOW = new Date("2026-11-30T10:00:00Z");
const later = (ms: number): Date => new Date(NOW.getTime() + ms);
const after = (codes: (JobErrorCode | null)[], from: Breaker = CLOSED): Breaker => codes.reduce((breaker, code) => afterCall(breaker, code, NOW) ?? breaker, from);
const down = (times: number): JobErrorCode[] => Array.from({ length: times }, () => "MODEL_UNAVAILABLE");

describe("the circuit breaker", () => {
  it("opens on failures in a row only", () => {
    expect(breakerState(after(down(FAILURES_TO_OPEN - 1)), NOW)).toBe("closed");
    expect(breakerState(after([...down(FAILURES_TO_OPEN - 1), null, "MODEL_TIMEOUT"]), NOW)).toBe("closed");
    const open = after([...down(FAILURES_TO_OPEN - 1), "MODEL_TIMEOUT"]);
    expect(breakerState(open, NOW)).toBe("open");
    expect(gateFor(open, later(10_000))).toEqual({ kind: "wait", seconds: 50 });
  });

  it.each<JobErrorCode>(["THROTTLED", "MODEL_REFUSED", "INVALID_INPUT", "ACCESS_DENIED", "QUOTA_EXCEEDED"])("takes %s for a service that answers", (code) => {
    expect(after([...down(FAILURES_TO_OPEN - 1), code])).toEqual(CLOSED);
  });

  it("lets one probe through when it is half open, and the probe decides", () => {
    const open = after(down(FAILURES_TO_OPEN));
    const at = later(OPEN_MS + 1);
    expect(breakerState(open, at)).toBe("half-open");
    const gate = gateFor(open, at);
    if (gate.kind !== "probe") throw new Error("a probe was due");
    expect(gateFor(gate.next, at)).toMatchObject({ kind: "wait" });
    expect(afterCall(gate.next, null, at)).toEqual(CLOSED);
    expect(breakerState(afterCall(gate.next, "MODEL_TIMEOUT", at) ?? CLOSED, at)).toBe("open");
    // A probe that was given up says nothing, and the next one may go.
    const given = afterCall(gate.next, "CANCELLED", at);
    expect(given && gateFor(given, at).kind).toBe("probe");
  });

  it("writes nothing while all is well", () => {
    expect(afterCall(CLOSED, null, NOW)).toBeNull();
    expect(afterCall(CLOSED, "CANCELLED", NOW)).toBeNull();
    expect(gateFor(CLOSED, NOW)).toEqual({ kind: "go" });
  });
});
