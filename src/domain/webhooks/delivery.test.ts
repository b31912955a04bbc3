import { describe, expect, it } from "vitest";
import { type AttemptAnswer, judgeAnswer } from "./delivery";
import { MOST_ATTEMPTS, nextWaitSec, parseRetryAfter, RETRY_WAITS_SEC } from "./retry-plan";

const NOW = new Date("2026-03-01T08:00:00Z");
const answer = (over: Partial<AttemptAnswer>): AttemptAnswer => ({ status: null, retryAfter: null, error: null, code: null, ...over });
const judge = (over: Partial<AttemptAnswer>, round: Partial<Parameters<typeof judgeAnswer>[1]> = {}) =>
  judgeAnswer(answer(over), { failed: 1, draw: 0, now: NOW, once: false, ...round });

describe("the retry schedule", () => {
  it("is the documented one, ten attempts in all", () => {
    expect(RETRY_WAITS_SEC).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]);
    expect(MOST_ATTEMPTS).toBe(10);
    expect(nextWaitSec(10, 0, null)).toBeNull();
    expect(nextWaitSec(10, 0, 60)).toBeNull();
  });

  it.each(RETRY_WAITS_SEC.map((wait, at) => [at + 1, wait] as const))("after failure %i waits %i s and at most a fifth more", (failed, wait) => {
    expect(nextWaitSec(failed, 0, null)).toBe(wait);
    expect(nextWaitSec(failed, 0.5, null)).toBeCloseTo(wait * 1.1);
    expect(nextWaitSec(failed, 0.999_999, null)).toBeLessThan(wait * 1.2);
  });

  it("waits as long as the receiver asks, up to a day, and never less than planned", () => {
    expect(nextWaitSec(1, 0, 120)).toBe(120);
    expect(nextWaitSec(2, 0, 1)).toBe(300);
    expect(nextWaitSec(1, 0, 999_999_999)).toBe(86_400);
  });

  it.each([
    ["120", 120], ["0", 0], [" 7 ", 7], ["Sun, 01 Mar 2026 08:01:00 GMT", 60], ["Sun, 01 Mar 2026 07:59:00 GMT", null],
    ["soon", null], ["-5", null], ["1.5", null], ["", null], ["99999999999", null],
  ])("reads Retry-After %j as %j", (text, seconds) => expect(parseRetryAfter(text, NOW)).toBe(seconds));
});

describe("what an answer means", () => {
  it.each([200, 201, 202, 204, 299])("%i is success", (status) => expect(judge({ status })).toEqual({ move: "deliver", waitSec: null, disable: false, error: null, code: null }));

  it.each([301, 302, 303, 307, 308, 304, 400, 401, 404, 422, 429, 500, 502, 503, 199])("%i is a failure that is tried again", (status) =>
    expect(judge({ status })).toMatchObject({ move: "retryLater", waitSec: 5, disable: false, error: expect.stringContaining(String(status)) as string }));

  it("410 ends the delivery and the endpoint", () => expect(judge({ status: 410 })).toMatchObject({ move: "giveUp", disable: true }));

  it.each([[429, 60], [503, 60], [500, 5], [302, 5]])("%i with Retry-After: 60 waits %i s", (status, waitSec) =>
    expect(judge({ status, retryAfter: "60" }).waitSec).toBe(waitSec));

  it("no answer is a failure in the sender's words, given up after the tenth", () => {
    expect(judge({ error: "The receiver closed the connection." })).toMatchObject({ move: "retryLater", error: "The receiver closed the connection." });
    expect(judge({ error: "x" }, { failed: 9 })).toMatchObject({ move: "retryLater", waitSec: 86_400 });
    expect(judge({ error: "x" }, { failed: 10 })).toMatchObject({ move: "giveUp", waitSec: null });
  });

  it("a message that gets one attempt is given up at once", () => expect(judge({ status: 500 }, { once: true }).move).toBe("giveUp"));
});
