import type { ConverseCommandInput, ConverseCommandOutput, ConverseStreamCommandInput, ConverseStreamCommandOutput } from "@aws-sdk/client-bedrock-runtime";

/** The two operations we use, each tried once. */
export interface Service {
  converse(input: ConverseCommandInput, signal: AbortSignal): Promise<ConverseCommandOutput>;
  converseStream(input: ConverseStreamCommandInput, signal: AbortSignal): Promise<ConverseStreamCommandOutput>;
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
  const agent = { keepAlive: true, maxSockets: SOCKETS };
  const client = new BedrockRuntimeClient({
    region: options.region,
    ...(options.endpoint === null ? {} : { endpoint: options.endpoint }),
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler({ connectionTimeout: CONNECT_MS, httpAgent: agent, httpsAgent: agent }),
  });
  return {
    converse: (input, abortSignal) => client.send(new ConverseCommand(input), { abortSignal }),
    converseStream: (input, abortSignal) => client.send(new ConverseStreamCommand(input), { abortSignal }),
    close: () => client.destroy(),
  };
}
