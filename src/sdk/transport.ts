import { backoffMs, retryAfterMs } from "./backoff";
import { type ClientOptions, resolveSettings, type Settings } from "./client-options";
import { errorOf, networkError } from "./error-of";
import { JobError } from "./job-error";
import { pause } from "./pause";

export interface Call {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** From /api on. */
  path: string;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  /** A body sent as it is, in place of JSON. */
  bytes?: BodyInit;
  headers?: Record<string, string>;
  /** Doing it twice is doing it once, so it may be tried again when nobody knows whether it arrived. */
  repeatable: boolean;
  /** NOT_FOUND at a repeat means that an earlier try did it and its answer was lost. */
  goneIsDone?: boolean;
  jobId?: string;
  signal?: AbortSignal;
  /** Added to the time one try may take, for a server that was asked to hold its answer back. */
  patienceMs?: number;
}

export interface Answer<Body> {
  body: Body;
  /** How often it had been tried before. */
  tries: number;
  retryAfterMs: number | null;
  replayed: boolean;
}

/** A server that wants more patience than this is better asked again by the caller. */
const LONGEST_RETRY_AFTER_MS = 60_000;

/** Speaks HTTP: address, key, time-outs, tries and errors, and nothing of jobs. */
export class Transport {
  readonly settings: Settings;

  constructor(options: ClientOptions) {
    this.settings = resolveSettings(options);
  }

  /** One call's JSON. @throws JobError, or the signal's reason */
  json<Body>(call: Call): Promise<Answer<Body>> {
    return this.repeated<Body>(call, async (response) => {
      const text = await response.text();
      return (text === "" ? null : parse(text, response, this.settings.base)) as Body;
    });
  }

  /** One call's file. @throws as json */
  file(call: Call): Promise<Answer<Blob>> {
    return this.repeated(call, (response) => response.blob());
  }

  private async repeated<Body>(call: Call, read: (response: Response) => Promise<Body>): Promise<Answer<Body>> {
    for (let tries = 0; ; tries++) {
      try {
        return { ...(await this.once(call, read)), tries };
      } catch (error) {
        if (tries > 0 && call.goneIsDone && error instanceof JobError && error.code === "NOT_FOUND")
          return { body: null as Body, tries, retryAfterMs: null, replayed: false };
        const wait = error instanceof JobError && call.repeatable ? this.waitBefore(error, tries + 1) : null;
        if (wait === null) throw error;
        await pause(wait, call.signal);
      }
    }
  }

  /** One try whose body is read as it comes; the caller's signal ends it. */
  async open(call: Call, signal: AbortSignal): Promise<Response> {
    const { method, path, query, headers, jobId } = call;
    try {
      return await this.settings.fetch(this.address(path, query), { method, headers: this.headers(headers), signal });
    } catch (error) {
      signal.throwIfAborted();
      throw networkError(this.settings.base, error, jobId);
    }
  }

  private async once<Body>(call: Call, read: (response: Response) => Promise<Body>): Promise<Omit<Answer<Body>, "tries">> {
    const { method, path, query, body, bytes, headers, jobId, signal } = call;
    const timeout = AbortSignal.timeout(this.settings.requestTimeoutMs + (call.patienceMs ?? 0));
    try {
      const response = await this.settings.fetch(this.address(path, query), {
        method,
        headers: this.headers({ ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) }),
        body: bytes ?? (body === undefined ? undefined : JSON.stringify(body)),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      if (!response.ok) throw errorOf(response, await response.text(), this.settings.base, jobId);
      return {
        body: await read(response),
        retryAfterMs: retryAfterMs(response.headers.get("retry-after"), Date.now()),
        replayed: response.headers.get("idempotent-replayed") === "true",
      };
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof JobError) throw error;
      if (timeout.aborted)
        throw new JobError("REQUEST_TIMEOUT", `${this.settings.base} did not answer within ${this.settings.requestTimeoutMs / 1000} s.`, { jobId, retryable: true, cause: error });
      throw networkError(this.settings.base, error, jobId);
    }
  }

  /** Milliseconds before the next try; null when there is to be none. */
  private waitBefore(error: JobError, failed: number): number | null {
    if (!error.retryable || failed > this.settings.retries) return null;
    if (error.retryAfterSec === null) return backoffMs(this.settings.backoff, failed, Math.random());
    const asked = error.retryAfterSec * 1000;
    return asked > LONGEST_RETRY_AFTER_MS ? null : asked;
  }

  private address(path: string, query: Call["query"] = {}): string {
    const given = Object.entries(query).filter((entry): entry is [string, string | number] => entry[1] !== undefined);
    const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
    return `${this.settings.base}${path}${search === "" ? "" : `?${search}`}`;
  }

  private headers(more: Record<string, string> = {}): Record<string, string> {
    const { apiKey } = this.settings;
    return { accept: "application/json", ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }), ...more };
  }
}

/** @param options the address, or the address with the key and the rest; without an address, what `configure` set */
export const transportTo = (options: string | ClientOptions): Transport => new Transport(typeof options === "string" ? { apiUrl: options } : options);

function parse(text: string, response: Response, base: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new JobError("BAD_ANSWER", `${base} did not answer with JSON. Is it the address of a Risk Desk?`, { status: response.status, cause });
  }
}
