/** Larger batches gain nothing and make one statement's parameters long. */
const MOST = 100;
/** While one batch waits for the database, the next need not wait for it. */
const UNDER_WAY = 2;

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

/**
 * Collects what is asked for while others are under way into the next batch: one statement and one wait for the disk
 * for many. Of two items with one key the second goes into a later batch. When a batch fails, each of its items is
 * tried alone, so that one bad item fails alone; `failing: "together"` is for work that fails because the other side is away,
 * where trying again a hundred times only makes everybody wait.
 * @param work gives one result for each item, in order
 */
export function createBatcher<Item, Result>(
  keyOf: (item: Item) => string, work: (items: readonly Item[]) => Promise<Result[]>, failing: "alone" | "together" = "alone",
): (item: Item) => Promise<Result> {
  let queue: Waiting<Item, Result>[] = [];
  let underWay = 0;

  const run = async (batch: Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await work(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      if (batch.length === 1 || failing === "together") batch.forEach(({ reject }) => reject(error));
      else for (const one of batch) await run([one]);
    }
  };

  const drain = async (): Promise<void> => {
    while (queue.length > 0) {
      const [batch, rest] = firstOfEach(queue, ({ item }) => keyOf(item));
      queue = rest;
      await run(batch);
    }
    underWay -= 1;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (underWay === UNDER_WAY) return;
      underWay += 1;
      // After what is running now: calls that go on together ask together.
      setImmediate(() => void drain());
    });
}

function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): [T[], T[]] {
  const keys = new Set<string>();
  const batch: T[] = [];
  const rest: T[] = [];
  for (const item of items) {
    const key = keyOf(item);
    (batch.length < MOST && !keys.has(key) ? batch : rest).push(item);
    keys.add(key);
  }
  return [batch, rest];
}
