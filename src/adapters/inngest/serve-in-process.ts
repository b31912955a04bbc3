import { type Inngest, InngestCommHandler, type InngestFunction } from "inngest";
import { copyEnvironment } from "@/env";

/** One request of the protocol as plain data. */
export interface InProcessCall {
  method: string;
  url: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
}

export interface InProcessAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export type InProcessHandler = (call: InProcessCall) => Promise<InProcessAnswer>;

/** The SDK's own handler, without the Request and Response that only a network needs. */
export function serveInProcess(client: Inngest, functions: readonly InngestFunction.Like[]): InProcessHandler {
  copyEnvironment();
  const handler = new InngestCommHandler<[InProcessCall], InProcessAnswer>({
    frameworkName: "embedded",
    client,
    functions,
    handler: (call) => ({
      method: () => call.method,
      url: () => new URL(call.url),
      headers: (name) => call.headers[name.toLowerCase()] ?? null,
      body: () => call.body,
      transformResponse: ({ status, headers, body }) => ({ status, headers, body }),
    }),
  });
  return handler.createHandler();
}
