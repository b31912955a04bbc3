import { describe, expect, it } from "vitest";
import { AppError } from "../errors";
import { JOB_ERROR_CODES, JOB_ERRORS, JobError, retryWaitSec, toJobError } from "./job-errors";

describe("job errors", () => {
  it("give every code a sentence and what to do", () => {
    for (const code of JOB_ERROR_CODES) expect(`${JOB_ERRORS[code].sentence} ${JOB_ERRORS[code].advice}`).toMatch(/^[A-Z][^]*\. [A-Z][^]*\.$/);
  });

  it("try again by themselves only where time can help", () => {
    expect(JOB_ERROR_CODES.filter((code) => JOB_ERRORS[code].automatic)).toEqual(["THROTTLED", "MODEL_UNAVAILABLE", "MODEL_TIMEOUT", "INTERNAL"]);
  });

  it.each([
    [new AppError("INVALID", "The year is in the future."), "INVALID_INPUT", "The year is in the future."],
    [new AppError("RATE_LIMITED", "Slow down.", { retryAfterSec: 7 }), "THROTTLED", "Slow down."],
    [new AppError("UNAVAILABLE", "No room for files.", { code: "DISK_FULL" }), "QUOTA_EXCEEDED", "No room for files."],
    [new AppError("FORBIDDEN", "Not yours."), "ACCESS_DENIED", "Not yours."],
    [new TypeError("x is undefined"), "INTERNAL", JOB_ERRORS.INTERNAL.sentence],
    ["a thrown text", "INTERNAL", JOB_ERRORS.INTERNAL.sentence],
  ])("name %s", (thrown, code, sentence) => expect(toJobError(thrown)).toMatchObject({ code, message: sentence }));

  it("wait with full jitter, doubling up to a minute, unless the service says how long", () => {
    const error = new JobError("THROTTLED");
    expect([1, 2, 3, 9].map((failed) => retryWaitSec(error, failed, 0.999))).toEqual([2, 4, 8, 60]);
    expect(retryWaitSec(error, 3, 0)).toBe(1);
    expect(retryWaitSec(new JobError("THROTTLED", { retryAfterSec: 12.2 }), 1, 0.5)).toBe(13);
  });
});
