import { addressRefusal, type AddressKind } from "./address-guard";
import { parseIp } from "./ip-address";

export const URL_MAX = 2000;

/** What an installation lets webhooks reach. */
export interface UrlPolicy {
  /** Ports besides those of loopback receivers. */
  ports: readonly number[];
  /** Development: this machine's own receivers, by plain http too and on any port. */
  allowLoopback: boolean;
}

export type UrlRefusal =
  | "WEBHOOK_URL_UNREADABLE" | "WEBHOOK_URL_TOO_LONG" | "WEBHOOK_URL_SCHEME" | "WEBHOOK_URL_USERINFO" | "WEBHOOK_URL_PORT"
  | "WEBHOOK_URL_HOST" | "WEBHOOK_URL_ADDRESS";

export type CheckedUrl = { ok: true; url: string } | { ok: false; code: UrlRefusal; sentence: string };

/** Names that never leave the machine or its network. */
const LOCAL_NAMES = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/** The rule for an address people give. Names are only resolved when a message is sent, and checked again there. */
export function checkWebhookUrl(text: string, policy: UrlPolicy): CheckedUrl {
  if (text.length > URL_MAX) return refuse("WEBHOOK_URL_TOO_LONG", `The address is longer than ${URL_MAX} characters.`);
  if (!URL.canParse(text)) return refuse("WEBHOOK_URL_UNREADABLE", "This is not an address. Write it like https://bank.example.org/hooks/risk.");
  const url = new URL(text);
  const host = url.hostname.replace(/\.$/, "").toLowerCase();
  const local = policy.allowLoopback && isLoopbackHost(host);
  if (url.protocol !== "https:" && !(local && url.protocol === "http:")) return refuse("WEBHOOK_URL_SCHEME", "The address must begin with https://.");
  if (url.username !== "" || url.password !== "") return refuse("WEBHOOK_URL_USERINFO", "The address may not carry a user name or password. Messages are signed; check the signature instead.");
  const port = url.port === "" ? (url.protocol === "https:" ? 443 : 80) : Number(url.port);
  if (!local && !policy.ports.includes(port)) return refuse("WEBHOOK_URL_PORT", `Port ${port} is not allowed. Use ${listed(policy.ports)}.`);
  if (!local && parseIp(host) === null && (!host.includes(".") || LOCAL_NAMES.test(host))) return refuse("WEBHOOK_URL_HOST", `${host} is not a name on the public internet.`);
  const kind = parseIp(host) === null ? null : addressRefusal(host);
  if (!local && kind !== null) return refuse("WEBHOOK_URL_ADDRESS", `${host} is ${ADDRESS_WORDS[kind]}, not a public one.`);
  url.hash = "";
  return url.href.length > URL_MAX ? refuse("WEBHOOK_URL_TOO_LONG", `The address is longer than ${URL_MAX} characters.`) : { ok: true, url: url.href };
}

const refuse = (code: UrlRefusal, sentence: string): CheckedUrl => ({ ok: false, code, sentence });
const listed = (ports: readonly number[]): string => (ports.length < 2 ? ports.join("") : `${ports.slice(0, -1).join(", ")} or ${ports.at(-1)}`);
const isLoopbackHost = (host: string): boolean => host === "localhost" || addressRefusal(host) === "loopback";

/** Whether a message may go to this resolved address. */
export const mayReach = (address: string, policy: UrlPolicy, scheme: string): boolean => {
  const kind = addressRefusal(address);
  if (kind === "loopback") return policy.allowLoopback;
  // Plain http never leaves the machine, whatever the name resolved to.
  return kind === null && scheme === "https:";
};

export const ADDRESS_WORDS: Record<AddressKind, string> = {
  unreadable: "no address",
  unspecified: "the unspecified address",
  loopback: "an address of this machine",
  private: "an address of a private network",
  shared: "an address inside a carrier's network",
  "link-local": "a link-local address",
  metadata: "the address of a cloud's metadata service",
  multicast: "a multicast address",
  broadcast: "the broadcast address",
  documentation: "an address from documentation",
  benchmarking: "an address for benchmarks",
  reserved: "a reserved address",
  "v4-mapped": "an IPv4 address written as IPv6",
  "v4-compatible": "an IPv4 address written as IPv6",
  nat64: "an address behind NAT64",
  "6to4": "a 6to4 address",
  teredo: "a Teredo address",
  "unique-local": "an address of a private network",
  "site-local": "an address of a private network",
};
