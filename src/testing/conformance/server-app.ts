import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Inngest, type InngestFunction } from "inngest";
import { serve } from "inngest/node";

/** A running Inngest server, and how it reaches this process. */
export interface ServerAddress {
  url: string;
  /** Name of this machine as the server sees it. */
  appHost?: string;
  /** Absent for a development server, which signs nothing. */
  eventKey?: string;
  signingKey?: string;
}

export interface ConnectedApp {
  client: Inngest;
  close(): Promise<void>;
}

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined };

/** An app of these functions over HTTP, registered with the server. */
export async function connectServer(address: ServerAddress, build: (client: Inngest) => InngestFunction.Like[]): Promise<ConnectedApp> {
  const { url, appHost = "127.0.0.1", eventKey = "conformance", signingKey } = address;
  const client = new Inngest({ id: "conformance", isDev: signingKey === undefined, baseUrl: url, eventKey, signingKey, logger: quiet });
  const http = createServer(serve({ client, functions: build(client) }));
  await once(http.listen(0), "listening");
  const { port } = http.address() as AddressInfo;
  const path = `http://${appHost}:${port}/api/inngest`;
  const synced = await fetch(path, { method: "PUT" });
  if (!synced.ok) throw new Error(`The server at ${url} did not take the functions (${synced.status}): ${await synced.text()}`);
  return {
    client,
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
