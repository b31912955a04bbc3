import { deflateSync } from "node:zlib";
import { crc32 } from "../zip/crc32";

export interface Pixels {
  width: number;
  height: number;
  /** Bytes a row in `data`. */
  stride: number;
  /** 1 = gray, 4 = RGBA. */
  channels: 1 | 4;
  data: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** PNG (ISO/IEC 15948), 8 bits a channel, filter "none"; `level` as in zlib, 1 = fast. */
export function encodePng(pixels: Pixels, level: number): Buffer {
  const row = pixels.width * pixels.channels;
  const raw = Buffer.alloc((row + 1) * pixels.height); // each row begins with its filter type, 0
  for (let y = 0; y < pixels.height; y++) {
    raw.set(pixels.data.subarray(y * pixels.stride, y * pixels.stride + row), y * (row + 1) + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels.width, 0);
  header.writeUInt32BE(pixels.height, 4);
  header[8] = 8;
  header[9] = pixels.channels === 1 ? 0 : 6;
  return Buffer.concat([SIGNATURE, chunk("IHDR", header), chunk("IDAT", deflateSync(raw, { level })), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
