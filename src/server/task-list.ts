import type { RecipeBook } from "@/domain/recipes/recipe";
import { waitForRetry } from "@/features/schedules/jobs/wait-for-retry";
import { waitForSlot } from "@/features/schedules/jobs/wait-for-slot";
import { sweepSchedules } from "@/features/schedules/server";
import { forgetRuns } from "@/features/submissions/server";
import { deliverWebhook } from "@/features/webhooks/jobs/deliver-webhook";
import { forgetDeliveries, sweepDeliveries } from "@/features/webhooks/server";
import type { AnyTaskDefinition, TaskSweep } from "@/kernel/task";

/** Every durable task of the product, and the sweeps that find rows whose task was never started or is gone. */
export const tasks: readonly AnyTaskDefinition[] = [waitForSlot, waitForRetry, deliverWebhook] as readonly AnyTaskDefinition[];
export const taskSweeps = (recipes: RecipeBook): readonly TaskSweep[] => [sweepSchedules, sweepDeliveries, forgetDeliveries, forgetRuns(recipes)];
