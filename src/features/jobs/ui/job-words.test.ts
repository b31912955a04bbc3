import { describe, expect, it } from "vitest";
import type { ListedJob } from "../contract";
import { elapsedSec, jobDetail, jobName, matterOf, mayRetryAlone, placeOf } from "./job-words";

const base: ListedJob = {
  id: "j", type: "REPORT_GENERATION", recipe: null, status: "PROCESSING", error: null, failure: null, attempts: 1, maxAttempts: 3, progress: 0, stepsDone: 0,
  stepsTotal: 1, sentence: "Setting page 3", terminal: false, assessmentId: "a", documentId: null, parentId: null, createdById: "u",
  createdAt: new Date(0), startedAt: new Date(1000), completedAt: null, updatedAt: new Date(0),
  about: { firm: null, document: null, owner: null },
};
const failed: ListedJob = {
  ...base, status: "FAILED", terminal: true, sentence: "x", failure: { code: "TIMEOUT", sentence: "It took too long.", advice: "Press retry.", retryable: true },
};

it("says how far, or why and what next", () => {
  expect(jobDetail(base)).toBe("Setting page 3");
  expect(jobDetail(failed)).toBe("It took too long. Press retry.");
  expect(jobDetail({ ...base, status: "COMPLETED" })).toBeNull();
});

it("measures from its start", () => {
  expect(elapsedSec(base, new Date(4000))).toBe(3);
  expect(elapsedSec({ startedAt: new Date(1000), completedAt: new Date(2000) }, new Date(9000))).toBe(1);
  expect(elapsedSec({ startedAt: null, completedAt: null }, new Date(9000))).toBeNull();
});

describe("mayRetryAlone", () => {
  it.each<[string, ListedJob, boolean]>([
    ["a failed report", failed, true],
    ["a running one", base, false],
    ["one a retry cannot help", { ...failed, failure: { code: "INVALID_INPUT", sentence: "", advice: "", retryable: false } }, false],
    ["a chain", { ...failed, type: "RECIPE" }, false],
    ["a part of a chain", { ...failed, parentId: "p" }, false],
    ["a cancelled report", { ...failed, status: "CANCELLED", failure: null }, true],
  ])("%s", (_name, job, may) => expect(mayRetryAlone(job)).toBe(may));
});

it("knows where an outcome is seen", () => {
  expect(placeOf(base)?.href).toBe("/assessments/a/report");
  expect(placeOf({ ...base, type: "RECIPE" })?.href).toBe("/assessments/a/run");
  expect(placeOf({ ...base, assessmentId: null })).toBeNull();
});

it.each<[Partial<ListedJob>, boolean, string]>([
  [{}, true, ""],
  [{ about: { firm: "Hill Growers", document: "plan.pdf", owner: "A. Person" } }, false, "plan.pdf · Hill Growers"],
  [{ about: { firm: "Hill Growers", document: null, owner: "A. Person" }, parentId: "p" }, true, "Hill Growers · part of a run · A. Person"],
])("tells a job's matter: %j", (over, withOwner, line) => expect(matterOf({ ...base, ...over }, withOwner)).toBe(line));

it("names a chain by what it does, and every other job by its kind", () => {
  expect([jobName({ type: "RECIPE", recipe: "prompt-evaluation" }), jobName({ type: "RECIPE", recipe: "risk-assessment" }), jobName({ type: "AI_PREVIEW", recipe: null })]).toEqual(["Evaluate a prompt", "Assess", "Prompt preview"]);
});
