import type { RootDb } from "@/adapters/db";
import { createEmbeddedEngine } from "@/adapters/engine";
import { createJobRuntime, type JobRuntime } from "@/adapters/inngest";
import { createWebhooks } from "@/adapters/webhooks";
import type { Webhooks } from "@/domain/ports/webhooks";
import type { RecipeBook } from "@/domain/recipes/recipe";
import { createJobLedger } from "@/features/jobs/server";
import { deliverWebhook } from "@/features/webhooks/jobs/deliver-webhook";
import { sweepDeliveries, webhookOutbox } from "@/features/webhooks/server";
import type { Actor, AppContext, Ports } from "@/kernel/context";
import type { AnyJobDefinition } from "@/kernel/job";
import type { JobLedger } from "@/kernel/job-ledger";
import { testContext } from "./context";
import { silentLog } from "./fakes";

export const APP_URL = "https://risk.example.org";
/** Receivers of this machine may be reached, as on a developer's laptop. */
export const localWebhooks = (masterSecret = "a master secret of more than thirty-two characters"): Webhooks =>
  createWebhooks({ masterSecret, policy: { ports: [443, 8443], allowLoopback: true } });

export interface WebhookApp {
  ctx: AppContext;
  ledger: JobLedger;
  runtime: JobRuntime;
  stop(): Promise<void>;
}

/** Jobs, outbox and the delivery task on a real engine, put together as the product does. */
export async function startWebhookApp(
  url: string,
  db: RootDb,
  options: {
    actor?: Actor;
    recipes?: Pick<RecipeBook, "find">;
    now?: () => Date;
    webhooks?: Webhooks;
    definitions?: readonly AnyJobDefinition[];
    /** false = sends work, runs none. */
    drives?: boolean;
  } = {},
): Promise<WebhookApp> {
  const { recipes = { find: () => null }, now = () => new Date(), webhooks = localWebhooks(), definitions = [], drives = true } = options;
  const ended = webhookOutbox({ appUrl: APP_URL, recipes });
  const ledger = createJobLedger(db, now, ended, (events) => runtime.send([...events]));
  const runtime: JobRuntime = createJobRuntime({
    definitions,
    ledger,
    log: silentLog,
    mode: { kind: "embedded", createEngine: (handler) => createEmbeddedEngine({ connectionString: url, handler, log: silentLog, now }) },
    contextFor: async () => ctx,
    tasks: [deliverWebhook],
    taskSweep: () => sweepDeliveries(db, now()),
    systemContext: () => ({ ...ctx, actor: null }),
  });
  const jobs: Ports["jobs"] = { notify: async () => undefined, cancel: async () => undefined, ended, send: (events) => runtime.send([...events]) };
  const ctx: AppContext = await testContext({ db, actor: options.actor, now, ports: { webhooks, jobs } });
  if (drives) await runtime.start();
  return { ctx, ledger, runtime, stop: () => runtime.stop() };
}
