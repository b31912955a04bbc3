import type { RecipeConfig } from "./recipe-types";
import type { IdempotencyScope } from "./run";

/** A recipe of the installation: what may be submitted by its name. */
export interface Recipe {
  name: string;
  version: string;
  description: string;
  /** What it runs, one after another: a job type, a chain, or "prompt". */
  steps: string[];
  /** JSON Schema of the input; null = any JSON. */
  inputSchema: unknown;
  /** Settings a call may override, with the template's values. */
  config: RecipeConfig;
  job: { enabled: boolean; timeoutSec: number; idempotencyScope: IdempotencyScope; events: string[]; tellsWebhook: boolean };
  background: { enabled: boolean; maxConcurrent: number; cleanupDelaySec: number | null };
  schedule: { enabled: boolean; cadence: string; timezone: string; maxRetries: number; timeoutSec: number; maxCostUsd: number | null };
}
