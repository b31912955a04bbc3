import { describe, expect, it } from "vitest";
import { createBatcher } from "./batch";

/** A batcher whose batches end only when told to. */
function held(fails: (batch: readonly string[]) => boolean = () => false, failing: "alone" | "together" = "alone") {
  const batches: string[][] = [];
  const release: (() => void)[] = [];
  const ask = createBatcher<string, string>((item) => item.charAt(0), async (batch) => {
    batches.push([...batch]);
    await new Promise<void>((resolve) => release.push(resolve));
    if (fails(batch)) throw new Error(`not ${batch.join()}`);
    return batch.map((item) => item.toUpperCase());
  }, failing);
  const next = async (): Promise<void> => {
    while (release.length === 0) await new Promise((resolve) => setImmediate(resolve));
    release.shift()?.();
  };
  return { ask, batches, next };
}

describe("batches", () => {
  it("take what came together at once, and what came while two were under way together next", async () => {
    const { ask, batches, next } = held();
    const all = [ask("a"), ask("b")];
    while (batches.length < 1) await new Promise((resolve) => setImmediate(resolve));
    all.push(ask("c"), ask("d"));
    while (batches.length < 2) await new Promise((resolve) => setImmediate(resolve));
    all.push(ask("e"), ask("f"));
    for (let n = 0; n < 3; n += 1) await next();
    expect(await Promise.all(all)).toEqual(["A", "B", "C", "D", "E", "F"]);
    expect(batches).toEqual([["a", "b"], ["c", "d"], ["e", "f"]]);
  });

  it("never hold two items of one key at once", async () => {
    const { ask, batches, next } = held();
    const all = Promise.all([ask("a1"), ask("b1"), ask("a2"), ask("a3")]);
    for (let n = 0; n < 3; n += 1) await next();
    expect(await all).toEqual(["A1", "B1", "A2", "A3"]);
    expect(batches).toEqual([["a1", "b1"], ["a2"], ["a3"]]);
  });

  it("try each item alone when they fail together, so that one bad item fails alone", async () => {
    const { ask, next } = held((batch) => batch.includes("bad"));
    const all = Promise.allSettled([ask("good"), ask("bad"), ask("well")]);
    for (let n = 0; n < 4; n += 1) await next();
    expect((await all).map((one) => (one.status === "fulfilled" ? one.value : (one.reason as Error).message))).toEqual(["GOOD", "not bad", "WELL"]);
  });

  it("fail as one where the other side is away: nothing is tried again", async () => {
    const { ask, batches, next } = held(() => true, "together");
    const all = Promise.allSettled([ask("a"), ask("b")]);
    await next();
    expect((await all).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(batches).toEqual([["a", "b"]]);
  });

  it("hold no more than a hundred", async () => {
    const sizes: number[] = [];
    const ask = createBatcher<number, number>(String, async (batch) => (sizes.push(batch.length), [...batch]));
    await Promise.all(Array.from({ length: 150 }, (_, n) => ask(n)));
    expect(sizes).toEqual([100, 50]);
  });
});
