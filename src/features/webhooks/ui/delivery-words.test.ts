import { describe, expect, it } from "vitest";
import { attemptInWords, eventsInWords, nameOf, partsOf } from "./delivery-words";

describe("words of a delivery", () => {
  it("names a row by its event and job", () => {
    expect(nameOf({ event: "failed", jobId: "1a2b3c4d-0000-4000-8000-000000000000" })).toBe("Job failed, Job 1a2b3c4d");
    expect(nameOf({ event: "test", jobId: null })).toBe("Test");
  });

  it("says what an endpoint is told of", () => {
    expect(eventsInWords(["completed", "failed"])).toBe("completed, failed");
    expect(eventsInWords([])).toBe("only jobs that name it");
  });

  it("says what came of an attempt and how long it took", () => {
    expect(attemptInWords({ statusCode: 503, durationMs: 210 })).toBe("answered 503, 210 ms");
    expect(attemptInWords({ statusCode: null, durationMs: 15_000 })).toBe("no answer, 15.0 s");
  });

  it("parts host and path", () => {
    expect(partsOf("https://bank.example.org:8443/a/b?c=1")).toEqual({ host: "bank.example.org:8443", rest: "/a/b?c=1" });
    expect(partsOf("https://bank.example.org/")).toEqual({ host: "bank.example.org", rest: "" });
  });
});
