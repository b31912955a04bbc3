import chardet from "chardet";

const SAMPLE_BYTES = 200_000;

/** Bytes of unknown encoding as text: byte order mark, else UTF-8 if valid, else a guess by frequency. */
export function decodeText(bytes: Buffer): string {
  const marked = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : null;
  if (marked) return new TextDecoder(marked).decode(bytes);
  const utf8 = tryDecode("utf-8", bytes);
  if (utf8 !== null) return utf8;
  const guess = chardet.detect(bytes.subarray(0, SAMPLE_BYTES));
  return (guess ? tryDecode(guess, bytes) : null) ?? new TextDecoder("windows-1252").decode(bytes);
}

function tryDecode(encoding: string, bytes: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // Not valid in this encoding, or an encoding Node does not know: the caller has another.
    return null;
  }
}
