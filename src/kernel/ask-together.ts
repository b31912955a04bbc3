import type { Db } from "@/adapters/db";

interface Waiting<Row> {
  keys: Set<string>;
  rows: Promise<ReadonlyMap<string, Row>>;
}

/**
 * One query for all keys asked for while the last one was out: two hundred polls cost a few queries. Nothing is
 * kept: a query is sent after the last question it answers, so nobody gets a state older than their question.
 */
export function askTogether<Row>(load: (db: Db, keys: string[]) => Promise<ReadonlyMap<string, Row>>): (db: Db, key: string) => Promise<Row | null> {
  const waiting = new WeakMap<Db, Waiting<Row>>();
  const running = new WeakMap<Db, Promise<unknown>>();

  const open = (db: Db): Waiting<Row> => {
    const keys = new Set<string>();
    const sent = (running.get(db) ?? Promise.resolve()).then(nextTurn).then(() => {
      waiting.delete(db);
      return load(db, [...keys]);
    });
    running.set(db, sent.catch(() => undefined));
    return { keys, rows: sent };
  };

  return async (db, key) => {
    const batch = waiting.get(db) ?? open(db);
    waiting.set(db, batch);
    batch.keys.add(key);
    return (await batch.rows).get(key) ?? null;
  };
}

/** After what already arrived in this turn of the event loop has asked too. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
