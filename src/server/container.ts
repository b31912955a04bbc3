import { randomUUID } from "node:crypto";
import { join, resolve } from "node:path";
import type { RootDb } from "@/adapters/db";
import { createDb } from "@/adapters/db/client";
import { createEmbeddedEngine } from "@/adapters/engine";
import { createJobRuntime, type JobRuntime, type JobRuntimeMode } from "@/adapters/inngest";
import { createJobFeed } from "@/adapters/job-feed";
import { createLog } from "@/adapters/log";
import { loadRecipes } from "@/adapters/recipes";
import { createDiskStorage } from "@/adapters/storage/disk";
import { createWebhooks } from "@/adapters/webhooks";
import { AppError } from "@/domain/errors";
import type { Log } from "@/domain/ports/log";
import { type Env, env, recipeVariables } from "@/env";
import { actorById } from "@/features/account/server";
import { createJobLedger, createLiveJobs } from "@/features/jobs/server";
import { plantPrompts } from "@/features/prompts/server";
import { createPromptBook } from "@/features/prompts/server";
import type { Actor, AppContext, Ports } from "@/kernel/context";
import { afterJob } from "./after-job";
import { jobDefinitionsOf } from "./job-list";
import { tasks, taskSweeps } from "./task-list";
import { chooseAnalyst, chooseQuestions, createModel } from "./model";
import { closeLocalPorts, createLocalPorts } from "./ports";
import { StartError, startFault } from "./start-fault";

export interface Services {
  root: RootDb;
  ports: Ports;
  jobs: JobRuntime;
  log: Log;
  contextFor(actor: Actor | null): AppContext;
  stop(): Promise<void>;
}

/** Who builds whom: the one place where ports meet their adapters. */
export function buildServices(config: Env, home: string): Services {
  const log = createLog({ level: config.LOG_LEVEL });
  // Before anything is opened: what does not fit here is told at each request, and would leave a pool behind each time.
  const recipes = loadRecipes(resolve(home, config.RECIPES_DIR), recipeVariables());
  const local = createLocalPorts(home, { cacheDir: join(config.DATA_DIR, "rubric") });
  const root = createDb(config.DATABASE_URL);
  const now = (): Date => new Date();
  const feed = createJobFeed(config.DATABASE_URL, log);
  const live = createLiveJobs(root, feed, config.STREAM_SECONDS);
  const onJobEnd = afterJob({ appUrl: config.APP_URL, recipes });
  const jobs: JobRuntime = createJobRuntime({
    definitions: jobDefinitionsOf(recipes),
    ledger: createJobLedger(root, now, onJobEnd, (events) => jobs.send([...events])),
    mode: jobMode(config, log, now),
    log,
    contextFor: async (actorId) => contextFor(await standing(actorId)),
    tasks,
    taskSweep: async () => (await Promise.all(taskSweeps(recipes).map((sweep) => sweep(root, now())))).flat(),
    systemContext: () => contextFor(null),
  });
  const model = createModel(config, root, log, now);
  const ports: Ports = {
    ...local,
    analyst: chooseAnalyst(config, model, local.analyst, createPromptBook(root)),
    analystWith: model === null ? null : (prompts) => chooseAnalyst(config, model, local.analyst, prompts),
    questionsWith: (prompts) => chooseQuestions(config, local.analyst, prompts),
    second: model !== null && config.SECOND_OPINION ? local.analyst : null,
    model: model?.client ?? null,
    live,
    recipes,
    webhooks: createWebhooks({
      masterSecret: config.AUTH_SECRET,
      policy: { ports: config.WEBHOOK_PORTS, allowLoopback: config.WEBHOOK_ALLOW_PRIVATE },
    }),
    storage: createDiskStorage(join(config.DATA_DIR, "files")),
    jobs: { notify: (ids) => jobs.notify(ids), cancel: (id) => jobs.cancel(id), ended: onJobEnd, send: (events) => jobs.send([...events]) },
  };
  function contextFor(actor: Actor | null): AppContext {
    return { actor, db: root, root, ports, log, now, requestId: randomUUID(), afterCommit: (task) => void task() };
  }
  /** Work asked for by someone who may not act any more stops here. */
  async function standing(actorId: string): Promise<Actor> {
    const actor = await actorById(root, actorId);
    if (!actor) throw new AppError("FORBIDDEN", "The account this work was started for is no longer active.");
    // A one-time password bars its holder from the screens, not work that was started in their name.
    return { ...actor, passwordDue: false };
  }
  const stop = async (): Promise<void> => {
    live.close();
    await feed.close();
    await jobs.stop();
    await closeLocalPorts(local);
    await model?.close();
    await root.$disconnect();
  };
  return { root, ports, jobs, log, contextFor, stop };
}

/** A configured Inngest server drives the jobs; without one the embedded engine does, in this process. */
function jobMode(config: Env, log: Log, now: () => Date): JobRuntimeMode {
  const { INNGEST_BASE_URL: baseUrl, INNGEST_DEV: dev, INNGEST_EVENT_KEY: eventKey, INNGEST_SIGNING_KEY: signingKey } = config;
  if (dev || baseUrl !== undefined || eventKey !== undefined)
    return { kind: "server", baseUrl, dev, eventKey, signingKey, serveUrl: `${config.APP_URL}/api/inngest` };
  return { kind: "embedded", createEngine: (handler) => createEmbeddedEngine({ connectionString: config.DATABASE_URL, handler, log, now }) };
}

/** One set per process, also across hot reloads in development: two would run every cron twice. */
const shared = globalThis as typeof globalThis & { riskDesk?: Promise<Services> };

export function getServices(): Promise<Services> {
  if (shared.riskDesk) return shared.riskDesk;
  const starting = start();
  shared.riskDesk = starting;
  // The database may be gone for a while, and a template may be mended: the next request tries again.
  starting.catch(() => {
    if (shared.riskDesk === starting) shared.riskDesk = undefined;
  });
  return starting;
}

/** The fault of the last start, if it failed: who asks for health every few seconds must not fill the log. */
let toldOf: string | null = null;

async function start(): Promise<Services> {
  let services: Services | null = null;
  try {
    services = buildServices(env(), process.cwd());
    await plantPrompts(services.root, new Date());
    await services.jobs.start();
    toldOf = null;
    return services;
  } catch (error) {
    await services?.stop().catch(() => undefined);
    const fault = startFault(error);
    if (fault.code !== toldOf) createLog({ level: "error" }).error("The app could not start.", { code: fault.code, error });
    toldOf = fault.code;
    throw new StartError(fault, error);
  }
}
