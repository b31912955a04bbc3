import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type ConverseBody, converseBody, refusalOf } from "./converse-body";
import type { Fault } from "./exceptions";
import { type CountedUsage, createPrefixCache } from "./prefix-cache";
import { sendAnswer, sendException } from "./send-answer";

export type { ConverseBody } from "./converse-body";
export { type ExceptionName, type Fault, STATUS_OF } from "./exceptions";

export interface DoubleCall {
  modelId: string;
  stream: boolean;
  body: ConverseBody;
  /** The body as it came over the wire. */
  raw: string;
  usage: CountedUsage | null;
  fault: Fault | null;
  /** The caller closed the connection before the answer was whole. */
  abandoned: boolean;
}

export interface DoubleAnswer {
  text: string;
  stopReason?: string;
  /** How the text is cut for a stream; absent = every 12 characters. */
  pieces?: string[];
}

/** What the model "thinks": gets the call, gives text or a fault. `number` counts calls from 0. */
export type Mind = (call: ConverseBody, number: number) => string | DoubleAnswer | Fault | Promise<string | DoubleAnswer | Fault>;

export interface BedrockDouble {
  url: string;
  /** In the order they came; refused ones too. */
  calls: DoubleCall[];
  /** Most calls that were in hand at one time. */
  atOnce(): number;
  think(mind: Mind): void;
  close(): Promise<void>;
}

/** A server that speaks the Converse protocol: paths, signatures, bodies, frames, exceptions and token counts. */
export async function startBedrockDouble(mind: Mind = () => "ok"): Promise<BedrockDouble> {
  let think = mind;
  const calls: DoubleCall[] = [];
  const cache = createPrefixCache();
  let [open, most] = [0, 0];

  const server = createServer((request, response) => {
    open += 1;
    most = Math.max(most, open);
    response.on("close", () => void (open -= 1));
    response.on("error", () => undefined);
    void handle(request, response).catch((error: unknown) => {
      if (!response.headersSent) sendException(response, { kind: "exception", name: "InternalServerException", message: String(error) });
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await bodyOf(request);
    const route = /^\/model\/([^/]+)\/(converse|converse-stream)$/.exec(request.url ?? "");
    const refuse = (message: string): void => sendException(response, { kind: "exception", name: "ValidationException", message });
    if (!route?.[1] || request.method !== "POST") return refuse(`no operation at ${request.method} ${request.url}`);
    if (!/^AWS4-HMAC-SHA256 Credential=[^ ]+\/[a-z0-9-]+\/bedrock\/aws4_request, SignedHeaders=[^ ]+, Signature=[0-9a-f]{64}$/.test(request.headers.authorization ?? ""))
      return sendException(response, { kind: "exception", name: "MissingAuthenticationTokenException", message: "Missing Authentication Token" });
    const parsed = converseBody.safeParse(JSON.parse(raw));
    if (!parsed.success) return refuse(parsed.error.message);
    const call: DoubleCall = { modelId: decodeURIComponent(route[1]), stream: route[2] === "converse-stream", body: parsed.data, raw, usage: null, fault: null, abandoned: false };
    const number = calls.push(call) - 1;
    response.on("close", () => void (call.abandoned = !response.writableFinished));
    const refusal = refusalOf(call.body);
    if (refusal !== null) return refuse(refusal);
    const thought = await think(call.body, number);
    if (typeof thought === "object" && "kind" in thought) call.fault = thought;
    const answer: DoubleAnswer = typeof thought === "string" ? { text: thought } : "kind" in thought ? { text: "half of an answer that never got to its end" } : thought;
    if (call.fault?.kind !== "exception") call.usage = cache.count(call.modelId, call.body, answer.text);
    await sendAnswer(response, call, answer);
  }

  // The service keeps idle connections for minutes; five seconds, Node's own, close some just as they are used again.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    atOnce: () => most,
    think: (next) => void (think = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
