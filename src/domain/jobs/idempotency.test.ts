import { describe, expect, it } from "vitest";
import { keyPlace } from "./idempotency";

describe("where an idempotency key counts", () => {
  it.each([
    [{ templateScope: "none" }, null],
    [{ templateScope: "session" }, null],
    [{ templateScope: "none", scope: "none" }, null],
    [{ templateScope: "none", key: "k" }, { key: "k", scope: "global", sessionId: "" }],
    [{ templateScope: "session", key: "k", sessionId: "s" }, { key: "k", scope: "session", sessionId: "s" }],
    [{ templateScope: "session", key: "k", scope: "global", sessionId: "s" }, { key: "k", scope: "global", sessionId: "" }],
    [{ templateScope: "global", key: "k", scope: "session", sessionId: "s" }, { key: "k", scope: "session", sessionId: "s" }],
  ] as const)("%j", (wish, place) => expect(keyPlace(wish)).toEqual(place));

  it.each([
    [{ templateScope: "none", key: "k", scope: "none" }, "KEY_WITHOUT_SCOPE"],
    [{ templateScope: "none", key: "k", scope: "session" }, "SESSION_MISSING"],
    [{ templateScope: "session", key: "k" }, "SESSION_MISSING"],
    [{ templateScope: "none", scope: "global" }, "KEY_MISSING"],
  ] as const)("refuses %j", (wish, code) => expect(() => keyPlace(wish)).toThrow(expect.objectContaining({ code })));
});
