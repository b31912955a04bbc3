import { ReadFailure } from "../read-failure";

export interface PictureSize {
  width: number;
  height: number;
}

export function isPng(bytes: Buffer): boolean {
  return bytes.length >= 8 && bytes.readUInt32BE(0) === 0x89504e47 && bytes.readUInt32BE(4) === 0x0d0a1a0a;
}

export function isJpeg(bytes: Buffer): boolean {
  return bytes.length >= 3 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

/** Pixels told by the header, so that a bomb is refused before a decoder sees it. */
export function pictureSize(bytes: Buffer): PictureSize {
  const size = isPng(bytes) ? pngSize(bytes) : jpegFrame(bytes);
  if (!size || size.width < 1 || size.height < 1) throw new ReadFailure("CORRUPT", "The picture's header is damaged.");
  return { width: size.width, height: size.height };
}

function pngSize(bytes: Buffer): PictureSize | null {
  if (bytes.length < 24 || bytes.toString("latin1", 12, 16) !== "IHDR") return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Walks the markers to the frame header: SOF0 to SOF15 without DHT, JPG and DAC. */
export function jpegFrame(bytes: Buffer): (PictureSize & { components: number }) | null {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) {
      at += 1;
      continue;
    }
    const marker = bytes[at + 1] ?? 0;
    const frame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (frame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7), components: bytes[at + 9] ?? 0 };
    const standalone = marker === 0xff || marker === 0xd8 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9);
    at += marker === 0xff ? 1 : standalone ? 2 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
