/** Far more than any case takes on a quiet machine; a server's first retry may come after forty seconds. */
const DEADLINE_MS = 150_000;
const SEND_AGAIN_MS = 250;

/** What the functions of a case did, as they told it themselves: the only thing that can be seen of any server. */
export interface Effects {
  note(kind: string, value?: unknown): void;
  /** Values noted so far. */
  of(kind: string): unknown[];
  /** The first `count` values of a kind, once there are so many. */
  until(kind: string, count?: number): Promise<unknown[]>;
  one(kind: string): Promise<unknown>;
  /** Does something again and again until a value is noted: nobody can see when a server has begun to wait. */
  repeatUntil(kind: string, action: () => Promise<unknown>): Promise<unknown>;
}

export function createEffects(): Effects {
  const notes: { kind: string; value: unknown }[] = [];
  const watchers = new Set<() => void>();
  const of = (kind: string): unknown[] => notes.filter((note) => note.kind === kind).map(({ value }) => value);

  const until: Effects["until"] = (kind, count = 1) =>
    new Promise((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(deadline);
        watchers.delete(look);
      };
      const look = (): void => {
        if (of(kind).length < count) return;
        settle();
        resolve(of(kind).slice(0, count));
      };
      const deadline = setTimeout(() => {
        settle();
        reject(new Error(`"${kind}" was noted ${of(kind).length} times of ${count}. Noted in all: ${JSON.stringify(notes).slice(0, 2_000)}`));
      }, DEADLINE_MS);
      watchers.add(look);
      look();
    });
  const one: Effects["one"] = async (kind) => (await until(kind))[0];

  return {
    of, until, one,
    note: (kind, value) => {
      notes.push({ kind, value });
      for (const look of [...watchers]) look();
    },
    repeatUntil: async (kind, action) => {
      let noted = false;
      const found = one(kind).finally(() => (noted = true));
      found.catch(() => undefined);
      while (!noted) {
        await action();
        await Promise.race([found, new Promise((resolve) => setTimeout(resolve, SEND_AGAIN_MS))]);
      }
      return found;
    },
  };
}
