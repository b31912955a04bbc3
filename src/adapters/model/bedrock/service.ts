import type { ConverseCommandInput, ConverseCommandOutput, ConverseStreamCommandInput, ConverseStreamCommandOutput } from "@aws-sdk/client-bedrock-runtime";

/** How one request goes out. */
export interface Sending {
  abortSignal: AbortSignal;
  /** Awaited when the request is made and signed, before any byte of it leaves. */
  leaves: () => Promise<void> | undefined;
}

/** The two operations we use, each tried once. */
export interface Service {
  converse(input: ConverseCommandInput, sending: Sending): Promise<ConverseCommandOutput>;
  converseStream(input: ConverseStreamCommandInput, sending: Sending): Promise<ConverseStreamCommandOutput>;
  close(): void;
}

/** A hundred assessments may ask at once; the SDK's own ceiling of 50 would make them queue unseen. */
const SOCKETS = 128;
const CONNECT_MS = 5_000;

/**
 * Loads the SDK. HTTP/1.1 in place of its HTTP/2 default: kept-alive sockets are shared between calls, one that
 * breaks takes one call with it, and proxies and private endpoints understand it.
 */
export async function openService(options: { region: string; endpoint: string | null }): Promise<Service> {
  const [{ BedrockRuntimeClient, ConverseCommand, ConverseStreamCommand }, { NodeHttpHandler }] = await Promise.all([
    import("@aws-sdk/client-bedrock-runtime"),
    import("@smithy/node-http-handler"),
  ]);
  /** What opens the connection and writes to it; the SDK hands it the options of the call. */
  class HeldHandler extends NodeHttpHandler {
    override async handle(...[request, sending]: Parameters<InstanceType<typeof NodeHttpHandler>["handle"]>): ReturnType<InstanceType<typeof NodeHttpHandler>["handle"]> {
      await (sending as Partial<Sending> | undefined)?.leaves?.();
      return super.handle(request, sending);
    }
  }
  const agent = { keepAlive: true, maxSockets: SOCKETS };
  const client = new BedrockRuntimeClient({
    region: options.region,
    ...(options.endpoint === null ? {} : { endpoint: options.endpoint }),
    maxAttempts: 1,
    requestHandler: new HeldHandler({ connectionTimeout: CONNECT_MS, httpAgent: agent, httpsAgent: agent }),
  });
  return {
    converse: (input, sending) => client.send(new ConverseCommand(input), sending),
    converseStream: (input, sending) => client.send(new ConverseStreamCommand(input), sending),
    close: () => client.destroy(),
  };
}
