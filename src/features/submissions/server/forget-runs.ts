import { removeEndedJobs } from "@/features/jobs/server";
import type { RecipeBook } from "@/domain/recipes/recipe";
import type { TaskSweep } from "@/kernel/task";

/** Removed at one sweep and recipe, so that a backlog never holds the sweep up. */
const BATCH = 200;

/**
 * Forgets the ended runs of recipes whose template sets `cleanup_delay_sec`, once that long has passed: rows, story, keys and
 * deliveries. A run with a message still to deliver, or with a run around it, stays. What runs made stays always.
 */
export const forgetRuns =
  (recipes: Pick<RecipeBook, "list">): TaskSweep =>
  async (root, now) => {
    for (const { name, runtime } of recipes.list()) {
      const delaySec = runtime.background.cleanupDelaySec;
      if (delaySec === null) continue;
      await root.$transaction((db) => removeEndedJobs(db, { recipe: name, endedBefore: new Date(now.getTime() - delaySec * 1000) }, BATCH));
    }
    return [];
  };
