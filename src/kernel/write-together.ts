import type { Db } from "@/adapters/db";

interface Batch<Item, Result> {
  items: Item[];
  results: Promise<Result[]>;
}

/**
 * One statement for all that one transaction is asked to write in the same turn of the event loop. Only inside one: there
 * what fails fails everything anyway. Outside, each is written alone, or a bad row would take strangers' rows with it.
 * Order is kept.
 * @param write gives one result for each item, in order
 */
export function writeTogether<Item, Result>(write: (db: Db, items: readonly Item[]) => Promise<Result[]>): (db: Db, item: Item) => Promise<Result> {
  const open = new WeakMap<Db, Batch<Item, Result>>();

  const begin = (db: Db): Batch<Item, Result> => {
    const items: Item[] = [];
    // After what goes on in this turn has asked too.
    const results = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      open.delete(db);
      return write(db, items);
    });
    return { items, results };
  };

  return async (db, item) => {
    if (!isTransaction(db)) return (await write(db, [item]))[0] as Result;
    const batch = open.get(db) ?? begin(db);
    open.set(db, batch);
    const place = batch.items.push(item) - 1;
    return (await batch.results)[place] as Result;
  };
}

/** Only the client itself can connect. */
const isTransaction = (db: Db): boolean => !("$connect" in db);
