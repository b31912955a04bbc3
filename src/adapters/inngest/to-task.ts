import type { Inngest, InngestFunction } from "inngest";
import type { Log } from "@/domain/ports/log";
import type { AppContext } from "@/kernel/context";
import type { AnyTaskDefinition } from "@/kernel/task";
import type { FunctionCall } from "./steps";

interface TaskDeps {
  log: Log;
  /** A context in which nobody acts. */
  systemContext: () => AppContext;
}

/** A fault of the database passes; what fails this often waits for the next sweep. */
const RETRIES = 4;

/** One task definition as one Inngest function. */
export function toTask(client: Inngest, definition: AnyTaskDefinition, deps: TaskDeps): InngestFunction.Like {
  return client.createFunction(
    { id: definition.id, triggers: [{ event: definition.event }], retries: RETRIES, concurrency: concurrencyOf(definition) },
    async ({ event, step }: FunctionCall) => {
      const data = definition.parse(event.data);
      await definition.run(
        { data, app: deps.systemContext() },
        {
          run: <T>(name: string, work: () => Promise<T>) => step.run(name, work) as Promise<T>,
          sleepUntil: (name, at) => step.sleepUntil(name, at),
        },
      );
      deps.log.info("task done", { task: definition.id });
    },
  );
}

type Limit = { limit: number; key?: string };

/** The SDK takes two at most. */
const concurrencyOf = ({ concurrency }: AnyTaskDefinition): [Limit] | [Limit, Limit] | undefined => {
  const [first, second] = (concurrency ?? []).map(({ limit, per }): Limit => (per === undefined ? { limit } : { limit, key: `event.data.${per}` }));
  if (first === undefined) return undefined;
  return second === undefined ? [first] : [first, second];
};
