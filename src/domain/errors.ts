/**
 * The few nouns every failure is named by. `userMessage` may be shown to anyone who may see the
 * resource; `message` is for the log and never leaves the server.
 */
export type ErrorKind =
  | "UNAUTHENTICATED"
  | "FORBIDDEN"
  | "NOT_FOUND"
  | "CONFLICT"
  | "INVALID"
  | "TOO_LARGE"
  | "RATE_LIMITED"
  | "UPSTREAM"
  | "UNAVAILABLE"
  | "INTERNAL";

export interface AppErrorOptions {
  /** Stable machine code, finer than the kind: "STALE_FORM", "PLAUSIBILITY", "DISK_FULL". */
  code?: string;
  /** Which input field is meant, in the contract's own path notation: "value.amount". */
  field?: string;
  /** Seconds after which trying again makes sense. */
  retryAfterSec?: number;
  /** What the log should say; never shown. */
  detail?: string;
  cause?: unknown;
}

export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly userMessage: string;
  readonly field: string | null;
  readonly retryAfterSec: number | null;

  constructor(kind: ErrorKind, userMessage: string, options: AppErrorOptions = {}) {
    super(options.detail ?? userMessage, { cause: options.cause });
    this.name = "AppError";
    this.kind = kind;
    this.code = options.code ?? kind;
    this.userMessage = userMessage;
    this.field = options.field ?? null;
    this.retryAfterSec = options.retryAfterSec ?? null;
  }
}

/** Someone else's row and no row at all are told apart by nobody: both are this. */
export const notFound = (what: string): AppError =>
  new AppError("NOT_FOUND", `This ${what} does not exist, or it is not shared with you.`);

export const forbidden = (what: string): AppError =>
  new AppError("FORBIDDEN", `Your role does not allow you to ${what}.`);

export const conflict = (userMessage: string, options?: AppErrorOptions): AppError =>
  new AppError("CONFLICT", userMessage, options);

export const invalid = (userMessage: string, options?: AppErrorOptions): AppError =>
  new AppError("INVALID", userMessage, options);
