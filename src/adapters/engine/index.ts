import { randomInt } from "node:crypto";
import type { Log } from "@/domain/ports/log";
import { type AppHandler, fetchFunctionConfigs } from "./call";
import { clientFetch } from "./client-fetch";
import { type CronClock, cronClock } from "./cron-clock";
import { type Listener, listen, openDatabase, statement, wakeOthers } from "./database";
import { deliverLeftOver } from "./deliver";
import { createDispatcher, type Dispatcher } from "./dispatcher";
import { type FunctionTable, readFunctions } from "./functions";
import { seldom } from "./seldom";
import { prune, reapLost, releaseLeases, renewLeases } from "./timers";

export type { AppAnswer, AppCall, AppHandler } from "./call";

export interface EmbeddedEngineOptions {
  /** The app's own database, migrated: the engine lives in its schema "engine". */
  connectionString: string;
  /** The SDK's handler; called in-process, never over the network. */
  handler: AppHandler;
  log: Log;
  now: () => Date;
  /** Calls that may be out at once in this process. */
  concurrency?: number;
}

export interface EmbeddedEngine {
  /** For the SDK client's `fetch` option: its requests end in the engine. */
  fetch: typeof fetch;
  /** Registers the handler's functions and begins to drive them. Throws when one needs what is not supported. */
  start(): Promise<void>;
  /** Lets calls that are out end for a few seconds, gives the rest back, closes. */
  stop(): Promise<void>;
  health(): Promise<{ ok: boolean; queued: number | null; oldestQueuedSec: number | null }>;
  /** Of these values of the trigger's `data[field]`, those with a live run or an end still being handled. */
  liveSubjects(field: string, values: readonly string[]): Promise<Set<string>>;
}

const DEFAULT_CONCURRENCY = 10;
/** Statements are short: more connections than this only make Postgres switch between them. */
const CONNECTIONS = { strict: 6, relaxed: 4 };
/** Lost calls are found within two of these; five seconds are promised. */
const HOUSEKEEPING_MS = 2_000;
const RENEW_EVERY = 8;
const PRUNE_EVERY = 1_800;
const GRACE_MS = 5_000;
const MOST_OWNERS = 2 ** 31 - 1;

const HEALTH = statement(
  "health",
  `SELECT count(*)::int AS queued, extract(epoch FROM now() - min(due_at))::float8 AS oldest
   FROM engine.queue WHERE owner IS NULL AND due_at <= now()`,
);
const LIVE = statement(
  "live_subjects",
  `SELECT DISTINCT coalesce(event -> 'data' ->> $1, event -> 'data' -> 'event' -> 'data' ->> $1) AS subject
   FROM engine.runs WHERE status = 'RUNNING'`,
);

/** A small durable engine that speaks Inngest's protocol to one app in its own process, on the app's Postgres. */
export function createEmbeddedEngine(options: EmbeddedEngineOptions): EmbeddedEngine {
  const { connectionString, handler, log, concurrency = DEFAULT_CONCURRENCY } = options;
  const db = openDatabase(connectionString, CONNECTIONS, log);
  const owner = randomInt(1, MOST_OWNERS);
  const nowMs = (): number => options.now().getTime();
  let functions: FunctionTable = { byId: new Map(), triggeredBy: () => [], cancelledBy: () => [] };
  let registered: Promise<void> | null = null;
  let dispatcher: Dispatcher | null = null;
  let listener: Listener | null = null;
  let cron: CronClock | null = null;
  let keeper: NodeJS.Timeout | null = null;
  let beats = 0;

  /** Needed before the first event, in a process that only sends too: what starts nothing would be lost without a word. */
  const register = (): Promise<void> =>
    (registered ??= fetchFunctionConfigs(handler).then((configs) => void (functions = readFunctions(configs)), (error: unknown) => {
      registered = null;
      throw error;
    }));

  const wake = (): void => dispatcher?.wake();
  /** Here at once; other processes hear of it when Postgres has told them. */
  const wakeAll = (): void => {
    wake();
    db.relaxed.rows(wakeOthers, [String(owner)]).catch((error: unknown) => log.warn("engine: others were not woken", { error: String(error) }));
  };
  const warn = seldom((error, again) => log.error("engine: housekeeping failed", { error, again }));

  const keepHouse = async (): Promise<void> => {
    beats += 1;
    const forgotten = beats % RENEW_EVERY === 0 ? await renewLeases(db, owner, dispatcher?.out() ?? []) : 0;
    const lost = forgotten + (await reapLost(db, owner));
    const late = await deliverLeftOver({ db, functions, nowMs: nowMs() });
    if (lost > 0) log.warn("engine: lost calls are made again", { calls: lost });
    if (lost + late > 0) wake();
    if (beats % PRUNE_EVERY === 0) await prune(db);
  };

  const beat = (): void => {
    keeper = setTimeout(() => void keepHouse().catch(warn).finally(beat), HOUSEKEEPING_MS);
    keeper.unref();
  };

  return {
    fetch: clientFetch({ db, ready: register, functions: () => functions, nowMs, places: () => dispatcher, wake: wakeAll, log }),

    async start() {
      await register();
      listener = await listen(connectionString, owner, wake, log);
      await keepHouse();
      dispatcher = createDispatcher({ db, functions, handler, owner, places: concurrency, nowMs, log });
      cron = cronClock({ db, functions, now: options.now, wake, onError: warn });
      cron.start();
      beat();
      dispatcher.wake();
      log.info("engine: driving", { functions: functions.byId.size });
    },

    async stop() {
      cron?.stop();
      if (keeper) clearTimeout(keeper);
      await dispatcher?.stop(GRACE_MS);
      await releaseLeases(db, owner).catch(warn);
      await listener?.close();
      await db.close();
    },

    async health() {
      try {
        const [row] = await db.rows<{ queued: number; oldest: number | null }>(HEALTH);
        return { ok: true, queued: row?.queued ?? 0, oldestQueuedSec: row?.oldest ?? null };
      } catch {
        return { ok: false, queued: null, oldestQueuedSec: null };
      }
    },

    async liveSubjects(field, values) {
      const rows = await db.rows<{ subject: string | null }>(LIVE, [field]);
      const live = new Set(rows.map(({ subject }) => subject));
      return new Set(values.filter((value) => live.has(value)));
    },
  };
}
