import type { Answer } from "./answer";
import { readAnswer } from "./answer";
import type { Claimed } from "./claim";
import type { EngineFunction } from "./functions";
import { wireError } from "./protocol";
import { ulid } from "./ulid";

/** One request of the protocol, made in-process: plain data, since Request and Response cost as much as the call itself. */
export interface AppCall {
  method: "POST" | "PUT";
  url: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
}

export interface AppAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The SDK's handler for its functions. */
export type AppHandler = (call: AppCall) => Promise<AppAnswer>;

/** Where the SDK believes it is served; the request never leaves the process. */
export const SERVE_URL = "http://embedded.invalid/api/inngest";
const HOST = new URL(SERVE_URL).host;
const DISCOVERY = "step";

/** Makes one call of the served handler and reads its answer; a handler that throws counts as a failed call. */
export async function callFunction(handler: AppHandler, fn: EngineFunction, call: Claimed, nowMs: number): Promise<Answer> {
  try {
    return readAnswer(await handler(requestFor(fn, call, nowMs)), nowMs);
  } catch (error) {
    return { kind: "again", error: wireError(error, "The app could not be called."), retryAfterMs: null };
  }
}

/** The call request of the protocol (3.3). Event and steps are stored JSON text, passed on as they are. */
export function requestFor(fn: EngineFunction, call: Claimed, nowMs: number): AppCall {
  const requestId = ulid(nowMs);
  const ctx = {
    attempt: call.attempt,
    // What one of several planned steps uncovers must wait for the rest of its batch.
    disable_immediate_execution: call.parallel,
    env: "",
    fn_id: fn.id,
    generation_id: call.generation,
    job_id: call.id,
    max_attempts: fn.maxAttempts,
    qi_id: call.id,
    request_id: requestId,
    run_id: call.runId,
    stack: { current: call.depth, stack: call.stack },
    step_id: DISCOVERY,
    use_api: false,
  };
  const body = `{"ctx":${JSON.stringify(ctx)},"defers":{},"event":${call.event},"events":[${call.event}],"steps":${call.steps},"use_api":false,"version":${call.reqVersion}}`;
  return {
    method: "POST",
    url: `${SERVE_URL}?fnId=${encodeURIComponent(fn.id)}&stepId=${call.step}`,
    body,
    headers: {
      "content-type": "application/json",
      host: HOST,
      "user-agent": "Inngest",
      "x-inngest-generation-id": String(call.generation),
      "x-inngest-job-id": call.id,
      "x-inngest-req-version": String(call.reqVersion),
      "x-inngest-step-id": call.step,
      "x-request-id": requestId,
      "x-run-id": call.runId,
    },
  };
}

/** Asks the SDK for its functions, in the answer itself rather than by a request of its own. */
export async function fetchFunctionConfigs(handler: AppHandler): Promise<unknown> {
  const { status, body } = await handler({
    method: "PUT",
    url: SERVE_URL,
    body: JSON.stringify({ url: SERVE_URL }),
    headers: { "content-type": "application/json", host: HOST, "x-inngest-sync-kind": "in_band" },
  });
  if (status !== 200) throw new Error(`The functions could not be registered (${status}): ${body}`);
  return JSON.parse(body);
}
