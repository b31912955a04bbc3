import { describe, expect, it } from "vitest";
import type { JobStatus, JobType } from "@/domain/jobs/job";
import { runSteps, type ChildJob } from "./run-steps";

const child = (type: JobType, status: JobStatus, more: Partial<ChildJob> = {}): ChildJob => ({
  id: "j", type, recipe: null, status, error: null, failure: null, attempts: 1, maxAttempts: 3, progress: 0, stepsDone: 0, stepsTotal: 1,
  sentence: status === "PROCESSING" ? "Reading page 34 of 80" : "Done", terminal: false, assessmentId: "a", documentId: null, parentId: "p", createdById: "u",
  createdAt: new Date(0), startedAt: new Date(1000), completedAt: status === "COMPLETED" ? new Date(3000) : null, updatedAt: new Date(0), ...more,
});
const chain = (status: JobStatus, stepsDone: number, result: unknown = null) => ({ status, stepsDone, result });
const kinds = (...given: Parameters<typeof runSteps>) => runSteps(...given).map((step) => step.kind);

describe("runSteps", () => {
  it("waits at first", () => expect(kinds(chain("PENDING", 0), [])).toEqual(["idle", "idle", "idle", "idle"]));

  it("says which page of which file is read", () => {
    const [read] = runSteps(chain("PROCESSING", 0), [child("PARSE_DOCUMENT", "COMPLETED"), child("PARSE_DOCUMENT", "PROCESSING", { progress: 50 })]);
    expect(read).toMatchObject({ kind: "running", share: 0.75, detail: "1 of 2 files read. Reading page 34 of 80", endedAt: null });
  });

  it("goes on past a file that cannot be read", () => {
    const steps = runSteps(chain("PROCESSING", 1), [child("PARSE_DOCUMENT", "COMPLETED"), child("PARSE_DOCUMENT", "FAILED", { completedAt: new Date(4000) }), child("GAP_DETECTION", "PROCESSING")]);
    expect(steps[0]).toMatchObject({ kind: "done", detail: "1 of 2 files read, 1 left out", endedAt: new Date(4000) });
    expect(steps[1]?.kind).toBe("running");
  });

  it("takes reading as done when every file had been read at upload", () =>
    expect(kinds(chain("PROCESSING", 2), [child("GAP_DETECTION", "COMPLETED"), child("RISK_ANALYSIS", "PROCESSING")])).toEqual(["done", "done", "running", "idle"]));

  it("stops at the gaps for a person", () =>
    expect(kinds(chain("COMPLETED", 1, { paused: true }), [child("GAP_DETECTION", "COMPLETED")])).toEqual(["done", "done", "action", "idle"]));

  it("names the stage that failed and leaves the rest not started", () => {
    const steps = runSteps(chain("FAILED", 2), [child("GAP_DETECTION", "COMPLETED"), child("RISK_ANALYSIS", "FAILED")]);
    expect(steps.map((step) => step.kind)).toEqual(["done", "done", "failed", "idle"]);
    expect(steps[3]?.detail).toBe("Not started");
  });

  it("shows a report that could not be printed beside scores that stand", () =>
    expect(kinds(chain("COMPLETED", 3, { paused: false }), [child("GAP_DETECTION", "COMPLETED"), child("RISK_ANALYSIS", "COMPLETED"), child("REPORT_GENERATION", "FAILED")])).toEqual([
      "done", "done", "done", "failed",
    ]));
});
