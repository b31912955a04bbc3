/** Longer lists gain nothing and make one message large. */
const MOST = 100;

interface Bundle {
  items: string[];
  done: Promise<void>;
}

/**
 * Works on all that came while the bundle before was under way at once; who comes first waits for nobody. Each caller learns how
 * the bundle with its items ended.
 */
export function bundled(work: (items: readonly string[]) => Promise<void>): (items: readonly string[]) => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  let next: Bundle | null = null;

  const open = (): Bundle => {
    const bundle: Bundle = { items: [], done: Promise.resolve() };
    bundle.done = underWay.then(() => {
      if (next === bundle) next = null;
      return work(bundle.items);
    });
    underWay = bundle.done.catch(() => undefined);
    return bundle;
  };

  return (items) => {
    if (next === null || next.items.length + items.length > MOST) next = open();
    next.items.push(...items);
    return next.done;
  };
}
