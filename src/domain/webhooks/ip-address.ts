/** An address as its bytes: 4 of IPv4, 16 of IPv6. */
export type IpBytes = readonly number[];

/** Four decimal numbers, as resolvers and the URL parser write them; other spellings are no address. */
const QUAD = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
const GROUP = /^[0-9a-f]{1,4}$/i;

/** Reads an IPv4 or IPv6 address, a zone ("%eth0") and URL brackets taken off; null when the text is neither. */
export function parseIp(text: string): IpBytes | null {
  const bare = text.replace(/^\[(.*)\]$/, "$1").replace(/%.*$/, "");
  return bare.includes(":") ? parseV6(bare) : parseV4(bare);
}

function parseV4(text: string): IpBytes | null {
  const parts = QUAD.exec(text)?.slice(1);
  if (!parts || parts.some((part) => part.length > 1 && part.startsWith("0"))) return null;
  const bytes = parts.map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes : null;
}

function parseV6(text: string): IpBytes | null {
  const halves = text.split("::");
  if (halves.length > 2) return null;
  const [head, tail] = [bytesOf(halves[0] ?? ""), bytesOf(halves[1] ?? "")];
  if (head === null || tail === null) return null;
  if (halves.length === 1) return head.length === 16 ? head : null;
  const missing = 16 - head.length - tail.length;
  return missing >= 2 ? [...head, ...Array<number>(missing).fill(0), ...tail] : null;
}

/** Groups of four hex digits; the last may be an IPv4 address. */
function bytesOf(text: string): number[] | null {
  if (text === "") return [];
  const groups = text.split(":");
  const bytes: number[] = [];
  for (const [at, group] of groups.entries()) {
    const quad = at === groups.length - 1 ? parseV4(group) : null;
    if (quad) bytes.push(...quad);
    else if (GROUP.test(group)) bytes.push(parseInt(group, 16) >> 8, parseInt(group, 16) & 255);
    else return null;
  }
  return bytes;
}

/** Whether the first `bits` bits are those of `network`. */
export function within(address: IpBytes, network: IpBytes, bits: number): boolean {
  if (address.length !== network.length) return false;
  return network.every((byte, at) => {
    const counted = Math.min(8, Math.max(0, bits - at * 8));
    const mask = (255 << (8 - counted)) & 255;
    return (byte & mask) === ((address[at] ?? 0) & mask);
  });
}
