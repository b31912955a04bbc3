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
  const sendings = new WeakMap<object, Sending>();
  /** What opens the connection and writes to it. A request that nobody accounts for does not leave. */
  class HeldHandler extends NodeHttpHandler {
    override async handle(...[request, options]: Parameters<InstanceType<typeof NodeHttpHandler>["handle"]>): ReturnType<InstanceType<typeof NodeHttpHandler>["handle"]> {
      const sending = sendings.get(request);
      if (!sending) throw new Error("A request without its call.");
      await sending.leaves();
      return super.handle(request, { ...options, abortSignal: sending.abortSignal });
    }
  }
  const agent = { keepAlive: true, maxSockets: SOCKETS };
  const client = new BedrockRuntimeClient({
    region: options.region,
    ...(options.endpoint === null ? {} : { endpoint: options.endpoint }),
    maxAttempts: 1,
    // The chain of the SDK's middleware is made once and not for each call, which then has no options of its own: they go beside it.
    cacheMiddleware: true,
    requestHandler: new HeldHandler({ connectionTimeout: CONNECT_MS, httpAgent: agent, httpsAgent: agent }),
  });
  client.middlewareStack.add(
    (next) => (args) => {
      const sending = sendings.get(args.input);
      if (sending && typeof args.request === "object" && args.request !== null) sendings.set(args.request, sending);
      return next(args);
    },
    // The last to see the request: whoever signs it makes a new one.
    { step: "finalizeRequest", priority: "low", name: "callOfRequest" },
  );
  const beside = <Input extends object>(input: Input, sending: Sending): Input => {
    sendings.set(input, sending);
    return input;
  };
  return {
    converse: (input, sending) => client.send(new ConverseCommand(beside(input, sending))),
    converseStream: (input, sending) => client.send(new ConverseStreamCommand(beside(input, sending))),
    close: () => client.destroy(),
  };
}
