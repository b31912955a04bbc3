import { describe, expect, it } from "vitest";
import type { Db } from "@/adapters/db";
import { askTogether } from "./ask-together";

const aDb = (): Db => ({}) as Db;

/** A loader that answers when told, and remembers what it was asked. */
function slowLoad() {
  const asked: string[][] = [];
  const release: ((rows: [string, string][] | Error) => void)[] = [];
  const load = (_db: Db, keys: string[]): Promise<ReadonlyMap<string, string>> => {
    asked.push(keys);
    return new Promise((resolve, reject) => release.push((rows) => (rows instanceof Error ? reject(rows) : resolve(new Map(rows)))));
  };
  return { load, asked, answer: (at: number, rows: [string, string][] | Error) => release[at]?.(rows) };
}
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe("askTogether", () => {
  it("asks once for all keys of one turn, and gives each its own row or none", async () => {
    const { load, asked, answer } = slowLoad();
    const find = askTogether(load);
    const db = aDb();
    const rows = Promise.all([find(db, "a"), find(db, "b"), find(db, "a"), find(db, "gone")]);
    await turn();
    expect(asked).toEqual([["a", "b", "gone"]]);
    answer(0, [["a", "A"], ["b", "B"]]);
    expect(await rows).toEqual(["A", "B", "A", null]);
  });

  it("never answers a question from a query that was sent before it", async () => {
    const { load, asked, answer } = slowLoad();
    const find = askTogether(load);
    const db = aDb();
    const before = find(db, "a");
    await turn();
    const after = find(db, "a");
    await turn();
    expect(asked).toEqual([["a"]]);
    answer(0, [["a", "old"]]);
    expect(await before).toBe("old");
    await turn();
    expect(asked).toEqual([["a"], ["a"]]);
    answer(1, [["a", "new"]]);
    expect(await after).toBe("new");
  });

  it("goes on after a query that failed, and keeps databases apart", async () => {
    const { load, asked, answer } = slowLoad();
    const find = askTogether(load);
    const [one, two] = [aDb(), aDb()];
    const failing = find(one, "a");
    const other = find(two, "b");
    await turn();
    expect(asked).toEqual([["a"], ["b"]]);
    const refused = expect(failing).rejects.toThrow("gone");
    answer(0, new Error("gone"));
    answer(1, [["b", "B"]]);
    await refused;
    expect(await other).toBe("B");
    const again = find(one, "a");
    await turn();
    answer(2, [["a", "A"]]);
    expect(await again).toBe("A");
  });
});
