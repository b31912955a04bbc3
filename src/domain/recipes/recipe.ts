import type { JobType } from "../jobs/job";
import type { PromptLabelName } from "../prompts/prompt";

/** A job recipe: what a program may ask for by name (recipes/NAME/TEMPLATE.yaml). */
export interface Recipe {
  /** kebab-case, the folder's name; what submitters write. */
  name: string;
  version: string;
  description: string;
  /** What it runs, one after another. */
  runs: readonly RecipeStep[];
  /** JSON Schema (2020-12) of `input`; null = any JSON. */
  inputSchema: unknown;
  /** Settings a call may override in `config`; unknown ones are refused by name. */
  config: Readonly<Record<string, JsonScalar>>;
  runtime: RecipeRuntime;
}

/** The recipe of a submission that brings a prompt and names none. */
export const PROMPT_RECIPE = "prompt";

export type JsonScalar = string | number | boolean | null;

export type RecipeStep =
  /** One of the product's own jobs, started as its owner would from the screen. */
  | { kind: "job"; type: Exclude<JobType, "RECIPE"> }
  /** A chain of the product by its recipe name: "risk-assessment". */
  | { kind: "chain"; chain: string }
  /** A prompt; `{{input}}`, `{{prompt}}` and the input's own top-level keys are its variables. */
  | { kind: "prompt"; system: string; user: string }
  /** A prompt of the prompt desk, at the version that has the label when the recipe is started; the same variables. */
  | { kind: "deskPrompt"; slug: string; label: PromptLabelName };

export const IDEMPOTENCY_SCOPES = ["none", "session", "global"] as const;
export type IdempotencyScope = (typeof IDEMPOTENCY_SCOPES)[number];

/** Which ends of a job are told to webhooks. */
export const JOB_ENDS = ["completed", "failed", "cancelled"] as const;
export type JobEnd = (typeof JOB_ENDS)[number];

/** The template's runtime block, variables already put in. */
export interface RecipeRuntime {
  job: {
    enabled: boolean;
    /** Seconds, 1–86,400. */
    timeoutSec: number;
    webhookUrl: string | null;
    idempotencyScope: IdempotencyScope;
    events: readonly JobEnd[];
  };
  background: {
    enabled: boolean;
    /** Steps of the recipe's own job that may run at once for one person. */
    maxConcurrent: number;
    /** Seconds after which the result of an ended job is forgotten; null = it is kept. */
    cleanupDelaySec: number | null;
  };
  schedule: {
    enabled: boolean;
    /** "hourly", "daily", "weekly", "*\/30m", "*\/6h", "90s" or five-field cron. */
    interval: string;
    timezone: string;
    maxRetries: number;
    timeoutSec: number;
    maxCostUsd: number | null;
  };
}

/** Port: the recipes of this installation, read once at start; a template that does not fit fails the start by its path. */
export interface RecipeBook {
  find(name: string): Recipe | null;
  list(): readonly Recipe[];
  /** First reason why this value does not fit the recipe's input schema, with its JSON pointer; null = it fits. */
  refuseInput(recipe: Recipe, input: unknown): { path: string; reason: string } | null;
}
