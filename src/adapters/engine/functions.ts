import { compileCron, type Cron } from "./cron";
import { durationMs } from "./duration";
import { compileExpression, type Expression, type Scope } from "./expression";
import { type FunctionConfig, syncBody } from "./protocol";

/** A registered function, its expressions compiled. */
export interface EngineFunction {
  id: string;
  triggers: { event: string; expression: Expression | null }[];
  crons: { source: string; cron: Cron }[];
  /** Calls per step at most. */
  maxAttempts: number;
  idempotency: Expression | null;
  limits: { size: number; scope: string; key: Expression | null }[];
  cancelOn: { event: string; expression: Expression | null; validMs: number }[];
  startMs: number | null;
  finishMs: number | null;
}

export interface FunctionTable {
  byId: Map<string, EngineFunction>;
  triggeredBy(eventName: string): { fn: EngineFunction; expression: Expression | null }[];
  cancelledBy(eventName: string): { fn: EngineFunction; expression: Expression | null; validMs: number }[];
}

/** Features of Inngest that our functions do not use. A function that asks for one is refused, never half-run. */
const UNSUPPORTED = ["rateLimit", "throttle", "debounce", "priority", "singleton", "batchEvents"] as const;
/** The server's own default: four retries. */
const DEFAULT_RETRIES = 4;
const YEAR_MS = 365 * 86_400_000;

/**
 * Reads the sync payload of the SDK.
 * @throws Error naming the function and what about it is not supported
 */
export function readFunctions(payload: unknown): FunctionTable {
  const functions = syncBody.parse(payload).functions.map((config) => {
    try {
      return compileFunction(config);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`Function "${config.id}" cannot run on the embedded engine: ${reason}`, { cause });
    }
  });
  return tableOf(functions);
}

function tableOf(functions: EngineFunction[]): FunctionTable {
  const triggers = groupBy(functions.flatMap((fn) => fn.triggers.map(({ event, expression }) => ({ event, fn, expression }))));
  const cancels = groupBy(functions.flatMap((fn) => fn.cancelOn.map((rule) => ({ ...rule, fn }))));
  return {
    byId: new Map(functions.map((fn) => [fn.id, fn])),
    triggeredBy: (name) => triggers.get(name) ?? [],
    cancelledBy: (name) => cancels.get(name) ?? [],
  };
}

function groupBy<T extends { event: string }>(items: T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(item.event, [...(groups.get(item.event) ?? []), item]);
  return groups;
}

function compileFunction(config: FunctionConfig): EngineFunction {
  const asked = UNSUPPORTED.filter((feature) => config[feature] !== undefined && config[feature] !== null);
  if (asked.length > 0) throw new Error(`${asked.join(", ")} not supported; configure an Inngest server for it.`);
  const expression = (source: string | null | undefined): Expression | null => (source ? compileExpression(source) : null);
  return {
    id: config.id,
    triggers: config.triggers.flatMap(({ event, expression: source }) => (event ? [{ event: plainName(event), expression: expression(source) }] : [])),
    crons: config.triggers.flatMap(({ cron }) => (cron ? [{ source: cron, cron: compileCron(cron) }] : [])),
    maxAttempts: (config.steps.step.retries?.attempts ?? DEFAULT_RETRIES) + 1,
    idempotency: expression(config.idempotency),
    limits: (config.concurrency ?? []).flatMap(({ limit, key, scope }) =>
      // Zero means "as many as there may be".
      limit > 0 ? [{ size: limit, scope: scope && scope !== "fn" ? scope : config.id, key: expression(key) }] : [],
    ),
    cancelOn: (config.cancel ?? []).map((rule) => ({
      event: plainName(rule.event),
      expression: expression(rule.if),
      validMs: rule.timeout ? milliseconds(rule.timeout) : YEAR_MS,
    })),
    startMs: config.timeouts?.start ? milliseconds(config.timeouts.start) : null,
    finishMs: config.timeouts?.finish ? milliseconds(config.timeouts.finish) : null,
  };
}

function plainName(event: string): string {
  if (event.includes("*")) throw new Error(`wildcard event "${event}" not supported; configure an Inngest server for it.`);
  return event;
}

function milliseconds(text: string): number {
  const ms = durationMs(text);
  if (ms === null) throw new Error(`"${text}" is no duration.`);
  return ms;
}

/** The concurrency keys of a run, each with how many calls may be out at once. */
export function limitsOf(fn: EngineFunction, scope: Scope): { keys: string[]; sizes: number[] } {
  return {
    keys: fn.limits.map(({ scope: owner, key }, index) => `${owner}:${index}:${key ? JSON.stringify(key.evaluate(scope) ?? null) : ""}`),
    sizes: fn.limits.map(({ size }) => size),
  };
}
