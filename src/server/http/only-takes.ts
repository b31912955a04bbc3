import { problemResponse } from "./problem";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

/**
 * For a route that takes these methods: handlers of all the others, which say so as a problem. Without them Next answers 405
 * with nothing in it.
 */
export function onlyTakes<Taken extends Method>(...taken: Taken[]): Record<Exclude<Method, Taken>, (request: Request) => Response> {
  const allow = METHODS.filter((method) => (taken as Method[]).includes(method)).join(", ");
  const refuse = (request: Request): Response =>
    problemResponse(
      { status: 405, title: "Not this method", detail: `${new URL(request.url).pathname} takes ${allow}, not ${request.method}.`, code: "METHOD_NOT_ALLOWED" },
      request.headers.get("x-request-id") ?? crypto.randomUUID(), { allow },
    );
  return Object.fromEntries(METHODS.map((method) => [method, refuse])) as Record<Exclude<Method, Taken>, typeof refuse>;
}
