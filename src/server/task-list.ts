import type { AnyTaskDefinition, TaskSweep } from "@/kernel/task";

/** Every durable task of the product, and the sweeps that find rows whose task was never started or is gone. */
export const tasks: readonly AnyTaskDefinition[] = [] as readonly AnyTaskDefinition[];
export const taskSweeps: readonly TaskSweep[] = [];
