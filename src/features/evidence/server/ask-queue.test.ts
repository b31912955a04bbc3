import { describe, expect, it } from "vitest";
import { JobError } from "@/domain/jobs/job-errors";
import { askQueue } from "./ask-queue";

const busy = (retryAfterSec?: number) => new JobError("THROTTLED", { retryAfterSec });

describe("a queue of questions", () => {
  it("sends the first alone when nothing is cached yet, and never more than three at once", async () => {
    const seen: number[] = [];
    let open = 0;
    const ask = async (): Promise<void> => {
      seen.push((open += 1));
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
    };
    expect(await askQueue([1, 2, 3, 4, 5, 6, 7], true, ask)).toEqual({ waiting: 0, retryAfterSec: null });
    expect([seen.slice(0, 2), Math.max(...seen), seen.length]).toEqual([[1, 1], 3, 7]);
  });

  it("counts who was turned away, with the longest wait", async () => {
    expect(await askQueue([1, 2, 3], false, (item) => (item === 1 ? Promise.resolve() : Promise.reject(busy(item))))).toEqual({ waiting: 2, retryAfterSec: 3 });
  });

  it("leaves all waiting when the first, alone, is turned away", async () => {
    const asked: number[] = [];
    expect(await askQueue([1, 2, 3], true, (item) => (asked.push(item), Promise.reject(busy())))).toEqual({ waiting: 3, retryAfterSec: null });
    expect(asked).toEqual([1]);
  });

  it("ends with the first failure that is none of being busy, and takes up nothing new", async () => {
    const asked: number[] = [];
    await expect(askQueue([1, 2, 3, 4, 5, 6], true, (item) => (asked.push(item), item === 1 ? Promise.resolve() : Promise.reject(new JobError("MODEL_REFUSED"))))).rejects.toMatchObject({ code: "MODEL_REFUSED" });
    expect(asked.length).toBeLessThan(6);
  });
});
