import { describe, expect, it } from "vitest";
import { pollPlan, type PollPlan, type Watch } from "./poll-plan";

const start: Watch = { polls: 0, watchedMs: 0, terminal: false, hidden: false };
const soon: PollPlan = { kind: "poll", inMs: 3000 };
const later: PollPlan = { kind: "poll", inMs: 10_000 };

describe("pollPlan", () => {
  it.each<[string, Partial<Watch>, PollPlan]>([
    ["at once after opening", {}, soon],
    ["after nine polls", { polls: 9, watchedMs: 27_000 }, soon],
    ["after ten polls", { polls: 10, watchedMs: 30_000 }, later],
    ["just before two minutes", { polls: 18, watchedMs: 119_999 }, later],
    ["at two minutes", { polls: 19, watchedMs: 120_000 }, { kind: "rest", why: "long" }],
    ["when the tab is hidden", { hidden: true }, { kind: "rest", why: "hidden" }],
    ["when the job ended", { terminal: true }, { kind: "rest", why: "ended" }],
    ["when it ended in a hidden tab after long", { terminal: true, hidden: true, watchedMs: 500_000 }, { kind: "rest", why: "ended" }],
  ])("%s", (_name, change, plan) => expect(pollPlan({ ...start, ...change })).toEqual(plan));

  it("asks at most 20 times before it gives up", () => {
    let watch = start;
    let plan = pollPlan(watch);
    while (plan.kind === "poll") {
      watch = { ...watch, polls: watch.polls + 1, watchedMs: watch.watchedMs + plan.inMs };
      plan = pollPlan(watch);
    }
    expect(plan.why).toBe("long");
    expect(watch.polls).toBe(19);
  });
});
