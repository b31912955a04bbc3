import { Inngest } from "inngest";
import { serve } from "inngest/edge";
import type { Log } from "@/domain/ports/log";
import type { AppContext } from "@/kernel/context";
import type { AnyJobDefinition } from "@/kernel/job";
import type { JobLedger } from "@/kernel/job-ledger";
import type { AnyTaskDefinition, TaskEvent } from "@/kernel/task";
import { createDispatch, type OutgoingEvent } from "./dispatch";
import { housekeepingFunctions } from "./housekeeping";
import { type JobDriver, type ServerMode, serverDriver } from "./server-driver";
import { sdkLogger } from "./sdk-logger";
import { type InProcessHandler, serveInProcess } from "./serve-in-process";
import { toFunction } from "./to-function";
import { toTask } from "./to-task";

/** The app's name on any engine; runs in flight are found by it, so it never changes. */
const APP_ID = "risk-desk";
/** Where the embedded engine "finds" the app; nothing listens there. */
const EMBEDDED_ORIGIN = "http://embedded.invalid";

export type JobRuntimeMode =
  | { kind: "embedded"; createEngine(handler: InProcessHandler): JobDriver }
  | ServerMode;

export interface JobRuntimeOptions {
  definitions: readonly AnyJobDefinition[];
  ledger: JobLedger;
  mode: JobRuntimeMode;
  log: Log;
  /** The context of the person a job acts for; throws when they may not act any more. */
  contextFor: (actorId: string, jobId: string) => Promise<AppContext>;
  /** Durable work without a job row. */
  tasks?: readonly AnyTaskDefinition[];
  /** Events for rows that wait for a task nobody started, or whose task is gone. */
  taskSweep?: () => Promise<TaskEvent[]>;
  /** A context in which nobody acts; needed with `tasks`. */
  systemContext?: () => AppContext;
}

export interface JobRuntime {
  /** Sends committed rows to the engine. */
  notify: (jobIds: readonly string[]) => Promise<void>;
  /** Stops the run of a job whose row is already CANCELLED. */
  cancel: (jobId: string) => Promise<void>;
  send: (events: OutgoingEvent[]) => Promise<void>;
  /** The body of /api/inngest: 404 while the embedded engine drives, signed requests only otherwise. */
  serveHandler: (request: Request) => Promise<Response>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  health: () => Promise<JobHealth>;
}

export interface JobHealth {
  driver: "embedded" | "server";
  ok: boolean;
  /** Calls that wait for a free place now; null where the driver does not tell. */
  queued: number | null;
  oldestQueuedSec: number | null;
}

/** Builds the one runtime of all durable jobs on either driver. */
export function createJobRuntime(options: JobRuntimeOptions): JobRuntime {
  const { definitions, ledger, mode, log } = options;
  // The driver needs the handler, the handler the client, and the client the driver.
  const handlers: { inProcess: InProcessHandler; http: HttpHandler } = { inProcess: notReady, http: notReady };
  const driver =
    mode.kind === "embedded" ? mode.createEngine((call) => handlers.inProcess(call)) : serverDriver(mode, (request) => handlers.http(request), log);
  const client = createClient(mode, driver, log);

  const dispatch = createDispatch({ ledger, log, send: (events) => client.send(events), knows: (ids) => driver.liveSubjects("jobId", ids) });
  const deps = { appId: APP_ID, ledger, log, contextFor: options.contextFor };
  const sweep = async (): Promise<void> => {
    await dispatch.sweep();
    const events = (await options.taskSweep?.()) ?? [];
    if (events.length > 0) await client.send(events);
  };
  const systemContext = options.systemContext ?? noSystemContext;
  const functions = [
    ...definitions.map((definition) => toFunction(client, definition, deps)),
    ...(options.tasks ?? []).map((task) => toTask(client, task, { log, systemContext })),
    ...housekeepingFunctions(client, { ledger, log, sweep }),
  ];
  if (mode.kind === "embedded") handlers.inProcess = serveInProcess(client, functions);
  else handlers.http = serve({ client, functions });

  return {
    notify: dispatch.notify,
    cancel: dispatch.cancel,
    send: async (events) => void (await client.send(events)),
    serveHandler: (request) => (mode.kind === "embedded" ? Promise.resolve(new Response("Not found", { status: 404 })) : handlers.http(request)),
    async start() {
      await driver.start();
      // What was committed just before the last stop goes out now, not at the next full minute.
      await sweep();
    },
    stop: () => driver.stop(),
    health: async () => ({ driver: mode.kind, ...(await driver.health()) }),
  };
}

type HttpHandler = (request: Request) => Promise<Response>;

const noSystemContext = (): never => {
  throw new Error("Tasks need a systemContext.");
};

const notReady = (): Promise<never> => Promise.reject(new Error("The functions are not built yet."));

function createClient(mode: JobRuntimeMode, driver: JobDriver, log: Log): Inngest {
  const shared = { id: APP_ID, logger: sdkLogger(log), aiMetadata: false, sessionPropagation: false };
  // In-process there is nobody to sign for; the public route stays closed in this mode.
  if (mode.kind === "embedded") return new Inngest({ ...shared, isDev: true, baseUrl: EMBEDDED_ORIGIN, eventKey: "embedded", fetch: driver.fetch });
  const { baseUrl, dev, eventKey, signingKey } = mode;
  return new Inngest({ ...shared, isDev: dev, baseUrl, eventKey, signingKey });
}
