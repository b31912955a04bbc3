import { createHash } from "node:crypto";
import type { JobView } from "@/features/jobs/contract";

/** Seconds between two polls that the seed document asks for. */
const POLL_SEC = "3";

/** A job for programs: ETag and 304 while nothing changed, Retry-After while it still runs. */
export function jobResponse(request: Request, job: JobView): Response {
  const text = JSON.stringify(job);
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const headers: Record<string, string> = { etag, "cache-control": "private, no-cache" };
  if (!job.terminal) headers["retry-after"] = POLL_SEC;
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "content-type": "application/json" } });
}
