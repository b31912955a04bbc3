import { AppError } from "./errors";

export const DATABASE_GONE = "The database does not answer. What you saved is safe; wait a moment and try again, or tell your admin.";
/** Seconds; a restart of Postgres takes about as long. */
const RETRY_AFTER_SEC = 5;

/**
 * Codes of a server that cannot be reached, is starting, stopping or full: Prisma's P1001, P1002, P1003, P1017 and P2024, the
 * system's, and Postgres' own classes 57P (operator intervention), 08 (connection), 3D000 (no such database) and 53300 (too many connections).
 */
const GONE = /^(?:P1001|P1002|P1003|P1017|P2024|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|57P0[0-9]|08[0-9A-Z]{3}|3D000|53300)$/;
const DEPTH = 5;

/** The error as "the database is not there", when a driver says so by its code anywhere in its causes; null for any other. */
export function databaseGone(error: unknown): AppError | null {
  let one: unknown = error;
  for (let depth = 0; depth < DEPTH && typeof one === "object" && one !== null; depth += 1) {
    if (one instanceof AppError) return null;
    const code = "code" in one && typeof one.code === "string" ? one.code : "originalCode" in one && typeof one.originalCode === "string" ? one.originalCode : "";
    if (GONE.test(code)) return new AppError("UNAVAILABLE", DATABASE_GONE, { code: "DATABASE_DOWN", retryAfterSec: RETRY_AFTER_SEC, cause: error });
    one = "cause" in one ? one.cause : null;
  }
  return null;
}
