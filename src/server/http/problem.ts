import { ZodError } from "zod";
import { databaseGone } from "@/domain/database-gone";
import { AppError, type ErrorKind } from "@/domain/errors";
import { fieldFault } from "./field-fault";

const STATUS: Record<ErrorKind, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  INVALID: 422,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  UPSTREAM: 502,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

const UNKNOWN = "Something failed on our side. Nothing was saved half. Try again; if it stays, give the reference to your admin.";

/** An error as RFC 9457 problem+json. What is not an AppError shows nothing of itself. */
export function problem(error: unknown, requestId: string): Response {
  const known = error instanceof ZodError ? fieldFault(error) : (databaseGone(error) ?? error);
  const fault = known instanceof AppError ? known : new AppError("INTERNAL", UNKNOWN);
  const more: Record<string, string> = fault.retryAfterSec === null ? {} : { "retry-after": String(fault.retryAfterSec) };
  return problemResponse({ status: STATUS[fault.kind], title: TITLES[fault.kind], detail: fault.userMessage, code: fault.code, ...(fault.field === null ? {} : { field: fault.field }) }, requestId, more);
}

interface Problem {
  status: number;
  title: string;
  detail: string;
  code: string;
  field?: string;
}

export function problemResponse(fault: Problem, requestId: string, more: Readonly<Record<string, string>> = {}): Response {
  const { field, ...rest } = fault;
  const body = { type: "about:blank", ...rest, requestId, ...(field === undefined ? {} : { field }) };
  const headers: Record<string, string> = { "content-type": "application/problem+json", "cache-control": "no-store", "x-request-id": requestId, ...more };
  if (fault.status === 401) headers["www-authenticate"] = "Bearer";
  return new Response(JSON.stringify(body), { status: fault.status, headers });
}

export const isOurFault = (error: unknown): boolean =>
  error instanceof AppError ? error.kind === "INTERNAL" : !(error instanceof ZodError);

const TITLES: Record<ErrorKind, string> = {
  UNAUTHENTICATED: "Not signed in",
  FORBIDDEN: "Not allowed",
  NOT_FOUND: "Not found",
  CONFLICT: "Changed in between",
  INVALID: "Input does not fit",
  TOO_LARGE: "Too large",
  RATE_LIMITED: "Too many tries",
  UPSTREAM: "Another service failed",
  UNAVAILABLE: "Not available now",
  INTERNAL: "Failed on our side",
};
