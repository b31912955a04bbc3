import { TRPCError, type TRPC_ERROR_CODE_KEY } from "@trpc/server";
import { databaseGone } from "@/domain/database-gone";
import { AppError, type ErrorKind } from "@/domain/errors";

const CODE: Record<ErrorKind, TRPC_ERROR_CODE_KEY> = {
  UNAUTHENTICATED: "UNAUTHORIZED",
  FORBIDDEN: "FORBIDDEN",
  NOT_FOUND: "NOT_FOUND",
  CONFLICT: "CONFLICT",
  INVALID: "BAD_REQUEST",
  TOO_LARGE: "PAYLOAD_TOO_LARGE",
  RATE_LIMITED: "TOO_MANY_REQUESTS",
  UPSTREAM: "BAD_GATEWAY",
  UNAVAILABLE: "SERVICE_UNAVAILABLE",
  INTERNAL: "INTERNAL_SERVER_ERROR",
};

/** AppErrors keep their words; anything else becomes a plain 500 without its text. */
export function toTrpcError(error: unknown): TRPCError {
  if (error instanceof TRPCError) {
    const cause = error.cause;
    if (cause instanceof AppError) return new TRPCError({ code: CODE[cause.kind], message: cause.userMessage, cause });
    if (error.code !== "INTERNAL_SERVER_ERROR") return error;
  }
  if (error instanceof AppError) return new TRPCError({ code: CODE[error.kind], message: error.userMessage, cause: error });
  const gone = databaseGone(error);
  if (gone) return new TRPCError({ code: CODE[gone.kind], message: gone.userMessage, cause: gone });
  return new TRPCError({
    code: "INTERNAL_SERVER_ERROR",
    message: "Something failed on our side. Nothing was saved half. Try again; if it stays, give the reference to your admin.",
    cause: error,
  });
}
