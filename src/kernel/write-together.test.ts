import { describe, expect, it } from "vitest";
import type { Db } from "@/adapters/db";
import { writeTogether } from "./write-together";

const aDb = (): Db => ({}) as Db;

function recorded(fails = false) {
  const written: { db: Db; items: string[] }[] = [];
  const write = writeTogether<string, string>(async (db, items) => {
    written.push({ db, items: [...items] });
    if (fails) throw new Error("no");
    return items.map((item) => item.toUpperCase());
  });
  return { write, written };
}

describe("writeTogether", () => {
  it("makes one statement of what one transaction asks for in a turn, and gives each its own result", async () => {
    const { write, written } = recorded();
    const db = aDb();
    expect(await Promise.all(["a", "b", "c"].map((item) => write(db, item)))).toEqual(["A", "B", "C"]);
    expect(written).toEqual([{ db, items: ["a", "b", "c"] }]);
  });

  it("never mixes two transactions, nor a later turn into a statement that was sent", async () => {
    const { write, written } = recorded();
    const [one, other] = [aDb(), aDb()];
    await Promise.all([write(one, "a"), write(other, "b")]);
    await write(one, "c");
    expect(written.map(({ items }) => items)).toEqual([["a"], ["b"], ["c"]]);
    expect(written.map(({ db }) => db === one)).toEqual([true, false, true]);
  });

  it("writes each alone outside a transaction", async () => {
    const { write, written } = recorded();
    const root = { $connect: () => undefined } as unknown as Db;
    expect(await Promise.all([write(root, "a"), write(root, "b")])).toEqual(["A", "B"]);
    expect(written.map(({ items }) => items)).toEqual([["a"], ["b"]]);
  });

  it("fails each who asked when the statement fails, and goes on with the next", async () => {
    const { write, written } = recorded(true);
    const db = aDb();
    const ends = await Promise.allSettled([write(db, "a"), write(db, "b")]);
    expect(ends.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(write(db, "c")).rejects.toThrow("no");
    expect(written).toHaveLength(2);
  });
});
