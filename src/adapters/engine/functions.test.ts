import { describe, expect, it } from "vitest";
import { limitsOf, readFunctions } from "./functions";

const config = (more: object): object => ({ functions: [{ id: "app-x", triggers: [{ event: "a/b" }], steps: { step: {} }, ...more }] });

describe("registration", () => {
  it.each([
    ["rateLimit", { rateLimit: { limit: 1, period: "1m" } }],
    ["throttle", { throttle: { limit: 1, period: "1m" } }],
    ["debounce", { debounce: { period: "1s" } }],
    ["priority", { priority: { run: "1" } }],
    ["singleton", { singleton: { mode: "skip" } }],
    ["batchEvents", { batchEvents: { maxSize: 2, timeout: "1s" } }],
    ["wildcard", { triggers: [{ event: "a/*" }] }],
    ["size(event.data.x) > 1", { triggers: [{ event: "a/b", expression: "size(event.data.x) > 1" }] }],
    ["* * * * * *", { triggers: [{ cron: "* * * * * *" }] }],
    ["soon", { timeouts: { finish: "soon" } }],
  ])("refuses %s by the function's name", (named, more) => {
    expect(() => readFunctions(config(more))).toThrow(`Function "app-x" cannot run on the embedded engine`);
    expect(() => readFunctions(config(more))).toThrow(named);
  });

  it("counts five attempts when the function says nothing and N + 1 when it says N", () => {
    expect(readFunctions(config({})).byId.get("app-x")?.maxAttempts).toBe(5);
    expect(readFunctions(config({ steps: { step: { retries: { attempts: 0 } } } })).byId.get("app-x")?.maxAttempts).toBe(1);
  });

  it("keeps limits apart by function and key, and shares those of a wider scope", () => {
    const limits = (more: object, data: object) => {
      const fn = readFunctions(config(more)).byId.get("app-x");
      return fn && limitsOf(fn, { event: { data } });
    };
    expect(limits({ concurrency: 3 }, {})).toEqual({ keys: ["app-x:0:"], sizes: [3] });
    expect(limits({ concurrency: [{ limit: 1, key: "event.data.t" }, { limit: 4, scope: "account" }] }, { t: "a" })).toEqual({ keys: [`app-x:0:"a"`, "account:1:"], sizes: [1, 4] });
    expect(limits({ concurrency: 0 }, {})).toEqual({ keys: [], sizes: [] });
  });
});
