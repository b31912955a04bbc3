import { NonRetriableError, RetryAfterError } from "inngest";
import { expect } from "vitest";
import { conformanceCase } from "./case";

export const parallelCases = [
  conformanceCase("StepPlanned: twenty parallel steps, some tried again, one failed for good", (t) => {
    const tries = new Map<number, number>();
    t.fn("wide", { on: "go", retries: 1 }, async ({ step }) => {
      const one = (n: number): Promise<number> =>
        step.run(`part ${n}`, () => {
          tries.set(n, (tries.get(n) ?? 0) + 1);
          if (n % 5 === 0 && tries.get(n) === 1) throw new RetryAfterError("once more", "1s");
          if (n === 7) throw new NonRetriableError("seven");
          return n;
        });
      const parts = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => one(n)));
      return parts.map((part) => (part.status === "fulfilled" ? part.value : (part.reason as Error).message));
    });
    return async () => {
      await t.send("go");
      expect(await t.effects.one("wide")).toEqual(Array.from({ length: 20 }, (_, n) => (n === 7 ? "seven" : n)));
      expect([...tries.values()].reduce((sum, count) => sum + count)).toBe(24);
    };
  }),

  conformanceCase("StepPlanned: one discovery for a batch, not one for each step", (t) => {
    t.fn("joined", { on: "go" }, async ({ step }) => {
      t.effects.note("called");
      const parts = await Promise.all([1, 2, 3].map((n) => step.run(`part ${n}`, () => n)));
      return parts.reduce((sum, part) => sum + part);
    });
    return async () => {
      await t.send("go");
      expect(await t.effects.one("joined")).toBe(6);
      // The call that planned, three that ran one step each, one that joined.
      expect(t.effects.of("called")).toHaveLength(5);
    };
  }),

  conformanceCase("parallel chains: each goes on by itself and every step runs once", (t) => {
    t.fn("chains", { on: "go" }, async ({ step }) => {
      const chain = async (name: string): Promise<string> => {
        const a = await step.run(`${name} 1`, () => (t.effects.note("ran"), name));
        return step.run(`${name} 2`, () => (t.effects.note("ran"), `${a}${a}`));
      };
      return Promise.all(["x", "y", "z"].map(chain));
    });
    return async () => {
      await t.send("go");
      expect(await t.effects.one("chains")).toEqual(["xx", "yy", "zz"]);
      expect(t.effects.of("ran")).toHaveLength(6);
    };
  }),

  conformanceCase("parallel: a step, a sleep and a wait that nobody answers join", (t) => {
    t.fn("mixed", { on: "go" }, async ({ step }) => {
      const [value, , none] = await Promise.all([
        step.run("value", () => 1),
        step.sleep("nap", "1s"),
        step.waitForEvent("never", { event: t.event("never"), timeout: "1s" }),
      ]);
      return [value, none];
    });
    return async () => {
      await t.send("go");
      expect(await t.effects.one("mixed")).toEqual([1, null]);
    };
  }),

  conformanceCase("parallel: batches one after the other", (t) => {
    t.fn("batches", { on: "go" }, async ({ step }) => {
      const sums: number[] = [];
      for (let batch = 0; batch < 3; batch += 1) {
        const parts = await Promise.all([0, 1, 2, 3].map((n) => step.run(`${batch}.${n}`, () => batch * 10 + n)));
        sums.push(parts.reduce((sum, part) => sum + part));
      }
      return sums;
    });
    return async () => {
      await t.send("go");
      expect(await t.effects.one("batches")).toEqual([6, 46, 86]);
    };
  }),

  conformanceCase("race: the first of a group lets the function go on", (t) => {
    t.fn("race", { on: "go" }, ({ step, group }) =>
      group.parallel({ mode: "race" }, () =>
        Promise.race([step.run("quick", () => "quick"), step.waitForEvent("slow", { event: t.event("never"), timeout: "1h" }).then(() => "slow")]),
      ),
    );
    return async () => {
      await t.send("go");
      expect(await t.effects.one("race")).toBe("quick");
    };
  }),
];
