/**
 * Lowers the maximum of a wasm module's memory section in place. PDFium's build declares 2 GiB, which a
 * page of nested patterns fills; with a cap the same page ends in an abort that we name OUT_OF_MEMORY.
 */
export function capWasmMemory(bytes: Uint8Array, maxPages: number): Uint8Array {
  let at = 8; // magic and version
  while (at < bytes.length) {
    const section = bytes[at];
    const size = readLeb(bytes, at + 1);
    if (section === 5) {
      // count, flags (bit 0: a maximum follows), minimum, maximum
      const count = readLeb(bytes, size.next);
      const flags = readLeb(bytes, count.next);
      const minimum = readLeb(bytes, flags.next);
      const maximum = readLeb(bytes, minimum.next);
      if ((flags.value & 1) === 0 || maxPages < minimum.value || maxPages > maximum.value) {
        throw new Error("The wasm memory cannot be capped.");
      }
      writeLeb(bytes, minimum.next, maximum.next - minimum.next, maxPages);
      return bytes;
    }
    at = size.next + size.value;
  }
  throw new Error("The wasm module has no memory section.");
}

function readLeb(bytes: Uint8Array, from: number): { value: number; next: number } {
  let value = 0;
  let at = from;
  for (let scale = 1; ; scale *= 128) {
    const byte = bytes[at++] ?? 0;
    value += (byte & 127) * scale;
    if (byte < 128) return { value, next: at };
  }
}

/** Same width as before, padded, so that no other offset moves. */
function writeLeb(bytes: Uint8Array, from: number, width: number, value: number): void {
  let rest = value;
  for (let k = 0; k < width; k++) {
    bytes[from + k] = (rest & 127) | (k < width - 1 ? 128 : 0);
    rest = Math.floor(rest / 128);
  }
}
