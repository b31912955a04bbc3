import { z } from "zod";

/** What a recipe's own job stores as its input; pipeline reads `hold` when the job ends. */
export const stepsInput = z.object({
  input: z.unknown(),
  prompt: z.string().nullable(),
  assessmentId: z.uuid().nullable(),
  documentId: z.uuid().nullable(),
  /** Of each step, the version of its desk prompt that was in force at the start; null for another step. Jobs of before have none. */
  promptVersionIds: z.array(z.uuid().nullable()).default([]),
  hold: z.enum(["GAPS", "SCORE", "CHAIN"]).nullable(),
});
export type StepsInput = z.output<typeof stepsInput>;
