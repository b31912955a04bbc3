import { describe, expect, it } from "vitest";
import { backoffMs, readAnswer } from "./answer";

const NOW = Date.parse("2026-01-01T00:00:00Z");
const SDK = { "x-inngest-sdk": "inngest-js:v4" };
const read = (status: number, body: unknown, headers: Record<string, string> = SDK) =>
  readAnswer({ status, headers, body: typeof body === "string" ? body : JSON.stringify(body) }, NOW);
const failed = { name: "TypeError", message: "bad", stack: "at x", __serialized: true };

describe("answers of the SDK", () => {
  it("200 is the end, an empty body null", () => {
    expect(read(200, { a: 1 })).toMatchObject({ kind: "done", output: '{"a":1}' });
    expect(read(200, "")).toMatchObject({ kind: "done", output: "null" });
  });

  it("206 is progress, in the version it names", () => {
    expect(read(206, [{ op: "StepRun", id: "h", data: 1 }], { ...SDK, "x-inngest-req-version": "1" })).toMatchObject({ kind: "ops", reqVersion: 1, ops: [{ op: "StepRun", id: "h", data: 1 }] });
  });

  it("500 is tried again, with or without no-retry: false, and as late as it asks", () => {
    expect(read(500, failed, { ...SDK, "x-inngest-no-retry": "false", "retry-after": "7" })).toMatchObject({ kind: "again", retryAfterMs: 7_000, error: { name: "TypeError", message: "bad" } });
    expect(read(500, { type: "internal", message: "no such function" })).toMatchObject({ kind: "again", retryAfterMs: null, error: { message: "no such function" } });
  });

  it("400 with no-retry: true is final", () => {
    expect(read(400, failed, { ...SDK, "x-inngest-no-retry": "true" })).toMatchObject({ kind: "failed", error: { name: "TypeError", message: "bad", stack: "at x" } });
  });

  it("401, another status, and an answer without the SDK's mark are tried again", () => {
    expect(read(401, { message: "Unauthorized" })).toMatchObject({ kind: "again", error: { message: "Unauthorized" } });
    expect(read(302, "moved")).toMatchObject({ kind: "again", error: { message: "The app answered 302." } });
    expect(read(200, "hello", {})).toMatchObject({ kind: "again", error: { message: "The app answered 200 without the SDK's mark." } });
    expect(read(206, { not: "a list" })).toMatchObject({ kind: "again" });
  });

  it("reads headers in any case", () => {
    expect(read(400, failed, { "X-Inngest-Sdk": "x", "X-Inngest-No-Retry": "true" }).kind).toBe("failed");
  });

  it.each([["3", 3_000], ["0", 1_000], ["90000", 86_400_000], ["2m", 120_000], ["2026-01-01T00:00:10Z", 10_000], ["soon", null]])("retry-after %s is %s ms", (header, ms) => {
    expect(read(500, failed, { ...SDK, "retry-after": header })).toMatchObject({ retryAfterMs: ms });
  });

  it("waits longer from attempt to attempt", () => {
    const waits = Array.from({ length: 8 }, (_, attempt) => backoffMs(attempt));
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
  });
});
