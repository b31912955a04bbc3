import { describe, expect, it } from "vitest";
import { type EndedJob, jobMessage } from "./message";

const AT = new Date("2026-03-01T08:00:46.000Z");
const OPTIONS = { appUrl: "https://risk.example.org", fullResult: false, at: AT };
const job = (over: Partial<EndedJob> = {}): EndedJob => ({
  id: "11111111-1111-4111-8111-111111111111", type: "AI_PREVIEW", recipe: "ask", status: "COMPLETED", result: { output: "Hello" }, error: null, errorCode: null,
  assessmentId: null, documentId: null, startedAt: new Date("2026-03-01T08:00:00.800Z"), completedAt: AT, ...over,
});
const RUN = "22222222-2222-4222-8222-222222222222";
const ASSESSMENT = "33333333-3333-4333-8333-333333333333";

describe("the message of a job's end", () => {
  it("has the documented fields", () => {
    expect(jobMessage(job(), OPTIONS)).toEqual({
      type: "job.completed", timestamp: AT.toISOString(), jobId: job().id, recipeName: "ask", status: "succeeded", result: { output: "Hello" }, error: null,
      completedAt: AT.toISOString(), durationSeconds: 45.2,
    });
  });

  it.each([
    ["FAILED", "THROTTLED", "failed", "job.failed"], ["FAILED", "TIMEOUT", "failed", "job.failed"], ["FAILED", "LOST", "failed", "job.failed"],
    ["CANCELLED", "CANCELLED", "cancelled", "job.cancelled"], ["CANCELLED", null, "cancelled", "job.cancelled"],
  ] as const)("says of %s/%s what went wrong and what to do", (status, errorCode, wire, type) => {
    const message = jobMessage(job({ status, errorCode, result: null }), OPTIONS);
    expect(message).toMatchObject({ status: wire, type, result: null, error: { code: errorCode ?? "CANCELLED" } });
    expect(message?.error?.advice).not.toBe("");
  });

  it("is none while the job runs", () => {
    expect(jobMessage(job({ status: "PROCESSING" }), OPTIONS)).toBeNull();
    expect(jobMessage(job({ status: "PENDING" }), OPTIONS)).toBeNull();
  });

  it("sends an assessment's results as ids and an address, unless the recipe opts in", () => {
    const scored = job({ type: "RECIPE", recipe: "risk-assessment", assessmentId: ASSESSMENT, result: { runId: RUN, paused: false, quote: "Sales fell", ownerId: "not an id" } });
    expect(jobMessage(scored, OPTIONS)?.result).toEqual({
      assessmentId: ASSESSMENT, runId: RUN, url: `https://risk.example.org/assessments/${ASSESSMENT}`, resultUrl: `https://risk.example.org/api/v1/runs/${scored.id}/result`,
    });
    expect(JSON.stringify(jobMessage(scored, OPTIONS))).not.toContain("Sales fell");
    expect(jobMessage(scored, { ...OPTIONS, fullResult: true })?.result).toEqual(scored.result);
  });

  it("points at a result too large to send", () => {
    expect(jobMessage(job({ result: { output: "x".repeat(300_000) } }), OPTIONS)?.result).toEqual({
      url: `https://risk.example.org/jobs/${job().id}`, resultUrl: `https://risk.example.org/api/v1/runs/${job().id}/result`,
    });
  });

  it("names the recipe of a job started from a screen, and counts no time before a job that never began", () => {
    expect(jobMessage(job({ type: "GAP_DETECTION", recipe: null }), OPTIONS)?.recipeName).toBe("gap-detection");
    expect(jobMessage(job({ startedAt: null }), OPTIONS)?.durationSeconds).toBe(0);
  });
});
