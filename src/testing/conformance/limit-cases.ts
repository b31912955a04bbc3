import { expect } from "vitest";
import { type CaseTools, conformanceCase } from "./case";

/** Notes each run of this function that ends as cancelled, with the data of its event. */
function noteCancelled(t: CaseTools, fn: string): void {
  const ofThis = `event.data.function_id == "${t.fullId(fn)}"`;
  t.fn("cancelled", { on: [{ event: "inngest/function.cancelled", if: ofThis }] }, ({ event }) => (event.data.event as { data: unknown }).data);
}

/** How many were inside at once, in all and at most for one key. */
function crowd(): { within<T>(key: string, work: () => Promise<T>): Promise<T>; most(): { of: number[]; together: number } } {
  const inside = new Map<string, number>();
  const peak = new Map<string, number>();
  let together = 0;
  return {
    async within(key, work) {
      const now = (inside.get(key) ?? 0) + 1;
      inside.set(key, now);
      peak.set(key, Math.max(peak.get(key) ?? 0, now));
      together = Math.max(together, [...inside.values()].reduce((sum, count) => sum + count));
      try {
        return await work();
      } finally {
        inside.set(key, (inside.get(key) ?? 0) - 1);
      }
    },
    most: () => ({ of: [...peak.values()], together }),
  };
}

const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 40));

export const limitCases = [
  conformanceCase("cancelOn: a matching event ends the run, another does not", (t) => {
    t.fn("long", { on: "go", cancelOn: [{ event: t.event("stop"), match: "data.id" }] }, async ({ step, event }) => {
      await step.run("before", () => t.effects.note("before"));
      await step.waitForEvent("w", { event: t.event("release"), timeout: "1h" });
      return event.data.id;
    });
    noteCancelled(t, "long");
    return async () => {
      await t.sendAll([{ name: "go", data: { id: 1 } }, { name: "go", data: { id: 2 } }]);
      await t.effects.until("before", 2);
      await t.sendAll([{ name: "stop", data: { id: 3 } }, { name: "stop", data: { id: 2 } }]);
      expect(await t.effects.one("cancelled")).toEqual({ id: 2 });
      expect(await t.effects.repeatUntil("long", () => t.send("release"))).toBe(1);
      expect(t.effects.of("long")).toEqual([1]);
      expect(t.effects.of("long failed")).toEqual([]);
    };
  }),

  conformanceCase("cancelOn: under a condition on both events", (t) => {
    t.fn("long", { on: "go", cancelOn: [{ event: t.event("stop"), if: "async.data.all == true || event.data.id == async.data.id" }] }, async ({ step }) => {
      await step.run("before", () => t.effects.note("before"));
      await step.sleep("long", "1h");
    });
    noteCancelled(t, "long");
    return async () => {
      await t.sendAll([{ name: "go", data: { id: 1 } }, { name: "go", data: { id: 2 } }]);
      await t.effects.until("before", 2);
      await t.send("stop", { all: true });
      expect(await t.effects.until("cancelled", 2)).toEqual(expect.arrayContaining([{ id: 1 }, { id: 2 }]));
    };
  }),

  conformanceCase("cancelOn: a run that begins after the event is not touched", (t) => {
    t.fn("later", { on: "go", cancelOn: [{ event: t.event("stop") }] }, ({ step }) => step.run("work", () => "done"));
    t.fn("heard", { on: "stop" }, () => null);
    return async () => {
      await t.send("stop");
      await t.effects.one("heard");
      await t.send("go");
      expect(await t.effects.one("later")).toBe("done");
    };
  }),

  conformanceCase("concurrency: one call at a time for each key, other keys beside it", (t) => {
    const room = crowd();
    t.fn("keyed", { on: "go", concurrency: [{ limit: 1, key: "event.data.tenant" }] }, ({ step, event }) =>
      step.run("work", () => room.within(String(event.data.tenant), aMoment)),
    );
    return async () => {
      await t.sendAll(Array.from({ length: 12 }, (_, n) => ({ name: "go", data: { tenant: n % 2 ? "a" : "b" } })));
      await t.effects.until("keyed", 12);
      expect(room.most().of).toEqual([1, 1]);
    };
  }),

  conformanceCase("concurrency: a function's own limit counts all its runs", (t) => {
    const room = crowd();
    t.fn("three", { on: "go", concurrency: 3 }, ({ step }) => step.run("work", () => room.within("all", aMoment)));
    return async () => {
      await t.sendAll(Array.from({ length: 15 }, (_, n) => ({ name: "go", data: { n } })));
      await t.effects.until("three", 15);
      expect(room.most().together).toBeLessThanOrEqual(3);
    };
  }),

  conformanceCase("concurrency: a run that waits holds no place", (t) => {
    t.fn("waiting", { on: "go", concurrency: 1 }, async ({ step, event }) => {
      await step.run("in", () => t.effects.note("in", event.data.n));
      await step.waitForEvent("w", { event: t.event("release"), timeout: "1h" });
      return event.data.n;
    });
    return async () => {
      await t.sendAll([{ name: "go", data: { n: 1 } }, { name: "go", data: { n: 2 } }]);
      // Both are in before either has ended.
      expect((await t.effects.until("in", 2)).sort()).toEqual([1, 2]);
      expect(t.effects.of("waiting")).toEqual([]);
      await t.effects.repeatUntil("waiting", () => t.send("release"));
    };
  }),

  conformanceCase("timeouts: finish ends a run that sleeps, and calls no onFailure", (t) => {
    t.fn("slow", { on: "go", timeouts: { finish: "2s" } }, ({ step }) => step.sleep("nap", "1h"));
    noteCancelled(t, "slow");
    return async () => {
      await t.send("go", { n: 1 });
      expect(await t.effects.one("cancelled")).toEqual({ n: 1 });
      expect(t.effects.of("slow failed")).toEqual([]);
    };
  }),

  conformanceCase("timeouts: finish leaves a run alone that ends in time", (t) => {
    t.fn("quick", { on: "go", timeouts: { finish: "20s" } }, async ({ step }) => {
      await step.sleep("nap", "1s");
      return "in time";
    });
    return async () => {
      await t.send("go");
      expect(await t.effects.one("quick")).toBe("in time");
    };
  }),

  conformanceCase("timeouts: start ends a run that waits too long for its place", (t) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    t.fn("queue", { on: "go", concurrency: 1, timeouts: { start: "2s" } }, ({ step, event }) =>
      step.run("hold", async () => {
        t.effects.note("in");
        await held;
        return event.data.n;
      }),
    );
    noteCancelled(t, "queue");
    return async () => {
      await t.send("go", { n: 1 });
      await t.effects.one("in");
      await t.send("go", { n: 2 });
      expect(await t.effects.one("cancelled")).toEqual({ n: 2 });
      release();
      expect(await t.effects.one("queue")).toBe(1);
    };
  }),
];
