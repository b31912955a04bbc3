import type { ServerResponse } from "node:http";

/** Set by scripts/serve.mjs: each response under the number of its request, as long as it is open. */
const held = globalThis as typeof globalThis & { riskDeskResponses?: ReadonlyMap<string, ServerResponse> };

/**
 * The response this request gets, where our own server runs, so that a body told to hundreds at once can be written to it without a
 * web stream for each (ADR 14); undefined anywhere else. The number is the server's own: what a client sends under that name is replaced.
 */
export const ownResponse = (request: Request): ServerResponse | undefined =>
  held.riskDeskResponses?.get(request.headers.get("x-request-id") ?? "");
