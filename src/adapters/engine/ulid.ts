import { randomBytes } from "node:crypto";

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const TIME_CHARS = 10;
const ENTROPY_BYTES = 10;

/** A sortable id: 48 bits of milliseconds, 80 bits of entropy, Crockford's base 32. */
export function ulid(timeMs: number, entropy: Uint8Array = randomBytes(ENTROPY_BYTES)): string {
  let time = timeMs;
  let head = "";
  for (let i = 0; i < TIME_CHARS; i += 1) {
    head = ALPHABET.charAt(time % 32) + head;
    time = Math.floor(time / 32);
  }
  let bits = 0;
  let held = 0;
  let tail = "";
  for (const byte of entropy) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      tail += ALPHABET.charAt((held >> bits) & 31);
    }
  }
  return head + tail;
}

/**
 * Ids of one send: the client's seed gives a repeated send the same ids, so that it adds nothing.
 * @param seed header x-inngest-event-id-seed, "<ms>,<10 bytes in base64>"
 */
export function eventIds(seed: string | null, count: number, nowMs: number): string[] {
  const [time, entropy] = seed?.split(",") ?? [];
  const bytes = Buffer.from(entropy ?? "", "base64");
  const ms = Number(time);
  if (bytes.length !== ENTROPY_BYTES || !Number.isSafeInteger(ms) || ms <= 0) return Array.from({ length: count }, () => ulid(nowMs));
  // The place in the send, from one, is added to the last four bytes, as the server does.
  const last = bytes.readUInt32BE(ENTROPY_BYTES - 4);
  return Array.from({ length: count }, (_, index) => {
    const own = Buffer.from(bytes);
    own.writeUInt32BE((last + index + 1) >>> 0, ENTROPY_BYTES - 4);
    return ulid(ms, own);
  });
}
