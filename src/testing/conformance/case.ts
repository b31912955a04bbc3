import type { Inngest, InngestFunction } from "inngest";
import { createEffects, type Effects } from "./effects";

export type Data = Record<string, unknown>;

/** What the SDK hands a function, as far as the cases use it; its own type is `any` once triggers are computed. */
export interface Call {
  event: { id: string; name: string; data: Data; ts: number; user?: Data };
  runId: string;
  attempt: number;
  step: {
    run<T>(id: string, work: () => T | Promise<T>): Promise<T>;
    sleep(id: string, time: string | number): Promise<void>;
    sleepUntil(id: string, at: Date): Promise<void>;
    sendEvent(id: string, events: SentEvent | SentEvent[]): Promise<{ ids: string[] }>;
    waitForEvent(id: string, options: { event: string; timeout: string; match?: string; if?: string }): Promise<{ data: Data } | null>;
    invoke(id: string, options: { function: unknown; data?: Data; timeout?: string }): Promise<unknown>;
  };
  group: { parallel<T>(options: { mode: "race" }, work: () => Promise<T>): Promise<T> };
}

export interface SentEvent {
  name: string;
  data?: Data;
  id?: string;
  ts?: number;
  user?: Data;
}

/** Options of a function as the SDK takes them, with the triggers left to `on`. */
export interface FunctionOptions {
  /** Events of the case that begin it, each with an expression if need be. */
  on: string | { event: string; if?: string }[];
  [option: string]: unknown;
}

/** Names are the case's own, so that cases run side by side, and again on a server that remembers the last time. */
export interface CaseTools {
  effects: Effects;
  event(name: string): string;
  /** The id under which the server knows a function. */
  fullId(fn: string): string;
  /** What the function returns is noted under its id, the failure of a run under "<id> failed". */
  fn(id: string, options: FunctionOptions, handler: (call: Call) => unknown): InngestFunction.Like;
  send(name: string, data?: Data, more?: Omit<SentEvent, "name" | "data">): Promise<string>;
  sendAll(events: SentEvent[]): Promise<string[]>;
}

/** Declares the functions of one case and gives back what to do with them. */
export interface ConformanceCase {
  name: string;
  build: (t: CaseTools) => () => Promise<void>;
}

export const conformanceCase = (name: string, build: ConformanceCase["build"]): ConformanceCase => ({ name, build });

/** The tools of one case and the functions it has declared with them. */
export function caseTools(client: Inngest, prefix: string): { tools: CaseTools; functions: InngestFunction.Like[] } {
  const functions: InngestFunction.Like[] = [];
  const effects = createEffects();
  const event = (name: string): string => (name.startsWith("inngest/") ? name : `${prefix}/${name}`);
  const sendAll = async (events: SentEvent[]): Promise<string[]> => (await client.send(events.map((one) => ({ ...one, name: event(one.name) })))).ids;

  const fn: CaseTools["fn"] = (id, { on, ...options }, handler) => {
    const triggers = (typeof on === "string" ? [{ event: on }] : on).map((trigger) => ({ ...trigger, event: event(trigger.event) }));
    const onFailure = ({ error, event: failed }: Call & { error: Error }): void => {
      effects.note(`${id} failed`, { name: error.name, message: error.message, ...failed.data });
    };
    const made = client.createFunction({ onFailure, ...options, id: `${prefix}-${id}`, triggers }, async (call: Call) => {
      const value = await handler(call);
      effects.note(id, value);
      return value;
    });
    functions.push(made);
    return made;
  };
  const tools: CaseTools = {
    effects, event, fn, sendAll,
    fullId: (id) => `${client.id}-${prefix}-${id}`,
    send: async (name, data = {}, more = {}) => (await sendAll([{ ...more, name, data }]))[0] ?? "",
  };
  return { tools, functions };
}
