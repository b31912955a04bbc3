import { describe, expect, it } from "vitest";
import type { RecipeView } from "@/features/recipes/contract";
import { draftFor, fieldOf, readDraft } from "./schedule-draft";

const recipe: RecipeView = {
  name: "risk-assessment", version: "1.0.0", description: "", steps: [], config: {},
  inputSchema: { type: "object", required: ["assessmentId"], properties: { assessmentId: { type: "string" }, pauseAtGaps: { type: "boolean" } } },
  job: { enabled: true, timeoutSec: 60, idempotencyScope: "none", events: [], tellsWebhook: false },
  background: { enabled: true, maxConcurrent: 1, cleanupDelaySec: null },
  schedule: { enabled: true, cadence: "weekly", timezone: "UTC", maxRetries: 1, timeoutSec: 60, maxCostUsd: null },
};

describe("the form of a schedule", () => {
  const draft = draftFor(recipe, "Weekly");
  it("begins with the template's values and the required keys", () =>
    expect(draft).toMatchObject({ cadence: "weekly", maxRetries: "1", maxCostUsd: "", input: '{\n  "assessmentId": ""\n}' }));
  it("gives what was typed, an empty budget as no limit", () =>
    expect(readDraft(draft)).toEqual({ ok: true, value: { name: "Weekly", cadence: "weekly", timezone: "UTC", input: { assessmentId: "" }, maxRetries: 1, timeoutSec: 60, maxCostUsd: null } }));
  it("tells by field what cannot be sent", () =>
    expect(readDraft({ ...draft, name: " ", input: "{", maxRetries: "two" })).toEqual({ ok: false, errors: { name: expect.any(String) as string, input: expect.any(String) as string, maxRetries: expect.any(String) as string } }));
  it("puts the server's refusal at its field", () =>
    expect([fieldOf("input.assessmentId", draft), fieldOf("prompt", draft), fieldOf("cadence", draft), fieldOf("config.tone", draft), fieldOf(null, draft)]).toEqual(["input", "input", "cadence", null, null]));
});
