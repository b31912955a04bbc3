import { initTRPC, tracked, type TrackedEnvelope, type TRPCError } from "@trpc/server";
import superjson from "superjson";
import { z, ZodError } from "zod";
import { AppError } from "@/domain/errors";
import { refuseUnkeepable } from "@/domain/text/refuse-unkeepable";
import type { AppContext } from "@/kernel/context";
import { toTrpcError } from "./errors";
import { SILENCE_MS } from "./poll-plan";

/** What the browser learns of an error besides tRPC's own fields. */
export interface PublicFault {
  code: string;
  message: string;
  field: string | null;
  retryAfterSec: number | null;
  requestId: string;
}

const faultOf = (thrown: TRPCError, requestId: string): PublicFault => {
  // What fails outside a procedure, such as finding out who asks, has not been mapped yet.
  const error = thrown.code === "INTERNAL_SERVER_ERROR" ? toTrpcError(thrown) : thrown;
  const cause = error.cause;
  if (cause instanceof AppError)
    return { code: cause.code, message: cause.userMessage, field: cause.field, retryAfterSec: cause.retryAfterSec, requestId };
  if (cause instanceof ZodError) {
    const issue = cause.issues[0];
    return { code: "INVALID", message: issue?.message ?? "The input does not fit.", field: issue?.path.join(".") ?? null, retryAfterSec: null, requestId };
  }
  return { code: error.code, message: error.message, field: null, retryAfterSec: null, requestId };
};

/** Two may be late or lost before the browser takes the line for lost, which is as long as a page may stand still. */
const PING_MS = 7_000;

const t = initTRPC.context<AppContext>().create({
  transformer: superjson,
  sse: { ping: { enabled: true, intervalMs: PING_MS }, client: { reconnectAfterInactivityMs: SILENCE_MS } },
  errorFormatter({ shape, error, ctx }) {
    const fault = faultOf(error, ctx?.requestId ?? "");
    // The stack and the internal message stay on the server.
    return { message: fault.message, code: shape.code, data: { code: shape.data.code, httpStatus: shape.data.httpStatus, fault } };
  },
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Maps every thrown error once, so that routers hold no try. */
const mapped = t.procedure.use(async ({ next, ctx, path, getRawInput }) => {
  try {
    refuseUnkeepable(await getRawInput());
  } catch (error) {
    throw toTrpcError(error);
  }
  const result = await next();
  if (!result.ok) {
    const error = toTrpcError(result.error);
    if (error.code === "INTERNAL_SERVER_ERROR") {
      ctx.log.error("procedure failed", { path, requestId: ctx.requestId, error: String(result.error.cause ?? result.error) });
    }
    throw error;
  }
  return result;
});

/** Anyone, signed in or not. The verb's first line still decides. */
export const openProcedure = mapped;

/** Refuses early when nobody is signed in; the verb authorizes the action. */
export const procedure = mapped.use(({ ctx, next }) => {
  if (!ctx.actor) throw toTrpcError(new AppError("UNAUTHENTICATED", "Your session has ended. Sign in again; what you typed is kept."));
  return next();
});

/** A subscription's events with the place each has reached, so that the browser's own reconnecting resumes there. */
export async function* trackedBy<T>(events: AsyncIterable<{ cursor: string; told: T }>): AsyncGenerator<TrackedEnvelope<T>, void> {
  try {
    for await (const { cursor, told } of events) yield tracked(cursor, told);
  } catch (error) {
    // What fails here is past the middleware above; its words are mapped all the same.
    throw toTrpcError(error);
  }
}

/** Input of procedures that take one row's id. */
export const byId = z.object({ id: z.uuid() });
