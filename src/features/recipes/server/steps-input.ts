import { z } from "zod";

/** What a recipe's own job stores as its input; pipeline reads `hold` when the job ends. */
export const stepsInput = z.object({
  input: z.unknown(),
  prompt: z.string().nullable(),
  assessmentId: z.uuid().nullable(),
  documentId: z.uuid().nullable(),
  hold: z.enum(["GAPS", "SCORE", "CHAIN"]).nullable(),
});
export type StepsInput = z.output<typeof stepsInput>;
