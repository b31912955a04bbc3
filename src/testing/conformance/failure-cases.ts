import { NonRetriableError, RetryAfterError } from "inngest";
import { expect } from "vitest";
import { conformanceCase } from "./case";

const soon = (message: string): RetryAfterError => new RetryAfterError(message, "1s");

export const failureCases = [
  conformanceCase("StepError: a failing step is tried again, the one before it is not, and the next has attempt 0", (t) => {
    t.fn("flaky", { on: "go", retries: 2 }, async ({ step, attempt }) => {
      await step.run("first", () => t.effects.note("ran", "first"));
      await step.run("flaky", () => {
        t.effects.note("ran", attempt);
        if (attempt === 0) throw soon("not yet");
      });
      return step.run("next", () => attempt);
    });
    return async () => {
      await t.send("go");
      expect(await t.effects.one("flaky")).toBe(0);
      expect(t.effects.of("ran")).toEqual(["first", 0, 1]);
    };
  }),

  conformanceCase("retry-after: the wait is the one that was asked for", (t) => {
    t.fn("patient", { on: "go", retries: 1 }, async ({ step, attempt }) => {
      await step.run("ask", () => {
        t.effects.note("tried", Date.now());
        if (attempt === 0) throw new RetryAfterError("in three seconds", "3s");
      });
    });
    return async () => {
      await t.send("go");
      await t.effects.one("patient");
      const [first, second] = t.effects.of("tried") as number[];
      // Servers cut the seconds.
      expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(1_900);
    };
  }),

  conformanceCase("StepFailed: user code may catch a step that failed for good and go on with more steps", (t) => {
    t.fn("caught", { on: "go", retries: 0 }, async ({ step }) => {
      const message = await step.run("bad", () => Promise.reject<string>(new TypeError("bad"))).catch((error: Error) => `${error.name}: ${error.message}`);
      return step.run("recover", () => message);
    });
    return async () => {
      await t.send("go");
      expect(await t.effects.one("caught")).toBe("TypeError: bad");
      expect(t.effects.of("caught failed")).toEqual([]);
    };
  }),

  conformanceCase("StepFailed: attempts are counted for each step, and the last one is final", (t) => {
    t.fn("counted", { on: "go", retries: 1 }, async ({ step }) => {
      for (const name of ["a", "b"]) {
        await step.run(name, () => {
          t.effects.note("ran", name);
          throw soon(name);
        }).catch(() => null);
      }
    });
    return async () => {
      await t.send("go");
      await t.effects.one("counted");
      expect(t.effects.of("ran")).toEqual(["a", "a", "b", "b"]);
    };
  }),

  conformanceCase("400: NonRetriableError in a step ends the run at once and is told with the event", (t) => {
    t.fn("final", { on: "go", retries: 3 }, ({ step }) =>
      step.run("x", () => {
        t.effects.note("ran");
        throw new NonRetriableError("never");
      }),
    );
    return async () => {
      await t.send("go", { k: 1 });
      const failure = await t.effects.one("final failed");
      expect(failure).toMatchObject({ message: "never", function_id: t.fullId("final"), event: { name: t.event("go"), data: { k: 1 } } });
      expect(failure).toHaveProperty("run_id", expect.stringMatching(/^[0-9A-Z]{26}$/));
      expect(t.effects.of("ran")).toHaveLength(1);
    };
  }),

  conformanceCase("400: NonRetriableError outside steps ends the run at once", (t) => {
    t.fn("final", { on: "go", retries: 3 }, () => {
      t.effects.note("ran");
      throw new NonRetriableError("never");
    });
    return async () => {
      await t.send("go");
      expect(await t.effects.one("final failed")).toMatchObject({ message: "never" });
      expect(t.effects.of("ran")).toHaveLength(1);
    };
  }),

  conformanceCase("400: the error of a step nobody caught is the run's own, by its name", (t) => {
    t.fn("uncaught", { on: "go", retries: 0 }, ({ step }) => step.run("x", () => Promise.reject(new RangeError("too far"))));
    return async () => {
      await t.send("go");
      expect(await t.effects.one("uncaught failed")).toMatchObject({ name: "RangeError", message: "too far" });
    };
  }),

  conformanceCase("500: an error outside steps is tried again while attempts are left", (t) => {
    t.fn("thrower", { on: "go", retries: 1 }, ({ attempt }) => {
      t.effects.note("tried", attempt);
      throw soon("outside");
    });
    return async () => {
      await t.send("go");
      expect(await t.effects.one("thrower failed")).toMatchObject({ message: "outside" });
      expect(t.effects.of("tried")).toEqual([0, 1]);
    };
  }),

  conformanceCase("500: after an error outside steps the steps that were done stay done", (t) => {
    t.fn("kept", { on: "go", retries: 1 }, async ({ step, attempt }) => {
      const value = await step.run("once", () => (t.effects.note("ran"), "kept"));
      if (attempt === 0) throw soon("after the step");
      return value;
    });
    return async () => {
      await t.send("go");
      expect(await t.effects.one("kept")).toBe("kept");
      expect(t.effects.of("ran")).toHaveLength(1);
    };
  }),

  conformanceCase("onFailure: one that fails itself is not told of its own failure", (t) => {
    t.fn("doomed", {
      on: "go", retries: 0,
      onFailure: () => {
        t.effects.note("told");
        throw new NonRetriableError("the handler fails as well");
      },
    }, () => Promise.reject(new NonRetriableError("first")));
    t.fn("after", { on: "after" }, () => null);
    return async () => {
      await t.send("go");
      await t.effects.one("told");
      // Something that takes the whole way once more: had there been a second telling, it would have come before.
      await t.send("after");
      await t.effects.one("after");
      expect(t.effects.of("told")).toHaveLength(1);
    };
  }),
];
