import { invalid } from "@/domain/errors";
import { followJob } from "@/features/jobs/server";
import type { SubmitInput } from "@/features/submissions/contract";
import { getRun, submitRun, type Submitted } from "@/features/submissions/server";
import type { AppContext } from "@/kernel/context";
import { camelKeys } from "./camel-keys";
import { jsonBody } from "./json-body";

/** Longest an answer is held back for `Prefer: wait`, seconds: proxies cut silent requests soon after. */
const WAIT_MAX_SEC = 55;

const RESPOND_ASYNC = /(?:^|[,;\s])respond-async(?:$|[,;\s])/i;

/** POST /api/v1/runs: the body in either case, `Idempotency-Key` beside it, and `Prefer` (RFC 7240): wait=N, or respond-async alone for a background task. */
export async function submitFromRequest(ctx: AppContext, request: Request): Promise<Submitted> {
  const body = camelKeys(await jsonBody<unknown>(ctx, request));
  const prefer = request.headers.get("prefer") ?? "";
  const seconds = waitOf(prefer);
  const submitted = await submitRun(ctx, withKeyOf(request.headers, body) as SubmitInput, { background: seconds === 0 && RESPOND_ASYNC.test(prefer) });
  if (seconds === 0) return submitted;
  const { jobId } = submitted.run;
  await endOf(ctx, jobId, AbortSignal.any([request.signal, AbortSignal.timeout(seconds * 1000)]));
  return { ...submitted, run: { ...submitted.run, ...(await getRun(ctx, { id: jobId })) } };
}

/** Resolves when the job has ended or the signal fires; the job goes on either way. */
async function endOf(ctx: AppContext, id: string, signal: AbortSignal): Promise<void> {
  const { events } = await followJob(ctx, { id, after: null }, signal);
  let next = await events.next();
  while (next.done !== true) next = await events.next();
}

function withKeyOf(headers: Headers, body: unknown): unknown {
  const header = headers.get("idempotency-key");
  if (header === null || typeof body !== "object" || body === null) return body;
  // The draft standard writes the key as a quoted string; both are in use.
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header;
  if ("idempotencyKey" in body && body.idempotencyKey !== key)
    throw invalid("The header Idempotency-Key and the field idempotencyKey differ. Send one of them.", { code: "TWICE", field: "idempotencyKey" });
  return { ...body, idempotencyKey: key };
}

function waitOf(prefer: string): number {
  const seconds = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,6})"?/i.exec(prefer)?.[1];
  return Math.min(WAIT_MAX_SEC, Number(seconds ?? 0));
}
