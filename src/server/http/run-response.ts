import { createHash } from "node:crypto";
import type { SubmissionView } from "@/features/submissions/contract";
import type { Submitted } from "@/features/submissions/server";
import { namesCurrent } from "./none-match";

/** Seconds between two polls that programs are asked for. */
const POLL_SEC = "3";

const live = (status: SubmissionView["status"]): boolean => status === "queued" || status === "running";

/** 202 while the run goes on, 200 once it has ended (after `Prefer: wait`, or as a replay). */
export function submittedResponse({ run, replayed }: Submitted): Response {
  const headers: Record<string, string> = { location: run.links.self, "cache-control": "no-store" };
  if (live(run.status)) headers["retry-after"] = POLL_SEC;
  if (replayed) headers["idempotent-replayed"] = "true";
  return Response.json(run, { status: live(run.status) ? 202 : 200, headers });
}

/** A call that changes something answers what it did, whatever its sender has. */
const isRead = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

/** An answer that is polled: ETag and 304 while nothing changed, Retry-After while it may still change. */
export function polledResponse(request: Request, body: unknown, more: boolean): Response {
  const text = JSON.stringify(body);
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const headers: Record<string, string> = { etag, "cache-control": "private, no-cache" };
  if (more) headers["retry-after"] = POLL_SEC;
  if (isRead(request) && namesCurrent(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "content-type": "application/json" } });
}

export const runResponse = (request: Request, run: SubmissionView): Response => polledResponse(request, run, live(run.status));
