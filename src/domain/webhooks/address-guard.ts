import { type IpBytes, parseIp, within } from "./ip-address";

/** Why an address is not a public one. Registries: IANA special-purpose IPv4 and IPv6 addresses. */
export type AddressKind =
  | "unreadable" | "unspecified" | "loopback" | "private" | "shared" | "link-local" | "metadata" | "multicast" | "broadcast"
  | "documentation" | "benchmarking" | "reserved" | "v4-mapped" | "v4-compatible" | "nat64" | "6to4" | "teredo" | "unique-local" | "site-local";

type Range = readonly [network: string, bits: number, kind: AddressKind];

/** The narrower range stands before the wider one it lies in. */
const RANGES: readonly Range[] = [
  ["0.0.0.0", 32, "unspecified"],
  ["0.0.0.0", 8, "reserved"],
  ["10.0.0.0", 8, "private"],
  // Alibaba's metadata service stands in the carriers' range, Oracle's in the IETF's, Azure's at a public address.
  ["100.100.100.200", 32, "metadata"],
  ["192.0.0.192", 32, "metadata"],
  ["168.63.129.16", 32, "metadata"],
  ["169.254.169.254", 32, "metadata"],
  ["169.254.170.0", 24, "metadata"],
  ["100.64.0.0", 10, "shared"],
  ["127.0.0.0", 8, "loopback"],
  ["169.254.0.0", 16, "link-local"],
  ["172.16.0.0", 12, "private"],
  ["192.0.0.0", 24, "reserved"],
  ["192.0.2.0", 24, "documentation"],
  ["192.31.196.0", 24, "reserved"],
  ["192.52.193.0", 24, "reserved"],
  ["192.88.99.0", 24, "6to4"],
  ["192.168.0.0", 16, "private"],
  ["192.175.48.0", 24, "reserved"],
  ["198.18.0.0", 15, "benchmarking"],
  ["198.51.100.0", 24, "documentation"],
  ["203.0.113.0", 24, "documentation"],
  ["224.0.0.0", 4, "multicast"],
  ["255.255.255.255", 32, "broadcast"],
  ["240.0.0.0", 4, "reserved"],
  ["::", 128, "unspecified"],
  ["::1", 128, "loopback"],
  ["::ffff:0:0", 96, "v4-mapped"],
  ["::ffff:0:0:0", 96, "v4-mapped"],
  ["::", 96, "v4-compatible"],
  ["64:ff9b::", 96, "nat64"],
  ["64:ff9b:1::", 48, "nat64"],
  ["fd00:ec2::254", 128, "metadata"],
  ["fc00::", 7, "unique-local"],
  ["fe80::", 10, "link-local"],
  ["fec0::", 10, "site-local"],
  ["ff00::", 8, "multicast"],
  ["2001::", 32, "teredo"],
  ["2001:2::", 48, "benchmarking"],
  ["2001:db8::", 32, "documentation"],
  ["2001::", 23, "reserved"],
  ["2002::", 16, "6to4"],
  ["2620:4f:8000::", 48, "reserved"],
  ["3fff::", 20, "documentation"],
];

const parsed = RANGES.map(([network, bits, kind]) => ({ network: parseIp(network) ?? [], bits, kind }));
/** All of IPv6 that is given out to hosts; the rest is refused whether it has a name or not. */
const GLOBAL_UNICAST = parseIp("2000::") ?? [];

/** What keeps this address from being a public host's; null when it is one. */
export function addressRefusal(text: string): AddressKind | null {
  const address = parseIp(text);
  if (address === null) return "unreadable";
  const range = parsed.find(({ network, bits }) => within(address, network, bits));
  if (range) return range.kind;
  return isOtherV6(address) ? "reserved" : null;
}

const isOtherV6 = (address: IpBytes): boolean => address.length === 16 && !within(address, GLOBAL_UNICAST, 3);
