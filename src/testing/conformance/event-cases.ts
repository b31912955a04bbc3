import { expect } from "vitest";
import { conformanceCase } from "./case";

export const eventCases = [
  conformanceCase("events: a function gets the event as it was sent, under the id the sender was told", (t) => {
    t.fn("got", { on: "go" }, ({ event }) => event);
    return async () => {
      const id = await t.send("go", { n: 1, nested: { list: [1, null] } }, { ts: 1_700_000_000_123, user: { id: "u" } });
      expect(await t.effects.one("got")).toMatchObject({ id, name: t.event("go"), data: { n: 1, nested: { list: [1, null] } }, ts: 1_700_000_000_123, user: { id: "u" } });
    };
  }),

  conformanceCase("events: each function that names one is begun", (t) => {
    for (const id of ["one", "two", "three"]) t.fn(id, { on: "go" }, () => t.effects.note("begun", id));
    return async () => {
      await t.send("go");
      expect((await t.effects.until("begun", 3)).sort()).toEqual(["one", "three", "two"]);
    };
  }),

  conformanceCase("events: a function of several triggers is begun by each, under its condition", (t) => {
    t.fn("either", { on: [{ event: "a", if: "event.data.n > 1" }, { event: "b", if: "event.data.kind == 'x' || event.data.kind == 'y'" }] }, ({ event }) => [event.name, event.data]);
    return async () => {
      await t.sendAll([{ name: "a", data: { n: 1 } }, { name: "b", data: { kind: "z" } }, { name: "a", data: { n: 2 } }, { name: "b", data: { kind: "y" } }]);
      const begun = await t.effects.until("either", 2);
      expect(begun).toHaveLength(2);
      expect(begun).toEqual(expect.arrayContaining([[t.event("a"), { n: 2 }], [t.event("b"), { kind: "y" }]]));
    };
  }),

  conformanceCase("events: a hundred in one send begin a hundred runs", (t) => {
    t.fn("each", { on: "go" }, ({ event }) => event.data.n);
    return async () => {
      await t.sendAll(Array.from({ length: 100 }, (_, n) => ({ name: "go", data: { n } })));
      const begun = (await t.effects.until("each", 100)) as number[];
      expect(begun.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n));
    };
  }),

  conformanceCase("sendEvent: a step sends events once, also when the function goes on later", (t) => {
    t.fn("sender", { on: "go" }, async ({ step }) => {
      const { ids } = await step.sendEvent("fan out", [{ name: t.event("got"), data: { n: 1 } }, { name: t.event("got"), data: { n: 2 } }]);
      await step.sleep("so that all is read back", "1s");
      return ids.length;
    });
    t.fn("got", { on: "got" }, ({ event }) => event.data.n);
    return async () => {
      await t.send("go");
      expect(await t.effects.one("sender")).toBe(2);
      expect((await t.effects.until("got", 2)).sort()).toEqual([1, 2]);
    };
  }),

  conformanceCase("idempotent starts: an event id sent twenty times at once begins one run", (t) => {
    t.fn("once", { on: "go" }, ({ event }) => event.data.n);
    t.fn("last", { on: "last" }, () => null);
    return async () => {
      await Promise.all(Array.from({ length: 20 }, (_, n) => t.send("go", { n }, { id: t.event("same") })));
      await t.effects.one("once");
      await t.send("last");
      await t.effects.one("last");
      expect(t.effects.of("once")).toHaveLength(1);
    };
  }),

  conformanceCase("idempotent starts: a key begins one run for each of its values", (t) => {
    t.fn("keyed", { on: "go", idempotency: "event.data.key" }, ({ event }) => event.data.key);
    return async () => {
      for (const key of ["a", "a", "b", "a", "c"]) await t.send("go", { key });
      expect((await t.effects.until("keyed", 3)).sort()).toEqual(["a", "b", "c"]);
    };
  }),

  conformanceCase("WaitForEvent: the event that matches ends the wait, another does not", (t) => {
    t.fn("waiter", { on: "go" }, async ({ step }) => (await step.waitForEvent("w", { event: t.event("answer"), timeout: "1h", match: "data.id" }))?.data);
    return async () => {
      await t.send("go", { id: "mine" });
      const answers = (): Promise<unknown> => t.sendAll([{ name: "answer", data: { id: "other" } }, { name: "answer", data: { id: "mine", ok: true } }]);
      expect(await t.effects.repeatUntil("waiter", answers)).toEqual({ id: "mine", ok: true });
    };
  }),

  conformanceCase("WaitForEvent: a condition on both events", (t) => {
    t.fn("waiter", { on: "go" }, async ({ step }) =>
      (await step.waitForEvent("w", { event: t.event("answer"), timeout: "1h", if: "async.data.n > 2 && event.data.id == async.data.id" }))?.data.n);
    return async () => {
      await t.send("go", { id: "x" });
      const answers = (): Promise<unknown> => t.sendAll([{ name: "answer", data: { id: "x", n: 1 } }, { name: "answer", data: { id: "y", n: 5 } }, { name: "answer", data: { id: "x", n: 3 } }]);
      expect(await t.effects.repeatUntil("waiter", answers)).toBe(3);
    };
  }),

  conformanceCase("WaitForEvent: nothing until the timeout is null", (t) => {
    t.fn("waiter", { on: "go" }, ({ step }) => step.waitForEvent("w", { event: t.event("never"), timeout: "1s" }));
    return async () => {
      await t.send("go");
      expect(await t.effects.one("waiter")).toBeNull();
    };
  }),

  conformanceCase("WaitForEvent: one event ends the waits of all runs it fits", (t) => {
    t.fn("waiter", { on: "go" }, async ({ step, event }) => {
      await step.waitForEvent("w", { event: t.event("answer"), timeout: "1h" });
      return event.data.n;
    });
    return async () => {
      await t.sendAll([{ name: "go", data: { n: 1 } }, { name: "go", data: { n: 2 } }, { name: "go", data: { n: 3 } }]);
      await t.effects.repeatUntil("waiter", () => t.send("answer"));
      await t.send("answer");
      expect((await t.effects.until("waiter", 3)).sort()).toEqual([1, 2, 3]);
    };
  }),
];
