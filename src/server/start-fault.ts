import { TemplateError } from "@/adapters/recipes";
import { RubricError } from "@/adapters/rubric/load-rubric";
import { databaseGone } from "@/domain/database-gone";
import { AppError } from "@/domain/errors";
import { START_FAULTS, type StartFault, templateStartFault } from "@/domain/start-faults";
import { SettingsError } from "@/env";

/** Seconds; a template or a setting is mended by a person, a database comes back by itself. */
const RETRY_AFTER_SEC = 5;
/** Prisma's codes and Postgres' own. */
const BY_CODE: readonly [RegExp, "DATABASE_REFUSED" | "DATABASE_SCHEMA"][] = [
  [/^(?:P1000|P1010|28000|28P01)$/, "DATABASE_REFUSED"],
  [/^(?:P2021|P2022|42P01|42703|3F000)$/, "DATABASE_SCHEMA"],
];

/** What an error is that ended a start. */
export function startFault(error: unknown): StartFault {
  if (error instanceof TemplateError) return templateStartFault(error.code);
  const code = codeOf(error);
  return { code, sentence: START_FAULTS[code] };
}

function codeOf(error: unknown): keyof typeof START_FAULTS {
  if (databaseGone(error) !== null) return "DATABASE_DOWN";
  if (error instanceof SettingsError) return "SETTINGS";
  if (error instanceof RubricError) return "RUBRIC";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return BY_CODE.find(([codes]) => codes.test(code))?.[1] ?? "NOT_STARTED";
}

/** A failed start as every request is told of it. */
export class StartError extends AppError {
  constructor(readonly fault: StartFault, cause: unknown) {
    super("UNAVAILABLE", fault.sentence, { code: fault.code === "DATABASE_DOWN" ? "DATABASE_DOWN" : "NOT_STARTED", retryAfterSec: RETRY_AFTER_SEC, cause });
  }
}
