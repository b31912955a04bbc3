import { NonRetriableError } from "inngest";
import { expect } from "vitest";
import { conformanceCase } from "./case";

export const invokeCases = [
  conformanceCase("InvokeFunction: the caller gets the child's value, and the child the caller's data", (t) => {
    const child = t.fn("child", { on: "never" }, async ({ step, event }) => {
      const doubled = await step.run("double", () => (event.data.n as number) * 2);
      await step.sleep("nap", "1s");
      return { name: event.name, doubled };
    });
    t.fn("parent", { on: "go" }, ({ step }) => step.invoke("call", { function: child, data: { n: 21 } }));
    return async () => {
      await t.send("go");
      expect(await t.effects.one("parent")).toEqual({ name: "inngest/function.invoked", doubled: 42 });
    };
  }),

  conformanceCase("InvokeFunction: the caller may catch the failure of its child", (t) => {
    const child = t.fn("child", { on: "never", retries: 0 }, () => Promise.reject(new NonRetriableError("child failed")));
    t.fn("parent", { on: "go" }, async ({ step }) => {
      const message = await step.invoke("call", { function: child }).catch((error: Error) => error.message);
      return step.run("after", () => message);
    });
    return async () => {
      await t.send("go");
      expect(await t.effects.one("parent")).toBe("child failed");
    };
  }),

  conformanceCase("InvokeFunction: a failure nobody catches is the caller's own, without calling the child again", (t) => {
    const child = t.fn("child", { on: "never", retries: 0 }, () => {
      t.effects.note("ran");
      throw new NonRetriableError("child failed");
    });
    t.fn("parent", { on: "go", retries: 2 }, ({ step }) => step.invoke("call", { function: child }));
    return async () => {
      await t.send("go");
      expect(await t.effects.one("parent failed")).toMatchObject({ message: "child failed" });
      expect(t.effects.of("ran")).toHaveLength(1);
    };
  }),

  conformanceCase("InvokeFunction: a child that takes too long is an error, and goes on by itself", (t) => {
    const child = t.fn("child", { on: "never" }, async ({ step }) => {
      await step.waitForEvent("w", { event: t.event("release"), timeout: "1h" });
      return "late";
    });
    t.fn("parent", { on: "go" }, ({ step }) => step.invoke("call", { function: child, timeout: "1s" }).then(() => "in time", () => "too late"));
    return async () => {
      await t.send("go");
      expect(await t.effects.one("parent")).toBe("too late");
      expect(await t.effects.repeatUntil("child", () => t.send("release"))).toBe("late");
    };
  }),

  conformanceCase("InvokeFunction: ten children side by side", (t) => {
    const child = t.fn("child", { on: "never" }, ({ step, event }) => step.run("square", () => (event.data.n as number) ** 2));
    t.fn("parent", { on: "go" }, ({ step }) => Promise.all(Array.from({ length: 10 }, (_, n) => step.invoke(`call ${n}`, { function: child, data: { n } }))));
    return async () => {
      await t.send("go");
      expect(await t.effects.one("parent")).toEqual(Array.from({ length: 10 }, (_, n) => n ** 2));
    };
  }),
];
