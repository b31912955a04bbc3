import { env } from "@/env";
import { getServices } from "../container";
import { isOurFault, problem } from "./problem";
import { assertSameOrigin } from "./same-origin";

/** Runs a route's work; a refused origin and every error become problem+json, and ours are logged. */
export async function answer(request: Request, work: () => Promise<Response>): Promise<Response> {
  const requestId = request.headers.get("x-request-id") ?? crypto.randomUUID();
  try {
    assertSameOrigin(request, env().APP_URL);
    return await work();
  } catch (error) {
    if (isOurFault(error)) await report(error, request, requestId);
    return problem(error, requestId);
  }
}

async function report(error: unknown, request: Request, requestId: string): Promise<void> {
  const services = await getServices().catch(() => null);
  services?.log.error("request failed", { method: request.method, path: new URL(request.url).pathname, requestId, error });
}
