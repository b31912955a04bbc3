import type { Db, RootDb } from "@/adapters/db";
import type { Role } from "@/domain/access/permissions";
import type { Analyst } from "@/domain/ports/analyst";
import type { AnalystQuestions } from "@/domain/ports/analyst-questions";
import type { RecipeBook } from "@/domain/recipes/recipe";
import type { DocumentReader } from "@/domain/ports/document-reader";
import type { Log } from "@/domain/ports/log";
import type { ModelClient } from "@/domain/ports/model-client";
import type { PromptBook } from "@/domain/ports/prompt-book";
import type { ReportRenderer } from "@/domain/ports/report-renderer";
import type { Storage } from "@/domain/ports/storage";
import type { Webhooks } from "@/domain/ports/webhooks";
import type { Rubric } from "@/domain/risk/rubric";
import type { LiveJobs } from "./live-jobs";
import type { OnJobEnd } from "./on-job-end";
import type { TaskEvent } from "./task";

/** Who acts. Jobs act for the person who asked for them. */
export interface Actor {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** A one-time password waits to be replaced: until then only the account's own verbs work. Absent = no. */
  passwordDue?: boolean;
  /** Set when a personal token speaks for the person: what it may be used for. Absent = a session or a job. */
  scopes?: readonly string[];
}

/** Everything a verb may reach besides the database; built once in src/server. */
export interface Ports {
  reader: DocumentReader;
  analyst: Analyst;
  /** Reads the same papers beside the analyst; its findings are shown and never count. null = there is no second opinion. */
  second: Analyst | null;
  /** An analyst that is told these prompts in place of those in production; null = no language model is configured. */
  analystWith: ((prompts: PromptBook) => Analyst) | null;
  /** The calls such an analyst would make, unsent; with or without a model. */
  questionsWith: (prompts: PromptBook) => AnalystQuestions;
  /** null = no language model is configured. */
  model: ModelClient | null;
  storage: Storage;
  reports: ReportRenderer;
  rubric: Rubric;
  recipes: RecipeBook;
  webhooks: Webhooks;
  /** Follows jobs as they go. */
  live: LiveJobs;
  /** Tells the job engine that rows wait to be sent; called after commit. */
  jobs: {
    notify(jobIds: string[]): Promise<void>;
    cancel(jobId: string): Promise<void>;
    /** Inside the transaction that ended the job: moves what rests on it. Send what it returns once that has committed. */
    ended: OnJobEnd;
    /** Starts tasks; called after commit. */
    send(events: readonly TaskEvent[]): Promise<void>;
  };
}

export interface AppContext {
  /** null = nobody is signed in. */
  actor: Actor | null;
  db: Db;
  root: RootDb;
  ports: Ports;
  log: Log;
  now(): Date;
  requestId: string;
  /** Set inside withTransaction: runs once the transaction has committed. */
  afterCommit(task: () => Promise<void>): void;
}
