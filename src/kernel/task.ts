import type { AppContext } from "./context";

/** The durable pieces of a task; a step that was done is never done again, one that was cut short is repeated. */
export interface TaskSteps {
  run<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Until this moment; one that has passed is no wait. */
  sleepUntil(name: string, at: Date): Promise<void>;
}

/**
 * Durable work of the product itself, without a job row: delivering a webhook, waiting for a schedule's slot.
 * It acts for nobody: `app.actor` is null, and its verbs authorize by the row they were started for.
 */
export interface TaskDefinition<Data> {
  /** Stable across deployments: running tasks are found by it. */
  id: string;
  /** The event that starts it; its id makes sending it twice start one run. */
  event: string;
  parse(data: unknown): Data;
  /** How many of its steps may run at once; `per` counts apart by this field of the event's data. Sleeping does not count. */
  concurrency?: readonly { limit: number; per?: string }[];
  run(task: { data: Data; app: AppContext }, step: TaskSteps): Promise<void>;
}

export type AnyTaskDefinition = TaskDefinition<unknown>;

export interface TaskEvent {
  name: string;
  id: string;
  data: Record<string, string | number>;
}

/** Rows that wait for a task and were never handed over, or whose task is gone; asked once a minute and at every start. */
export type TaskSweep = (root: AppContext["root"], now: Date) => Promise<TaskEvent[]>;

export function defineTask<Data>(definition: TaskDefinition<Data>): TaskDefinition<Data> {
  if (!/^[a-z][a-z0-9-]*$/.test(definition.id)) throw new Error(`Task id "${definition.id}" must be kebab-case.`);
  return definition;
}
