import { describe, expect, it } from "vitest";
import type { SlotOutcome, SlotView } from "../contract";
import { historyWords, slotKind, slotWords } from "./slot-words";

const slot = (outcome: SlotOutcome, status?: NonNullable<SlotView["job"]>["status"], tries = 1): SlotView => ({
  id: "s", slotAt: new Date(0), firedAt: new Date(0), outcome, reason: null,
  job: status ? { id: "j", status, errorCode: null, error: null, tries, costUsd: 0, durationSeconds: null } : null,
});

describe("a slot", () => {
  it.each([
    [slot("FIRED", "succeeded"), "Ran, done", "done"],
    [slot("CAUGHT_UP", "failed", 3), "Ran late, failed after 3 tries", "failed"],
    [slot("BY_HAND", "running"), "Run by hand, running", "running"],
    [slot("MISSED"), "Missed", "cancelled"],
    [slot("BRAKED"), "Held by the budget", "action"],
    [slot("REFUSED"), "Refused", "failed"],
  ])("reads %#", (view, words, kind) => expect([slotWords(view), slotKind(view)]).toEqual([words, kind]));
});

describe("the history", () => {
  it("is told in one line, and not before there is one", () => {
    expect(historyWords([])).toBeNull();
    expect(historyWords([slot("FIRED", "succeeded"), slot("FIRED", "failed"), slot("MISSED"), slot("REFUSED"), slot("FIRED", "queued")])).toBe(
      "1 of the last 5 went well, 2 failed, 1 missed, 1 under way");
  });
});
