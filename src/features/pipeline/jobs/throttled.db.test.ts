import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { assessUnderThrottling } from "@/testing/throttled-assessments";

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

describe("assessments on a model service that turns three of ten calls away", { timeout: 240_000 }, () => {
  it("all complete, with no question answered twice and no attempt used up", async () => {
    const outcome = await assessUnderThrottling(database, 5, 0.3);
    expect(outcome).toMatchObject({ completed: 5, answered: outcome.questions, twice: 0, failedAttempts: [], endedTwice: 0 });
    expect(outcome.calls).toBe(outcome.answered + outcome.throttled);
    expect(outcome.throttled).toBeGreaterThan(0);
    expect(await database.db.modelRun.groupBy({ by: ["outcome"], _count: true, orderBy: { outcome: "asc" } })).toEqual([
      { outcome: "OK", _count: outcome.questions }, { outcome: "THROTTLED", _count: outcome.throttled },
    ]);
  });
});
