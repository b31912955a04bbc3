import { request as httpRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import type { OutgoingMessage, SealedSecret, SentAttempt, Webhooks } from "@/domain/ports/webhooks";
import { checkWebhookUrl, type UrlPolicy } from "@/domain/webhooks/webhook-url";
import { type Failure, failureInWords } from "./failure-words";
import { guardedLookup, refusedLiteral, type Resolve } from "./guarded-lookup";
import { readAnswer } from "./read-answer";
import { signedHeaders } from "./sign";

/** From the first look-up to the end of the answer, milliseconds. */
const DEADLINE_MS = 15_000;
const USER_AGENT = "RiskDesk-Webhooks/1.0";

export interface SenderOptions {
  policy: UrlPolicy;
  open: (kept: SealedSecret) => string | null;
  /** The system's name resolution by default. */
  resolve?: Resolve;
  /** Certificates trusted beside the public ones, PEM. */
  trusted?: string;
  deadlineMs?: number;
}

const NO_SECRET = "The signing secret could not be opened, since AUTH_SECRET was changed. Rotate the endpoint's secret, then send again.";

/** One request, no redirects, no reuse of connections: what one receiver does reaches no other. */
export function createSender(options: SenderOptions): Webhooks["send"] {
  return async (message) => {
    const beganAt = performance.now();
    const outcome = await attempt(message, options).catch((error: unknown) => failed(failureInWords(error)));
    return { ...outcome, durationMs: Math.round(performance.now() - beganAt) };
  };
}

type Outcome = Omit<SentAttempt, "durationMs">;
const failed = ({ code, sentence }: Failure): Outcome => ({ status: null, retryAfter: null, error: sentence, code, answer: null });
const refusedAddress = (sentence: string): Outcome => failed({ code: "ADDRESS_REFUSED", sentence });

async function attempt(message: OutgoingMessage, options: SenderOptions): Promise<Outcome> {
  // Asked again for each attempt: the rules may have become stricter since the address was given.
  const checked = checkWebhookUrl(message.url, options.policy);
  if (!checked.ok) return refusedAddress(checked.sentence);
  const url = new URL(checked.url);
  const refused = refusedLiteral(url.hostname, options.policy, url.protocol);
  if (refused) return refusedAddress(refused.message);
  const secrets = message.secrets.map(options.open).filter((secret) => secret !== null);
  if (secrets.length === 0) return failed({ code: "SECRET_UNREADABLE", sentence: NO_SECRET });
  return exchange(url, message, secrets, options);
}

async function exchange(url: URL, message: OutgoingMessage, secrets: readonly string[], options: SenderOptions): Promise<Outcome> {
  const { deadlineMs = DEADLINE_MS, policy, resolve } = options;
  const body = Buffer.from(message.body);
  const deadline = AbortSignal.timeout(deadlineMs);
  try {
    const response = await post(url, body, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "content-length": body.length,
        "user-agent": USER_AGENT,
        accept: "*/*",
        ...signedHeaders(message, secrets),
      },
      agent: false,
      lookup: guardedLookup(policy, url.protocol, resolve),
      signal: deadline,
      ...(options.trusted === undefined ? {} : { ca: options.trusted }),
    });
    const { text, cut } = await readAnswer(response);
    const received = response.statusCode !== undefined && response.statusCode >= 200 && response.statusCode < 300;
    return { status: response.statusCode ?? null, retryAfter: response.headers["retry-after"] ?? null, error: null, code: cut && received ? "ANSWER_CUT" : null, answer: text };
  } catch (error) {
    if (deadline.aborted) return failed({ code: "RECEIVER_TIMEOUT", sentence: `No answer came within ${deadlineMs / 1000} s.` });
    throw error;
  }
}

/** Resolves with the answer's head; everything else that can happen to a request rejects. */
function post(url: URL, body: Buffer, options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? httpsRequest : httpRequest)(url, options, resolve);
    request.on("error", reject);
    // 101 is no answer to a message.
    request.on("upgrade", (_response, socket) => {
      socket.destroy();
      reject(Object.assign(new Error("101"), { code: "UPGRADE" }));
    });
    request.end(body);
  });
}
