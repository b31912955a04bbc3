import type { z } from "zod";
import { invalid } from "@/domain/errors";

/** A template's own schema may be looser than what its step needs. @throws AppError INVALID, INPUT, with the path */
export function shapedInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = ["input", ...(issue?.path ?? [])].join(".");
  const words = (issue?.message ?? "does not fit").replace(/\.$/, "");
  throw invalid(/^(is|goes) /.test(words) ? `${path} ${words}.` : `${path}: ${words}.`, { field: path, code: "INPUT" });
}
