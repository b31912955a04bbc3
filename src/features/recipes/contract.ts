import { z } from "zod";

export const recipeNameInput = z.strictObject({ name: z.string().min(1).max(100) });

/** A recipe as programs and forms see it. The template's own webhook address is not among it: it may hold a secret. */
export interface RecipeView {
  name: string;
  version: string;
  description: string;
  /** What it runs, one after another: a job type, a chain, "prompt", or "prompt SLUG" for one of the prompt desk. */
  steps: string[];
  /** JSON Schema of the input; null = any JSON. */
  inputSchema: unknown;
  /** Settings a call may override, with the template's values. */
  config: Record<string, string | number | boolean | null>;
  job: { enabled: boolean; timeoutSec: number; idempotencyScope: "none" | "session" | "global"; events: string[]; tellsWebhook: boolean };
  background: { enabled: boolean; maxConcurrent: number; cleanupDelaySec: number | null };
  schedule: { enabled: boolean; cadence: string; timezone: string; maxRetries: number; timeoutSec: number; maxCostUsd: number | null };
}
