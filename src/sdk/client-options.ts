import type { Backoff } from "./backoff";
import { JobError } from "./job-error";

export interface ClientOptions {
  /** Where the Risk Desk is, like "https://risk.example.org"; a path before /api is kept. */
  apiUrl?: string;
  /** A personal token ("rdk_…"). Without one, a browser sends its session's cookie to its own address. */
  apiKey?: string;
  /** In place of the global fetch: a proxy, a test, a framework's own. */
  fetch?: typeof fetch;
  /** Longest one try of one call may take, seconds. Default 30. */
  requestTimeoutSec?: number;
  /** How often a call that is safe to repeat is tried again after a network failure, 429 or 5xx. Default 4; 0 never. */
  retries?: number;
  /** Waits between tries. Default from 250 ms to 8 s, with full jitter. */
  backoff?: Partial<Backoff>;
  /** A stream that is silent for so long is taken for dead, seconds; the server says something every 15. Default 45. */
  streamSilenceSec?: number;
}

export interface Settings {
  /** Ends without a slash. */
  base: string;
  apiKey: string | null;
  fetch: typeof fetch;
  requestTimeoutMs: number;
  retries: number;
  backoff: Backoff;
  streamSilenceMs: number;
}

/** The app's own default port. */
const LOCAL = "http://127.0.0.1:3000";

let defaults: ClientOptions = {};

/** Sets what later calls use when they do not say otherwise. The key is only ever sent to the address set with it. */
export function configure(options: ClientOptions): void {
  defaults = { ...options };
}

const ownAddress = (): string => (globalThis as { location?: { origin?: string } }).location?.origin ?? LOCAL;

/** @throws JobError BAD_OPTIONS when the address is not one */
export function resolveSettings(options: ClientOptions): Settings {
  const given = { ...defaults, ...defined(options) };
  const address = parse(given.apiUrl ?? ownAddress());
  const keyIsForAnother = options.apiKey === undefined && new URL(defaults.apiUrl ?? ownAddress()).origin !== address.origin;
  return {
    base: `${address.origin}${address.pathname.replace(/\/+$/, "")}`,
    apiKey: keyIsForAnother ? null : (given.apiKey ?? null),
    // Called as a plain function: browsers refuse a fetch that is some other object's method.
    fetch: given.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    requestTimeoutMs: (given.requestTimeoutSec ?? 30) * 1000,
    retries: given.retries ?? 4,
    backoff: { firstMs: 250, longestMs: 8000, ...given.backoff },
    streamSilenceMs: (given.streamSilenceSec ?? 45) * 1000,
  };
}

const defined = (options: ClientOptions): ClientOptions => Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

function parse(text: string): URL {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (address?.protocol === "http:" || address?.protocol === "https:") return address;
  throw new JobError("BAD_OPTIONS", `"${text}" is not the address of a Risk Desk; it must begin with http:// or https://.`);
}
