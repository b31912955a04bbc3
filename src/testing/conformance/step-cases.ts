import { expect } from "vitest";
import { conformanceCase } from "./case";

const MEGABYTE = "x".repeat(1_000_000);

export const stepCases = [
  conformanceCase("200: a function without steps ends with its value", (t) => {
    t.fn("plain", { on: "go" }, ({ event }) => ({ got: event.data.n }));
    return async () => {
      await t.send("go", { n: 4 });
      expect(await t.effects.one("plain")).toEqual({ got: 4 });
    };
  }),

  conformanceCase("StepRun: sequential steps run once each and hand their values on", (t) => {
    t.fn("seq", { on: "go" }, async ({ step }) => {
      const a = await step.run("a", () => (t.effects.note("ran", "a"), 1));
      const b = await step.run("b", () => (t.effects.note("ran", "b"), a + 1));
      return step.run("c", () => (t.effects.note("ran", "c"), b + 1));
    });
    return async () => {
      await t.send("go");
      expect(await t.effects.one("seq")).toBe(3);
      expect(t.effects.of("ran")).toEqual(["a", "b", "c"]);
    };
  }),

  conformanceCase("classic calls: without checkpointing each step is a call of its own", (t) => {
    t.fn("classic", { on: "go", checkpointing: false }, async ({ step }) => {
      t.effects.note("called");
      const a = await step.run("a", () => (t.effects.note("ran", "a"), 1));
      return step.run("b", () => (t.effects.note("ran", "b"), a + 1));
    });
    return async () => {
      await t.send("go");
      expect(await t.effects.one("classic")).toBe(2);
      expect(t.effects.of("ran")).toEqual(["a", "b"]);
      expect(t.effects.of("called")).toHaveLength(3);
    };
  }),

  conformanceCase("hashes: steps of one name are kept apart by their order", (t) => {
    t.fn("loop", { on: "go" }, async ({ step }) => {
      const all: number[] = [];
      for (let n = 0; n < 5; n += 1) all.push(await step.run("same", () => n));
      await step.sleep("so that all is read back", "1s");
      return all;
    });
    return async () => {
      await t.send("go");
      expect(await t.effects.one("loop")).toEqual([0, 1, 2, 3, 4]);
    };
  }),

  conformanceCase("values: undefined, null, text of any kind and nested data come back from a replay", (t) => {
    const value = { none: null, text: "é \u2028 \"quoted\" \\ 😀", list: [1, [2, { deep: true }]], small: 1e-9 };
    t.fn("values", { on: "go" }, async ({ step }) => {
      const nothing = await step.run("nothing", () => undefined);
      const kept = await step.run("kept", () => value);
      await step.sleep("so that all is read back", "1s");
      return [nothing ?? null, kept];
    });
    return async () => {
      await t.send("go");
      expect(await t.effects.one("values")).toEqual([null, value]);
    };
  }),

  conformanceCase("large: three outputs of 1 MB are kept and read back", (t) => {
    t.fn("large", { on: "go" }, async ({ step }) => {
      const parts = [];
      for (let n = 0; n < 3; n += 1) parts.push(await step.run(`part ${n}`, () => `${n}${MEGABYTE}`));
      await step.sleep("so that all is read back", "1s");
      return parts.map((part) => [part.length, part.charAt(0)]);
    });
    return async () => {
      await t.send("go");
      expect(await t.effects.one("large")).toEqual([[1_000_001, "0"], [1_000_001, "1"], [1_000_001, "2"]]);
    };
  }),

  conformanceCase("many: 1,000 steps in one run, each once", (t) => {
    t.fn("many", { on: "go" }, async ({ step }) => {
      let sum = 0;
      for (let n = 0; n < 1_000; n += 1) sum += await step.run(`step ${n}`, () => (t.effects.note("ran"), n));
      return sum;
    });
    return async () => {
      await t.send("go");
      expect(await t.effects.one("many")).toBe(499_500);
      expect(t.effects.of("ran")).toHaveLength(1_000);
    };
  }),

  conformanceCase("Sleep: the function goes on after the time and repeats nothing", (t) => {
    t.fn("nap", { on: "go" }, async ({ step }) => {
      const before = await step.run("before", () => (t.effects.note("ran"), Date.now()));
      await step.sleep("nap", "2s");
      return Date.now() - before;
    });
    return async () => {
      await t.send("go");
      // The server's clock and ours may differ in the last tenths.
      expect(await t.effects.one("nap")).toBeGreaterThan(1_500);
      expect(t.effects.of("ran")).toHaveLength(1);
    };
  }),

  conformanceCase("Sleep: until a moment, passed or to come", (t) => {
    t.fn("until", { on: "go" }, async ({ step }) => {
      await step.sleepUntil("passed", new Date(Date.now() - 60_000));
      const at = await step.run("at", () => Date.now() + 1_000);
      await step.sleepUntil("to come", new Date(at));
      return Date.now() - at;
    });
    return async () => {
      await t.send("go");
      expect(await t.effects.one("until")).toBeGreaterThan(-500);
    };
  }),
];
