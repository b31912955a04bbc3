import type { AppContext } from "./context";

/**
 * Runs `work` in one database transaction and its afterCommit tasks once it has committed.
 * Nested calls join the outer transaction, so verbs compose.
 */
export async function withTransaction<T>(ctx: AppContext, work: (tx: AppContext) => Promise<T>): Promise<T> {
  if (ctx.db !== ctx.root) return work(ctx);
  const tasks: (() => Promise<void>)[] = [];
  const value = await ctx.root.$transaction(
    (db) => work({ ...ctx, db, afterCommit: (task) => tasks.push(task) }),
    { timeout: 30_000, maxWait: 10_000 },
  );
  for (const task of tasks) {
    // The change is committed: a failed notification is the sweep's work, not the caller's error.
    await task().catch((error: unknown) => ctx.log.error("after-commit task failed", { error: String(error) }));
  }
  return value;
}
