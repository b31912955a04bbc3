import { randomUUID } from "node:crypto";
import type { RootDb } from "@/adapters/db";
import type { AnalystQuestions } from "@/domain/ports/analyst-questions";
import type { Webhooks } from "@/domain/ports/webhooks";
import type { RecipeBook } from "@/domain/recipes/recipe";
import type { Role } from "@/domain/access/permissions";
import type { Rubric } from "@/domain/risk/rubric";
import type { Actor, AppContext, Ports } from "@/kernel/context";
import type { LiveJobs } from "@/kernel/live-jobs";
import { createUser } from "./factories";
import { blankAnalyst, memoryStorage, silentLog, textReader, tinyReports } from "./fakes";

export interface TestContextOptions {
  db: RootDb;
  /** Makes a new user of this role and acts as them. */
  role?: Role;
  /** Acts as this person; null is nobody. Wins over `role`. */
  actor?: Actor | null;
  ports?: Partial<Ports>;
  now?: () => Date;
}

/** The context of a verb under test: a real database, a real user row, and fakes for what is not given. */
export async function testContext(options: TestContextOptions): Promise<AppContext> {
  const { db, role = "analyst", ports = {} } = options;
  const actor = options.actor === undefined ? await createUser(db, role) : options.actor;
  return {
    actor,
    db,
    root: db,
    ports: {
      reader: textReader,
      analyst: blankAnalyst,
      second: null,
      analystWith: null,
      questionsWith: () => missing<AnalystQuestions>("questionsWith()"),
      model: null,
      storage: memoryStorage(),
      reports: tinyReports,
      rubric: missing<Rubric>("rubric"),
      recipes: missing<RecipeBook>("recipes"),
      webhooks: missing<Webhooks>("webhooks"),
      live: missing<LiveJobs>("live"),
      jobs: { notify: async () => undefined, cancel: async () => undefined, ended: async () => undefined, send: async () => undefined },
      ...ports,
    },
    log: silentLog,
    now: options.now ?? (() => new Date()),
    requestId: randomUUID(),
    // Outside a transaction there is nothing to wait for.
    afterCommit: (task) => void task(),
  };
}

/** A port this test did not give: touching it says which. */
function missing<T extends object>(name: string): T {
  return new Proxy({} as T, {
    get: (_target, property) => {
      throw new Error(`The test reads ports.${name}.${String(property)} but gave testContext no ${name}.`);
    },
  });
}
