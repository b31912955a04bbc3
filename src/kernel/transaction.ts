import type { RootDb } from "@/adapters/db";
import { createBatcher } from "./batch";
import type { AppContext } from "./context";

type Task = () => Promise<void>;
const LIMITS = { timeout: 30_000, maxWait: 10_000 };

/**
 * Runs `work` in one database transaction and its afterCommit tasks once it has committed.
 * Nested calls join the outer transaction, so verbs compose.
 */
export async function withTransaction<T>(ctx: AppContext, work: (tx: AppContext) => Promise<T>): Promise<T> {
  if (ctx.db !== ctx.root) return work(ctx);
  const tasks: Task[] = [];
  const value = await ctx.root.$transaction((db) => work({ ...ctx, db, afterCommit: (task) => tasks.push(task) }), LIMITS);
  await runTasks(ctx, tasks);
  return value;
}

interface Sharer {
  key: string;
  work: (db: AppContext["db"], afterCommit: AppContext["afterCommit"]) => Promise<unknown>;
}

interface Shared {
  value: unknown;
  tasks: Task[];
}

/**
 * withTransaction for a verb that comes in bursts: those asked for at the same time share a transaction, in which
 * statements made by writeTogether become one for all. When one of them fails, everything is undone and each is run in a
 * transaction of its own, so `work` may run twice and must change nothing but the database. Only for work that locks no
 * row others wait for.
 * @param key two of one key never share a transaction
 */
export async function withSharedTransaction<T>(ctx: AppContext, key: string, work: (tx: AppContext) => Promise<T>): Promise<T> {
  if (ctx.db !== ctx.root) return work(ctx);
  const shared = await sharerOf(ctx.root)({ key, work: (db, afterCommit) => work({ ...ctx, db, afterCommit }) });
  await runTasks(ctx, shared.tasks);
  return shared.value as T;
}

const sharers = new WeakMap<RootDb, (one: Sharer) => Promise<Shared>>();

function sharerOf(root: RootDb): (one: Sharer) => Promise<Shared> {
  const known = sharers.get(root);
  if (known) return known;
  const made = createBatcher<Sharer, Shared>(({ key }) => key, (all) => root.$transaction((db) => allOrNone(db, all), LIMITS));
  sharers.set(root, made);
  return made;
}

/** Waits for all before it fails: none may still use the transaction when it is undone. */
async function allOrNone(db: AppContext["db"], all: readonly Sharer[]): Promise<Shared[]> {
  const ended = await Promise.allSettled(all.map(async ({ work }): Promise<Shared> => {
    const tasks: Task[] = [];
    return { value: await work(db, (task) => tasks.push(task)), tasks };
  }));
  return ended.map((one) => {
    if (one.status === "rejected") throw one.reason;
    return one.value;
  });
}

async function runTasks(ctx: AppContext, tasks: readonly Task[]): Promise<void> {
  for (const task of tasks) {
    // The change is committed: a failed notification is the sweep's work, not the caller's error.
    await task().catch((error: unknown) => ctx.log.error("after-commit task failed", { error: String(error) }));
  }
}
