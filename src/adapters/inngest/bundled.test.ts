import { describe, expect, it } from "vitest";
import { bundled } from "./bundled";

/** Work that goes on until it is let go, and what it was given. */
function held(): { seen: string[][]; work: (items: readonly string[]) => Promise<void>; letGo: (error?: Error) => Promise<void> } {
  const seen: string[][] = [];
  let end: { resolve: () => void; reject: (error: Error) => void } | null = null;
  return {
    seen,
    work: (items) => {
      seen.push([...items]);
      return new Promise<void>((resolve, reject) => (end = { resolve, reject }));
    },
    letGo: async (error) => {
      if (error) end?.reject(error);
      else end?.resolve();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    },
  };
}
const turn = async (): Promise<void> => void (await new Promise((resolve) => setImmediate(resolve)));

describe("what is worked on in bundles", () => {
  it("the first goes at once, the rest together after it", async () => {
    const { seen, work, letGo } = held();
    const add = bundled(work);
    const first = add(["a"]);
    await turn();
    const others = [add(["b"]), add(["c", "d"])];
    await turn();
    expect(seen).toEqual([["a"]]);
    await letGo();
    await first;
    expect(seen).toEqual([["a"], ["b", "c", "d"]]);
    await letGo();
    await Promise.all(others);
  });

  it("a bundle that fails fails for its own callers, and the next goes on", async () => {
    const { seen, work, letGo } = held();
    const add = bundled(work);
    const bad = add(["a"]);
    const caught = bad.catch((error: Error) => error.message);
    await turn();
    const good = add(["b"]);
    await letGo(new Error("no"));
    expect(await caught).toBe("no");
    await turn();
    expect(seen).toEqual([["a"], ["b"]]);
    await letGo();
    await good;
  });

  it("no bundle holds more than a hundred", async () => {
    const { seen, work, letGo } = held();
    const add = bundled(work);
    void add(["first"]);
    await turn();
    for (let n = 0; n < 150; n += 1) void add([String(n)]);
    for (let n = 0; n < 3; n += 1) {
      await letGo();
      await turn();
    }
    expect(seen.map((items) => items.length)).toEqual([1, 100, 50]);
  });
});
