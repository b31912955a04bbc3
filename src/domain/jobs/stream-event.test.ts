import { describe, expect, it } from "vitest";
import { streamedEvent } from "./stream-event";

const at = new Date("2026-03-01T08:00:00Z");
const job = { id: "j1", result: { gaps: [] }, resultLeftOut: false };
const tell = (type: string, data: unknown) => {
  const told = streamedEvent({ seq: 7, type, data, at }, job);
  return told && { type: told.type, data: told.data };
};

describe("what a viewer is told", () => {
  it.each<[string, unknown, unknown]>([
    ["status", { status: "PROCESSING" }, { type: "status", data: { status: "running" } }],
    ["status", { status: "FAILED", code: "TIMEOUT" }, { type: "status", data: { status: "failed", code: "TIMEOUT" } }],
    ["progress", { progress: 42, done: 34, total: 80, sentence: "Reading page 34 of 80" }, { type: "progress", data: { progress: 42, done: 34, total: 80, sentence: "Reading page 34 of 80" } }],
    ["child:parse 1", { jobId: "c1" }, { type: "log", data: { message: "Started “parse 1”", jobId: "c1" } }],
    ["retried", { jobId: "r1" }, { type: "log", data: { message: "Started again as a new job", jobId: "r1" } }],
    ["log", { message: "Half way" }, { type: "log", data: { message: "Half way" } }],
    ["partial", { text: "The firm" }, { type: "partial", data: { text: "The firm" } }],
    ["result", {}, { type: "result", data: { result: { gaps: [] }, resultUrl: "/api/v1/runs/j1/result" } }],
    ["error", { code: "DOCUMENT_UNREADABLE", message: "Page 3 cannot be read." }, { type: "error", data: { code: "DOCUMENT_UNREADABLE", message: "Page 3 cannot be read.", advice: "Upload a readable copy of it, then start again.", retryable: false } }],
  ])("%s %o", (type, data, told) => expect(tell(type, data)).toEqual(told));

  it("keeps a failed attempt's detail, which may quote a service, in the house", () => {
    const told = tell("log", { failedAttempt: 1, code: "THROTTLED", detail: "429 for key sk-secret" });
    expect(told).toEqual({ type: "log", data: { message: "Attempt 1 failed: The model service is busy and turned us away.", attempt: 1, code: "THROTTLED" } });
  });

  it("leaves out lines it does not know and fields nobody named", () => {
    expect(tell("internal", { secret: 1 })).toBeNull();
    expect(tell("log", { detail: "secret" })).toBeNull();
    expect(tell("status", { status: "ODD" })).toBeNull();
    expect(tell("progress", { progress: 5, token: "secret" })).toEqual({ type: "progress", data: { progress: 5, done: 0, total: 0, sentence: "" } });
    expect(tell("error", { code: "NEW_CODE" })).toMatchObject({ data: { code: "INTERNAL" } });
  });

  it("says that a result is too large to be pushed", () => {
    const told = streamedEvent({ seq: 9, type: "result", data: {}, at }, { id: "j1", result: null, resultLeftOut: true });
    expect(told?.data).toEqual({ result: null, resultUrl: "/api/v1/runs/j1/result", leftOut: true });
  });
});
